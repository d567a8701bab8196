import { useSelector } from 'react-redux';
import type { AuthState } from './authSlice.ts';
import { sessionOf, type Session } from './session.ts';

export interface NeedsAuth {
  auth: AuthState;
}

/**
 * Returns the claims of the logged-in user, even after the login has expired. Throws outside the
 * guarded areas.
 */
export function useSession(): Session {
  const token = useSelector(({ auth }: NeedsAuth) => auth.token);
  const session = sessionOf(token, 0);
  if (session === null) throw new Error('useSession needs a guarded route around it');
  return session;
}
