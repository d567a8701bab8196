import { isRecord } from '../lib/values.ts';
import { readJson, removeText, storageKey, writeJson } from '../lib/storage.ts';
import { MINUTE } from '../lib/timing.ts';

/**
 * Counts the requests that the API's rate limit allows: 100 per 15 minutes and IP address,
 * pre-flights included. A page of another origin cannot read the API's headers, so the device
 * counts the requests itself.
 */
interface Allowance {
  start: number;
  spent: number;
  /** The end of the refusal, in milliseconds since 1970; 0 if the API does not refuse. */
  until: number;
}

const LIMIT = 100;
const WINDOW = 15 * MINUTE;

/** The requests that background reads leave for the user's own actions. */
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

/** The most by which two responses may differ about the end of one window. */
const SLACK_MS = 5000;

/**
 * Reads the allowance from the response headers, and returns whether they were readable. The window
 * ends by the API's clock, so the response's own date counts.
 */
export function readHeaders(
  headers: Readonly<Record<string, unknown>>,
  now: number = Date.now(),
): boolean {
  const remaining = Number(headers['x-ratelimit-remaining'] ?? NaN);
  const sentAt = Date.parse(String(headers['date']));
  const resetIn =
    Number(headers['x-ratelimit-reset']) * 1000 - (Number.isNaN(sentAt) ? now : sentAt);
  if (!(remaining >= 0 && resetIn > 0)) return false;
  const end = now + Math.min(resetIn, WINDOW);
  // A response sent before the refusal but received after it does not lift it.
  if (Math.abs(read(now).until - end) < SLACK_MS) return true;
  const spent = Math.max(0, LIMIT - remaining);
  writeJson(key, { start: end - WINDOW, spent, until: remaining > 0 ? 0 : end });
  return true;
}

/** Begins a new window if requests had been refused, because the API has now accepted a write. */
export function acceptWrite(now: number = Date.now()): void {
  if (refusedUntil(now) !== null) removeText(key);
}

/** Counts requests that the API has answered. */
export function spend(requests: number, now: number = Date.now()): void {
  const allowance = read(now);
  writeJson(key, { ...allowance, spent: allowance.spent + requests });
}

/** Records a refusal, and returns the window's estimated end, in milliseconds since 1970. */
export function recordRefusal(now: number = Date.now()): number {
  const { start, spent, until: end } = read(now);
  if (end > 0) return end;
  // If this device has used less than half, others on the network have used the rest, so we assume
  // a full window.
  const windowStart = spent >= LIMIT / 2 ? start : now;
  const until = windowStart + WINDOW;
  writeJson(key, { start: windowStart, spent: LIMIT, until });
  return until;
}

/**
 * Returns when the API stops refusing requests, in milliseconds since 1970, or null if it does not
 * refuse.
 */
export const refusedUntil = (now: number = Date.now()): number | null => read(now).until || null;

/** Forgets the estimated refusal, so that a retry by the user is sent. */
export function clearRefusal(now: number = Date.now()): void {
  if (refusedUntil(now) !== null) writeJson(key, { ...read(now), until: 0 });
}

/** Returns whether the allowance is nearly spent, or would be after `planned` more requests. */
export const isScarce = (now: number = Date.now(), planned = 0): boolean =>
  refusedUntil(now) !== null || read(now).spent >= LIMIT - RESERVE - planned;

/**
 * Returns when a scarce allowance is whole again, in milliseconds since 1970, or null if it is not
 * scarce.
 */
export const scarceUntil = (now: number = Date.now()): number | null =>
  isScarce(now) ? (refusedUntil(now) ?? read(now).start + WINDOW) : null;
