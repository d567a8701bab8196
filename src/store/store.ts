import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createHttp } from '../api/http.ts';
import auth, { authAtStart, bearerTokenOf } from '../slices/authSlice.ts';
import type { ThunkExtra } from '../slices/apiThunk.ts';
import courses from '../slices/coursesSlice.ts';
import stages from '../slices/stagesSlice.ts';
import tasks from '../slices/tasksSlice.ts';
import tracks from '../slices/tracksSlice.ts';
import user from '../slices/userSlice.ts';
import { createAccountNotices } from './accountNotices.ts';
import { createAreaNotices } from './areaNotices.ts';
import { createSessionListener } from './sessionListener.ts';

const reducer = combineReducers({ auth, user, tracks, stages, tasks, courses });

export type RootState = ReturnType<typeof reducer>;

/** The data areas before anything is known. */
export const emptyState = (): RootState => reducer(undefined, { type: 'store/made' });

/** What a store begins with. */
interface Beginning {
  /** The token of whom it belongs to; null: it is nobody's. */
  token?: string | null;
  /** Somebody else was here before. */
  left?: boolean;
  /** Of the data areas; what an earlier visit has left stands in it (`kept.ts`). */
  state?: Omit<RootState, 'auth'>;
  /** True once its person has left: what it still waits for is nobody's then. */
  isDisposed?: () => boolean;
}

/** Makes a store of the six data areas for one person, with its listeners and its own calls. */
export function createStore({
  token = null,
  left = false,
  state,
  isDisposed = () => false,
}: Beginning = {}) {
  const http = createHttp(() => bearerTokenOf(store.getState()), isDisposed);
  const extraArgument: ThunkExtra = { http, isDisposed };
  const preloadedState = { ...state, auth: authAtStart(token, left) };
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: { ignoredActionPaths: ['meta.arg.file', 'meta.arg.onProgress'] },
      })
        .prepend(createSessionListener().middleware)
        .concat(createAccountNotices().middleware, createAreaNotices().middleware),
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
