import type { Middleware } from '@reduxjs/toolkit';
import { clearToken, currentSession, storeToken } from './session.ts';
import { failureOf } from '../api/query/query.ts';
import { login, register, sessionLost, type AuthState } from './authSlice.ts';

/** Updates the stored token after calls; `sessions.ts` follows that token. */
export const syncStoredToken: Middleware<object, { auth: AuthState }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (login.fulfilled.match(action)) storeToken(action.payload);
    // A user whose session has expired here leaves no token to the next one who registers.
    if (register.fulfilled.match(action) && currentSession() === null) clearToken();
    if (failureOf(action)?.kind === 'session' && !getState().auth.sessionLost) {
      dispatch(sessionLost());
    }
    return result;
  };
