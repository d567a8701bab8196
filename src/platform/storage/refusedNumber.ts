import { readText, removeText, storageKey, writeText } from './storage.ts';

/** Where a phone number that the service has refused is kept: somebody has typed it. */
const phoneKey = (userId: string): string => storageKey(`phone:${userId}`);

/** How long nothing is said of a refused number, in milliseconds: the service's list rarely changes. */
const PAUSE = 30 * 24 * 60 * 60 * 1000;

const saidKey = (userId: string): string => `${phoneKey(userId)}-said`;

/** The refused phone number that a profile was saved without, or null; also where it has one by now. */
export const refusedNumber = (profile: {
  id: string;
  phoneNumber: string | null;
}): string | null => (profile.phoneNumber?.trim() ? null : readText(phoneKey(profile.id)));

/** Keeps a number that the service has refused, for its owner to try again. */
export function storeNumber(userId: string, number: string, now: number = Date.now()): void {
  writeText(phoneKey(userId), number);
  writeText(saidKey(userId), String(now));
}

/** Forgets it: the service has taken a number. */
export function forgetNumber(userId: string): void {
  removeText(phoneKey(userId));
  removeText(saidKey(userId));
}

/**
 * The refused number, where it is time to offer it again: at most every 30 days, counted from when the
 * service refused it last. Asking counts as having offered it.
 */
export function numberToOffer(
  profile: Parameters<typeof refusedNumber>[0],
  now: number = Date.now(),
): string | null {
  const number = refusedNumber(profile);
  if (number === null || now - Number(readText(saidKey(profile.id))) < PAUSE) return null;
  storeNumber(profile.id, number, now);
  return number;
}
