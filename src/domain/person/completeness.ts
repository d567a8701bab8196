import type { Role } from './roles.ts';

interface Known {
  city: string | null;
  country: string | null;
  phoneNumber: string | null;
  description: string | null;
}

/**
 * What a profile needs before one can go on: a mentee's city, country, phone number and
 * description; a mentor's city, country and phone number; of an admin nothing.
 * @param refusedNumber a phone number that the service has refused counts on the device that keeps it
 */
export function isComplete(
  profile: Known,
  role: Role,
  refusedNumber: string | null = null,
): boolean {
  if (role === 'ADMIN') return true;
  const { city, country, phoneNumber, description } = profile;
  const phone = phoneNumber?.trim() || refusedNumber;
  const needed = [city, country, phone, ...(role === 'MENTEE' ? [description] : [])];
  return needed.every((value) => value !== null && value.trim() !== '');
}
