import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createHttp } from '../../api/http.ts';
import requests, { type ThunkExtra } from '../../api/query/query.ts';
import { withQuickRetries } from '../../api/query/retry.ts';
import auth, { bearerTokenOf, syncStoredToken } from '../../auth/authSlice.ts';
import { accountNoticeListener } from '../../auth/accountNotices.ts';
import { isOwnerGone } from '../../auth/session.ts';
import type { State } from '../../tasks/state.ts';

/** An action that repeats other actions in one step, for the reducers alone. */
export const replayed = createAction<readonly UnknownAction[]>('store/replayed');

/**
 * Creates a store with the two slices of the account pages, their listeners and its HTTP client.
 * After a login, `data.ts` adds the others.
 */
export function createStore(isGone: () => boolean = isOwnerGone) {
  const slices = combineSlices({ auth, requests }).withLazyLoadedSlices<Omit<State, 'auth'>>();
  const listeners = createDynamicMiddleware<State>();
  const reducer = (state: State | undefined, action: UnknownAction): State => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- account pages read no more
    const next = slices(state, action) as State;
    return replayed.match(action) ? action.payload.reduce(reducer, next) : next;
  };
  const http = createHttp(() => bearerTokenOf(store.getState()), isGone);
  const extraArgument: ThunkExtra = { isOwnerGone: isGone, http: withQuickRetries(http) };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: { ignoredActionPaths: ['meta.arg.file', 'meta.arg.onProgress'] },
      })
        .prepend(syncStoredToken)
        .concat(accountNoticeListener, listeners.middleware),
  });
  return Object.assign(store, {
    inject: slices.inject,
    addListeners: listeners.addMiddleware,
    extra: extraArgument,
  });
}

export type PageStore = ReturnType<typeof createStore>;
