import { readText, removeText, storageKey, writeText } from '../lib/storage.ts';

const phoneKey = (userId: string): string => storageKey(`phone:${userId}`);

/** The refused phone number that a profile was saved without; null if it has one now. */
export const refusedNumber = (profile: { id: string; phoneNumber: string | null }): string | null =>
  profile.phoneNumber?.trim() ? null : readText(phoneKey(profile.id));

/** The API's list of numbers rarely changes. */
const PAUSE = 30 * 24 * 60 * 60 * 1000;

const offeredKey = (userId: string): string => `${phoneKey(userId)}-said`;

/** Stores a number that the API has refused, for its owner to try again. */
export function storeNumber(userId: string, number: string, now: number = Date.now()): void {
  writeText(phoneKey(userId), number);
  writeText(offeredKey(userId), String(now));
}

/** Deletes it: the API has accepted a number. */
export function forgetNumber(userId: string): void {
  removeText(phoneKey(userId));
  removeText(offeredKey(userId));
}

/** The refused number, 30 days after the last refusal or offer. Calling this counts as an offer. */
export function numberToOffer(
  profile: Parameters<typeof refusedNumber>[0],
  now: number = Date.now(),
): string | null {
  const number = refusedNumber(profile);
  if (number === null || now - Number(readText(offeredKey(profile.id))) < PAUSE) return null;
  storeNumber(profile.id, number, now);
  return number;
}
