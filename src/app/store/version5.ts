import { isRecord } from '../../lib/values.ts';

/**
 * Converts a snapshot of version 5, which had one request book per data area. Remove it 30 days
 * after version 6 is released, because snapshots expire then.
 */
export function fromVersion5(state: Record<string, unknown>): Record<string, unknown> {
  const requests: Record<string, unknown> = {};
  const courses: Record<'taken' | 'removed', Record<string, unknown>> = { taken: {}, removed: {} };
  for (const [area, part] of Object.entries(state)) {
    const book = isRecord(part) && isRecord(part['requests']) ? part['requests'] : {};
    for (const [key, entry] of Object.entries(book)) {
      const endedAt = isRecord(entry) ? entry['endedAt'] : null;
      const [, kind, id = ''] = /^courses\/(taken|removed):(.*)/.exec(key) ?? [];
      if (kind === 'taken' || kind === 'removed') courses[kind][id] = endedAt;
      else requests[key] = { area, endedAt };
    }
  }
  const storedCourses = isRecord(state['courses']) ? state['courses'] : {};
  return { ...state, courses: { ...storedCourses, ...courses }, requests };
}
