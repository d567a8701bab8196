import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from './roles.ts';
import { sessionOf } from './session.ts';
import { useAppSelector } from '../user/hooks.ts';
import { wantedPlace } from './wantedPlace.ts';

/**
 * Redirects a user who is logged in, or has just become so: to the page they wanted, else to their
 * role's home.
 */
export function useGoOn(): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const token = useAppSelector(({ auth }) => auth.token);

  useEffect(() => {
    const session = sessionOf(token);
    if (session === null) return;
    void navigate(wantedPlace(state) ?? homePath(session.role), { replace: true });
  }, [token, state, navigate]);
}
