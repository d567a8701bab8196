import { readJson, storageKey, writeJson } from '../lib/storage.ts';

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
  /** Until when the service refuses us, where it has said so. */
  until: number;
}

const LIMIT = 100;
const WINDOW = 15 * 60 * 1000;

/** What background reads leave for the things a person does. */
const RESERVE = 15;

const key = storageKey('allowance');
const fresh = (now: number): Allowance => ({ start: now, spent: 0, until: 0 });

function read(now: number): Allowance {
  const kept = readJson(key);
  if (typeof kept !== 'object' || kept === null) return fresh(now);
  const allowance = { ...fresh(now), ...kept };
  const sound = Object.values(allowance).every((part) => Number.isFinite(part) && part >= 0);
  const current = allowance.start <= now && now - allowance.start < WINDOW;
  return sound && current ? allowance : fresh(now);
}

/** Two ends of the same window, as two answers tell of them, lie no further apart. */
const SLACK = 5000;

/**
 * Takes over what an answer says of the allowance, where that can be read. The end of the window is told
 * by the service's clock: what counts is how far it lies from the answer's own date.
 * @returns false where it says nothing
 */
export function learn(
  headers: Readonly<Record<string, unknown>>,
  now: number = Date.now(),
): boolean {
  const remaining = Number(headers['x-ratelimit-remaining'] ?? NaN);
  const said = Date.parse(String(headers['date']));
  const left = Number(headers['x-ratelimit-reset']) * 1000 - (Number.isNaN(said) ? now : said);
  if (!(remaining >= 0 && left > 0)) return false;
  const end = now + Math.min(left, WINDOW);
  const { until } = read(now);
  // An answer from before the refusal that has come after it takes nothing back.
  if (until > now && Math.abs(until - end) < SLACK) return true;
  const spent = Math.max(0, LIMIT - remaining);
  writeJson(key, { start: end - WINDOW, spent, until: remaining > 0 ? 0 : end });
  return true;
}

/** The service has taken what a person sent: where it had refused us before, another window has begun. */
export function taken(now: number = Date.now()): void {
  if (refusedUntil(now) !== null) writeJson(key, fresh(now));
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
export function refuse(now: number = Date.now()): number {
  const { start, spent } = read(now);
  // A window that began here moments ago was begun by somebody else: then the full time.
  const mine = spent >= LIMIT / 2;
  const begun = mine ? start : now;
  const until = begun + WINDOW;
  writeJson(key, { start: begun, spent: LIMIT, until });
  return until;
}

/** Until when the service refuses us, in milliseconds since 1970; null: it does not. */
export function refusedUntil(now: number = Date.now()): number | null {
  const kept = readJson(key);
  const until = typeof kept === 'object' && kept !== null && 'until' in kept ? kept.until : 0;
  return typeof until === 'number' && until > now && until <= now + WINDOW ? until : null;
}

/** A person asks again by hand: the next request goes out, whatever the estimate says. */
export function tryAnyway(now: number = Date.now()): void {
  if (refusedUntil(now) !== null) writeJson(key, { ...read(now), until: 0 });
}

/** True near the end of the allowance: reads that nobody waits for are put off. */
export const isScarce = (now: number = Date.now()): boolean =>
  refusedUntil(now) !== null || read(now).spent >= LIMIT - RESERVE;

/** True where the allowance must be used up by our own count: a network error is then a refusal. */
export const isSpent = (now: number = Date.now()): boolean => read(now).spent >= LIMIT;
