import type { Role } from '../auth/session.ts';
import type { User } from './userSlice.ts';

/**
 * True for a complete profile. Mentees need city, country, phone number and description, mentors
 * the first three, and admins nothing. A refused number counts on the device that stores it.
 */
export function isComplete(
  profile: Pick<User, 'city' | 'country' | 'phoneNumber' | 'description'>,
  role: Role,
  refusedNumber: string | null = null,
): boolean {
  if (role === 'ADMIN') return true;
  const { city, country, phoneNumber, description } = profile;
  const phone = phoneNumber?.trim() || refusedNumber;
  const needed = [city, country, phone];
  if (role === 'MENTEE') needed.push(description);
  return needed.every((value) => value !== null && value.trim() !== '');
}

/** A user's place: `Ibadan, Nigeria`, or ''. */
export const placeOf = ({ city, country }: Pick<User, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(', ');
