import { readJson, storageKey, writeJson } from '../lib/storage.ts';

/**
 * How long browsers surely reuse a pre-flight whose answer gives no age, in milliseconds. The Fetch
 * standard says five seconds; a call may be queued between being counted and being sent.
 */
const REUSED = 4000;

/** Shared by all tabs and the next page: the browser's pre-flights survive a reload. */
const key = storageKey('preflights');

/** When the first pre-flight of a call without an answer was sent. */
const pending = new Map<string, number>();

/** A call as a number (FNV-1a), so that storage does not show what was requested. */
function nameOf(call: string): string {
  let hash = 0x811c_9dc5;
  for (const letter of call) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193);
  return hash.toString(36);
}

/** Until when each pre-flight is reused at least, in milliseconds since 1970. */
function read(now: number): Record<string, number> {
  const stored = Object.entries(readJson(key) ?? {});
  return Object.fromEntries(
    stored.filter(([, until]) => typeof until === 'number' && until > now && until <= now + REUSED),
  );
}

/**
 * How many requests a call to another origin takes: itself, and a pre-flight unless the browser
 * surely reuses one. Counted from when the last one was sent, per method and address: a browser may
 * reuse more, never less.
 */
export function costOf(call: string, now: number = Date.now()): number {
  if (nameOf(call) in read(now)) return 1;
  if (!pending.has(call)) pending.set(call, now);
  return 2;
}

/** Records that a call was answered, so its pre-flight was accepted. */
export function accepted(call: string, now: number = Date.now()): void {
  const sent = pending.get(call);
  if (sent === undefined) return;
  pending.delete(call);
  writeJson(key, { ...read(now), [nameOf(call)]: sent + REUSED });
}
