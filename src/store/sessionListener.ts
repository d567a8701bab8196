import { createListenerMiddleware } from '@reduxjs/toolkit';
import { clearToken, currentSession, storeToken } from '../lib/session.ts';
import { failureOf } from '../slices/apiThunk.ts';
import { login, register, sessionLost } from '../slices/authSlice.ts';
import type { NobodyState } from './nobodyStore.ts';

/** Keeps the stored token in step with what calls say of it; `sessions.ts` follows the token. */
export function createSessionListener() {
  const listener = createListenerMiddleware<NobodyState>();
  listener.startListening({
    actionCreator: login.fulfilled,
    effect: ({ payload }) => storeToken(payload),
  });
  listener.startListening({
    actionCreator: register.fulfilled,
    effect: () => {
      // Whose session has ended here leaves nothing to whoever registers after them.
      if (currentSession() === null) clearToken();
    },
  });
  listener.startListening({
    predicate: (action) => failureOf(action)?.kind === 'session',
    effect: (_, { dispatch, getState }) => {
      if (!getState().auth.sessionLost) dispatch(sessionLost());
    },
  });
  return listener;
}
