import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { createHttp } from '../../api/http.ts';
import requests, { type ThunkExtra } from '../../api/query/query.ts';
import { patient } from '../../api/query/retry.ts';
import auth, { authAtStart, bearerTokenOf, syncStoredToken } from '../../auth/authSlice.ts';
import { accountNoticeListener } from '../../auth/notices.ts';

const reducer = combineReducers({ auth, requests });

export type AnonymousState = ReturnType<typeof reducer>;

/** Creates a store with its listeners and its own HTTP client. */
export function createStoreWith<State extends AnonymousState>(
  reducerOf: Reducer<State>,
  preloadedState: State,
  extra: Omit<ThunkExtra, 'http'>,
  listeners: Middleware<object, State>[] = [],
) {
  const http = createHttp(() => bearerTokenOf(store.getState()), extra.isDisposed);
  const extraArgument: ThunkExtra = { ...extra, http: patient(http) };
  const store = configureStore({
    reducer: reducerOf,
    preloadedState,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: { ignoredActionPaths: ['meta.arg.file', 'meta.arg.onProgress'] },
      })
        .prepend(syncStoredToken)
        .concat(accountNoticeListener, ...listeners),
  });
  return store;
}

/** Creates the store of the account pages, without a user's data. */
export const createAnonymousStore = (hasLoggedOut: boolean, isDisposed: () => boolean) =>
  createStoreWith(reducer, { auth: authAtStart(null, hasLoggedOut), requests: {} }, { isDisposed });

export type AnonymousStore = ReturnType<typeof createAnonymousStore>;
