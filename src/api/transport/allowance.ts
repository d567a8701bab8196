import { isRecord } from '../../platform/isRecord.ts';
import { readJson, removeText, storageKey, writeJson } from '../../platform/storage/storage.ts';

/**
 * What is spent of the service's allowance: 100 requests per 15 minutes and IP, over everything,
 * pre-flights included. On its own origin each answer says what is left and until when; elsewhere
 * browsers hide that, and this is what the device has counted: neighbours behind the same address spend
 * from it too.
 */
interface Allowance {
  /** When the window began: the first request in it, milliseconds since 1970. */
  start: number;
  spent: number;
  /** Until when the service refuses us; 0: it does not. */
  until: number;
}

const LIMIT = 100;
const WINDOW = 15 * 60 * 1000;

/** What background reads leave for the things a person does. */
const RESERVE = 15;

const key = storageKey('allowance');

const isIn = (value: unknown, above: number, upTo: number): value is number =>
  typeof value === 'number' && value > above && value <= upTo;

function read(now: number): Allowance {
  const stored = readJson(key);
  const { start, spent, until } = isRecord(stored) ? stored : {};
  const isCurrent = isIn(start, now - WINDOW, now) && isIn(spent, -1, Infinity);
  return {
    ...(isCurrent ? { start, spent } : { start: now, spent: 0 }),
    until: isIn(until, now, now + WINDOW) ? until : 0,
  };
}

/** Two ends of the same window, as two answers tell of them, lie no further apart. */
const SLACK = 5000;

/**
 * Takes over what an answer says of the allowance, where that can be read. The end of the window is told
 * by the service's clock: what counts is how far it lies from the answer's own date.
 * @returns false where it says nothing
 */
export function readHeaders(
  headers: Readonly<Record<string, unknown>>,
  now: number = Date.now(),
): boolean {
  const remaining = Number(headers['x-ratelimit-remaining'] ?? NaN);
  const answeredAt = Date.parse(String(headers['date']));
  const resetIn =
    Number(headers['x-ratelimit-reset']) * 1000 - (Number.isNaN(answeredAt) ? now : answeredAt);
  if (!(remaining >= 0 && resetIn > 0)) return false;
  const end = now + Math.min(resetIn, WINDOW);
  // An answer from before the refusal that has come after it takes nothing back.
  if (Math.abs(read(now).until - end) < SLACK) return true;
  const spent = Math.max(0, LIMIT - remaining);
  writeJson(key, { start: end - WINDOW, spent, until: remaining > 0 ? 0 : end });
  return true;
}

/** The service has taken what a person sent: where it had refused us before, another window has begun. */
export function acceptWrite(now: number = Date.now()): void {
  if (refusedUntil(now) !== null) removeText(key);
}

/** Counts requests that go out now. */
export function spend(requests: number, now: number = Date.now()): void {
  const allowance = read(now);
  writeJson(key, { ...allowance, spent: allowance.spent + requests });
}

/**
 * The service has refused: nothing goes out before the window ends, as well as that can be known.
 * @returns until when, in milliseconds since 1970
 */
export function noteRefusal(now: number = Date.now()): number {
  const { start, spent } = read(now);
  // A window that began here moments ago was begun by somebody else: then the full time.
  const windowStart = spent >= LIMIT / 2 ? start : now;
  const until = windowStart + WINDOW;
  writeJson(key, { start: windowStart, spent: LIMIT, until });
  return until;
}

/** Until when the service refuses us, in milliseconds since 1970; null: it does not. */
export const refusedUntil = (now: number = Date.now()): number | null => read(now).until || null;

/** A person asks again by hand: the next request goes out, whatever the estimate says. */
export function tryAnyway(now: number = Date.now()): void {
  if (refusedUntil(now) !== null) writeJson(key, { ...read(now), until: 0 });
}

/** True near the end of the allowance: reads that nobody waits for are put off. */
export const isScarce = (now: number = Date.now()): boolean =>
  refusedUntil(now) !== null || isSpent(now, LIMIT - RESERVE);

/** True where the allowance must be used up by our own count: a network error is then a refusal. */
export const isSpent = (now: number = Date.now(), limit: number = LIMIT): boolean =>
  read(now).spent >= limit;
