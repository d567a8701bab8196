import { combineReducers } from '@reduxjs/toolkit';
import auth, { authAtStart } from '../slices/authSlice.ts';
import courses from '../slices/coursesSlice.ts';
import stages from '../slices/stagesSlice.ts';
import tasks from '../slices/tasksSlice.ts';
import tracks from '../slices/tracksSlice.ts';
import user from '../slices/userSlice.ts';
import { sayAreaNotices } from './areaNotices.ts';
import { storeOf } from './nobodyStore.ts';

const reducer = combineReducers({ auth, user, tracks, stages, tasks, courses });

export type RootState = ReturnType<typeof reducer>;

/** What a store begins with. */
interface Beginning {
  /** The token of whom it belongs to; null: it is nobody's. */
  token?: string | null;
  /** What an earlier visit has left; absent: nothing. */
  state?: Omit<RootState, 'auth'>;
  /** True once its person has left. */
  isDisposed?: () => boolean;
}

/** Makes a store of the six data areas for one person. */
export function createStore({ token = null, state, isDisposed = () => false }: Beginning = {}) {
  const empty = reducer(undefined, { type: 'store/made' });
  const preloaded = { ...empty, ...state, auth: authAtStart(token, false) };
  return storeOf(reducer, preloaded, isDisposed, [sayAreaNotices]);
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
