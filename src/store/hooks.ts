import type { User } from '../api/schemas.ts';
import { useDispatch, useSelector } from 'react-redux';
import { sessionOf, type Session } from '../platform/session.ts';
import type { RootState } from './rootReducer.ts';
import type { AppDispatch } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * Whose screen this is: the login's claims. They stay the person's own after `exp` has passed, while
 * the dialog that asks for the login again is open.
 * @throws Error outside the guarded areas
 */
export function useSession(): Session {
  const token = useAppSelector(({ auth }) => auth.token);
  const session = sessionOf(token, 0);
  if (session === null) throw new Error('useSession needs a guarded route around it');
  return session;
}

/**
 * The profile of whoever is logged in; the dashboard's frame shows no page before it is there.
 * @throws Error outside that frame
 */
export function useProfile(): User {
  const profile = useAppSelector(({ user }) => user.profile);
  if (profile === null) throw new Error('useProfile needs the dashboard around it');
  return profile;
}
