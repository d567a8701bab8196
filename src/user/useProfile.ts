import { useSelector } from 'react-redux';
import type { UserState, User } from './userSlice.ts';

export interface NeedsUser {
  user: UserState;
}

/** Returns the logged-in user's profile. Throws outside the dashboards' layout, which loads it. */
export function useProfile(): User {
  const profile = useSelector(({ user }: NeedsUser) => user.profile);
  if (profile === null) throw new Error('useProfile needs the dashboard around it');
  return profile;
}
