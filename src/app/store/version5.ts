import { isRecord } from '../../lib/values.ts';

/**
 * Turns a snapshot of version 5 into one of version 6: each data area had a book of its requests, and
 * that of the courses said in keys of its own what was taken along and removed. A snapshot is read
 * for 30 days, so this goes 30 days after version 6 has come.
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
  const known = isRecord(state['courses']) ? state['courses'] : {};
  return { ...state, courses: { ...known, ...courses }, requests };
}
