import { readJson, storageKey, writeJson } from '../lib/storage.ts';

/**
 * What this device has spent of the service's allowance: 100 requests per 15 minutes and IP, over
 * everything, pre-flights included (api.md, "rate limit"). An estimate: neighbours behind the same
 * address spend from it too, and the service never says what is left.
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
