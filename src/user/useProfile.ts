import { useSelector } from 'react-redux';
import type { UserState, User } from './userSlice.ts';

/** A state with the user's profile. */
export interface NeedsUser {
  user: UserState;
}

/**
 * The logged-in user's profile. The dashboard's layout loads it before it shows a page.
 * @throws Error outside that layout
 */
export function useProfile(): User {
  const profile = useSelector(({ user }: NeedsUser) => user.profile);
  if (profile === null) throw new Error('useProfile needs the dashboard around it');
  return profile;
}
