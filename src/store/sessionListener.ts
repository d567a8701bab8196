import { createListenerMiddleware } from '@reduxjs/toolkit';
import { isComplete } from '../lib/completeness.ts';
import { clearDrafts } from '../lib/drafts.ts';
import { dropForeignState } from '../lib/linkState.ts';
import { forgetMailedLinks } from '../lib/mailedLink.ts';
import {
  forgetRemembered,
  rememberedGrades,
  rememberedSubmitted,
  rememberedTrack,
  rememberEarly,
  rememberGrades,
  rememberSubmitted,
  rememberTrack,
} from '../lib/remembered.ts';
import { clearToken, sessionOf, storedToken, storeToken } from '../lib/session.ts';
import { failureOf } from '../slices/apiThunk.ts';
import { login, register, sessionLost, tokenFound } from '../slices/authSlice.ts';
import { signedOut } from '../slices/request.ts';
import {
  gradesRemembered,
  loadTaskSubmissions,
  submitTask,
  submittedRemembered,
  trackChosen,
} from '../slices/tasksSlice.ts';
import { loadProfile } from '../slices/userSlice.ts';
import type { RootState } from './store.ts';

/** Keeps the browser's storage in step with the login, and what it remembers of the person. */
export function createSessionListener() {
  const listener = createListenerMiddleware<RootState>();
  listener.startListening({
    actionCreator: login.fulfilled,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const before = sessionOf(getOriginalState().auth.token, 0);
      const after = sessionOf(payload);
      if (before !== null && before.userId !== after?.userId) dispatch(signedOut('away'));
      // After that: a sign-out takes the stored token with it.
      storeToken(payload);
      // What an earlier person left in the store is gone now; the login itself stays.
      dispatch(tokenFound(payload));
    },
  });
  listener.startListening({
    actionCreator: register.fulfilled,
    effect: (_, { dispatch, getOriginalState }) => {
      // Whose session has ended here leaves nothing to whoever registers after them.
      const { token } = getOriginalState().auth;
      if (sessionOf(token, 0) === null) return;
      dispatch(signedOut('away'));
      if (storedToken() === token) clearToken();
    },
  });
  listener.startListening({
    actionCreator: tokenFound,
    effect: ({ payload }, { dispatch }) => {
      dropForeignState();
      const session = sessionOf(payload);
      if (session === null) return;
      dispatch(submittedRemembered(rememberedSubmitted(session.userId)));
      dispatch(gradesRemembered(rememberedGrades(session.userId)));
      dispatch(trackChosen(rememberedTrack(session.userId)));
    },
  });
  listener.startListening({
    actionCreator: signedOut,
    effect: ({ payload }, { getOriginalState }) => {
      const { token } = getOriginalState().auth;
      const session = sessionOf(token, 0);
      if (payload === 'left' && session) {
        clearDrafts(session.userId);
        forgetRemembered(session.userId);
      }
      // Somebody else's token, stored meanwhile, is not ours to remove.
      if (storedToken() === token) clearToken();
      if (session) forgetMailedLinks();
      dropForeignState();
    },
  });
  listener.startListening({
    predicate: (action) => failureOf(action)?.kind === 'session',
    effect: (_, { dispatch, getState }) => {
      if (!getState().auth.sessionLost) dispatch(sessionLost());
    },
  });
  for (const actionCreator of [loadTaskSubmissions.fulfilled, submitTask.fulfilled]) {
    listener.startListening({
      actionCreator,
      effect: (_, { getState }) => {
        const { auth, tasks } = getState();
        const session = sessionOf(auth.token);
        const known = Object.keys(tasks.submitted).filter((id) => tasks.submitted[id] === true);
        if (!session || known.length === 0) return;
        rememberSubmitted(session.userId, known);
        rememberGrades(session.userId, tasks.grades);
      },
    });
  }
  listener.startListening({
    actionCreator: loadProfile.fulfilled,
    effect: ({ payload }, { getState }) => {
      const session = sessionOf(getState().auth.token);
      if (session === null) return;
      const hasLists = session.role === 'MENTOR' || payload.tracks.length > 0;
      rememberEarly(session.userId, hasLists && isComplete(payload, session.role));
    },
  });
  listener.startListening({
    actionCreator: trackChosen,
    effect: ({ payload }, { getState }) => {
      const session = sessionOf(getState().auth.token);
      if (session && payload) rememberTrack(session.userId, payload);
    },
  });
  return listener;
}
