import { authAtStart } from '../slices/authSlice.ts';
import { sayAreaNotices } from './listeners/areaNotices.ts';
import { storeOf } from './anonymousStore.ts';
import { rootReducer, type RootState } from './rootReducer.ts';

/** What a store begins with. */
interface StoreOptions {
  /** The token of whom it belongs to; null: it is nobody's. */
  token?: string | null;
  /** What an earlier visit has left; absent: nothing. */
  state?: Omit<RootState, 'auth'>;
  /** True once its person has left. */
  isDisposed?: () => boolean;
}

/** Makes a store of the six data areas for one person. */
export function createStore({ token = null, state, isDisposed = () => false }: StoreOptions = {}) {
  const empty = rootReducer(undefined, { type: 'store/made' });
  const preloaded = { ...empty, ...state, auth: authAtStart(token, false) };
  return storeOf(rootReducer, preloaded, isDisposed, [sayAreaNotices]);
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
