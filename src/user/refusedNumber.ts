import { readText, storageKey } from '../lib/storage.ts';

/** The storage key of a phone number that the service has refused. */
export const phoneKey = (userId: string): string => storageKey(`phone:${userId}`);

/** The refused phone number that a profile was saved without; null where it has one now. */
export const refusedNumber = (profile: {
  id: string;
  phoneNumber: string | null;
}): string | null => (profile.phoneNumber?.trim() ? null : readText(phoneKey(profile.id)));
