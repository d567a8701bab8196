import { boolean } from 'yup';
import type { Role } from '../auth/session.ts';
import { box, type BoxKind } from './box.ts';
import type { User } from './userSlice.ts';

/** The choice of a user to continue without a phone number, because the API refused theirs. */
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

/** Deletes the choice: the profile has a number. */
export const forgetWithoutNumber = (userId: string): void =>
  box.remove(userId, withoutNumber, 'profile');

/** Whether the user has closed the welcome on their home page. */
export const welcomeDismissed: BoxKind<true> = {
  name: 'welcomeDismissed',
  schema: boolean().isTrue().required(),
};

/**
 * True for a complete profile. Mentees need city, country, phone number and description, mentors
 * the first three, and admins nothing. Nobody needs a number who chose to continue without one.
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

/** A user's place: `Ibadan, Nigeria`, or ''. */
export const placeOf = ({ city, country }: Pick<User, 'city' | 'country'>): string =>
  [city, country].filter(Boolean).join(', ');
