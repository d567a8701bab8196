import type { ThunkExtra } from '../../api/query/query.ts';
import { authAtStart } from '../../auth/authSlice.ts';
import { areaNoticeListener } from './notices.ts';
import { keepPreviousVersions } from '../../tasks/previousVersion.ts';
import { createStoreWith } from './anonymousStore.ts';
import { rootReducer, type RootState } from './rootReducer.ts';

interface StoreOptions extends Partial<Omit<ThunkExtra, 'http'>> {
  token?: string | null;
  state?: Omit<RootState, 'auth'> | null;
}

/** Makes a store of the six data areas for one user. */
export function createStore({ token = null, state, ...extra }: StoreOptions = {}) {
  const empty = rootReducer(undefined, { type: 'store/made' });
  const preloaded = { ...empty, ...state, auth: authAtStart(token, false) };
  return createStoreWith(rootReducer, preloaded, { isDisposed: () => false, ...extra }, [
    areaNoticeListener,
    keepPreviousVersions,
  ]);
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
