import { phoneKey, refusedNumber } from './remembered.ts';
import { readText, removeText, writeText } from './storage.ts';

/** How long nothing is said of a refused number, in milliseconds: the service's list rarely changes. */
const PAUSE = 30 * 24 * 60 * 60 * 1000;

const saidKey = (userId: string): string => `${phoneKey(userId)}-said`;

/** Keeps a number that the service has refused, for its owner to try again. */
export function keepNumber(userId: string, number: string, now: number = Date.now()): void {
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
  keepNumber(profile.id, number, now);
  return number;
}
