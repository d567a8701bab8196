import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { createHttp } from '../api/http.ts';
import type { ThunkExtra } from '../slices/apiThunk.ts';
import auth, { authAtStart, bearerTokenOf } from '../slices/authSlice.ts';
import { createAccountNotices } from './accountNotices.ts';
import { createSessionListener } from './sessionListener.ts';

const reducer = combineReducers({ auth });

/** What the store of nobody holds; a person's has it too. */
export type NobodyState = ReturnType<typeof reducer>;

/**
 * Makes the store of the account pages while nobody is logged in: nothing is known there of anybody.
 * @param left somebody was here before
 * @param isDisposed true once somebody has logged in: what it still waits for is nobody's then
 */
export function createNobodyStore(left: boolean, isDisposed: () => boolean) {
  const extraArgument: ThunkExtra = {
    http: createHttp(() => bearerTokenOf(store.getState()), isDisposed),
    isDisposed,
  };
  const store = configureStore({
    reducer,
    preloadedState: { auth: authAtStart(null, left) },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } })
        .prepend(createSessionListener().middleware)
        .concat(createAccountNotices().middleware),
  });
  return store;
}

export type NobodyStore = ReturnType<typeof createNobodyStore>;
