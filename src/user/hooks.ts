import type { User } from '../api/schemas.ts';
import { useDispatch, useSelector } from 'react-redux';
import { sessionOf, type Session } from '../auth/session.ts';
import type { RootState } from '../app/store/rootReducer.ts';
import type { AppDispatch } from '../app/store/store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * The claims of the logged-in user. They stay available after `exp` has passed, while the dialog to
 * log in again is open.
 * @throws Error outside the guarded areas
 */
export function useSession(): Session {
  const token = useAppSelector(({ auth }) => auth.token);
  const session = sessionOf(token, 0);
  if (session === null) throw new Error('useSession needs a guarded route around it');
  return session;
}

/**
 * The profile of the logged-in user; the dashboard's layout shows no page before it has loaded.
 * @throws Error outside that layout
 */
export function useProfile(): User {
  const profile = useAppSelector(({ user }) => user.profile);
  if (profile === null) throw new Error('useProfile needs the dashboard around it');
  return profile;
}
