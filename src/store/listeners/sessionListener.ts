import type { Middleware } from '@reduxjs/toolkit';
import { clearToken, currentSession, storeToken } from '../../platform/session.ts';
import { failureOf } from '../../slices/apiThunk.ts';
import { login, register, sessionLost, type AuthState } from '../../slices/authSlice.ts';

/** Keeps the stored token in step with what calls say of it; `sessions.ts` follows the token. */
export const syncStoredToken: Middleware<object, { auth: AuthState }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (login.fulfilled.match(action)) storeToken(action.payload);
    // Whose session has ended here leaves nothing to whoever registers after them.
    if (register.fulfilled.match(action) && currentSession() === null) clearToken();
    if (failureOf(action)?.kind === 'session' && !getState().auth.sessionLost) {
      dispatch(sessionLost());
    }
    return result;
  };
