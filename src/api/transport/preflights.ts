import { readJson, storageKey, writeJson } from '../../platform/storage/storage.ts';

/**
 * How long browsers surely reuse a pre-flight whose answer does not say, in milliseconds. The Fetch
 * standard has five seconds; a call can wait for its turn between being counted and being sent.
 */
const REUSED = 4000;

/** Kept for all tabs and the next page: a reload finds the browser's pre-flights where they were. */
const key = storageKey('preflights');

/** When the first pre-flight of a call left that has no answer yet. */
const pending = new Map<string, number>();

/** A call as a number: what it asked for is nobody's business. FNV-1a. */
function nameOf(call: string): string {
  let hash = 0x811c_9dc5;
  for (const letter of call) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193);
  return hash.toString(36);
}

/** Until when each pre-flight is reused at least. */
function read(now: number): Record<string, number> {
  const stored = Object.entries(readJson(key) ?? {});
  return Object.fromEntries(
    stored.filter(([, until]) => typeof until === 'number' && until > now && until <= now + REUSED),
  );
}

/**
 * What a call to another origin costs: itself, and a pre-flight unless the browser surely reuses one.
 * Counted from when the last one left, and for the same method and address only: a browser can reuse
 * more than that, never less.
 */
export function costOf(call: string, now: number = Date.now()): number {
  if (nameOf(call) in read(now)) return 1;
  if (!pending.has(call)) pending.set(call, now);
  return 2;
}

/** A call has got an answer, so its pre-flight was accepted. */
export function accepted(call: string, now: number = Date.now()): void {
  const sent = pending.get(call);
  if (sent === undefined) return;
  pending.delete(call);
  writeJson(key, { ...read(now), [nameOf(call)]: sent + REUSED });
}
