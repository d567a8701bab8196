import { boolean } from 'yup';
import type { Role } from '../auth/session.ts';
import { box, type BoxKind } from './box.ts';
import type { User } from './userSlice.ts';

/** A user's choice to continue without a phone number, because the API refused theirs. */
const withoutNumber: BoxKind<true> = {
  name: 'withoutNumber',
  schema: boolean().isTrue().required(),
};

export const isWithoutNumber = (userId: string): boolean =>
  box.get(userId, withoutNumber, 'profile') === true;

/** Stores the choice until the profile has a number. */
export function continueWithoutNumber(userId: string): void {
  box.set(userId, withoutNumber, 'profile', true);
}

/** Deletes the choice once the profile has a number. */
export const forgetWithoutNumber = (userId: string): void =>
  box.remove(userId, withoutNumber, 'profile');

/** Whether the user has closed the welcome on their home page. */
export const welcomeDismissed: BoxKind<true> = {
  name: 'welcomeDismissed',
  schema: boolean().isTrue().required(),
};

/**
 * Returns whether a profile is complete. Mentees need a city, a country, a phone number and a
 * description; mentors need the first three, and admins nothing. A user who chose to continue
 * without a number does not need one.
 */
export function isComplete(
  profile: Pick<User, 'id' | 'city' | 'country' | 'phoneNumber' | 'description'>,
  role: Role,
): boolean {
  if (role === 'ADMIN') return true;
  const { id, city, country, phoneNumber, description } = profile;
  const needed = [city, country];
  if (role === 'MENTEE') needed.push(description);
  if (!isWithoutNumber(id)) needed.push(phoneNumber);
  return needed.every((value) => value !== null && value.trim() !== '');
}

/** Returns a user's place as `Ibadan, Nigeria`, or ''. */
export const placeOf = ({ city, country }: Pick<User, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(', ');
