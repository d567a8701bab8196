import { createHash, randomBytes } from 'node:crypto';

/** Creates an id of 24 hex digits as MongoDB does: the first eight are the time in seconds. */
export function newId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** The creation time in the ids of the starter content: before any of its dates. */
const FIRST_DAY = Math.floor(Date.UTC(2021, 8, 1) / 1000).toString(16);

/**
 * Returns the same id for the same starter row in every database, so that links survive a reset.
 */
export function starterId(kind: string, key: string): string {
  return FIRST_DAY + createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, 16);
}

export function isId(value: string): boolean {
  return /^[0-9a-f]{24}$/i.test(value);
}
