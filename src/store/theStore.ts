import { dropForeignState } from '../lib/linkState.ts';
import { sessionOf, storedToken, tokenKey } from '../lib/session.ts';
import { tokenFound } from '../slices/authSlice.ts';
import { signedOut } from '../slices/request.ts';
import { createStore, type AppStore } from './store.ts';

let store: AppStore | null = null;

/**
 * Brings a store in step with the stored token: another tab's logout is this tab's too, and somebody
 * else's login empties it.
 */
function follow({ dispatch, getState }: AppStore): void {
  const token = storedToken();
  if (token === null) {
    // Whether the drafts go too was for the person there to say; that tab has done it for both.
    dispatch(signedOut('away'));
    return;
  }
  const before = sessionOf(getState().auth.token, 0);
  if (before && before.userId !== sessionOf(token)?.userId) dispatch(signedOut('away'));
  dispatch(tokenFound(token));
}

/** What happened while nobody told this tab of it: it was in the browser's back/forward cache. */
function catchUp(): void {
  if (store !== null && storedToken() !== store.getState().auth.token) follow(store);
}

const onStorage = ({ key }: StorageEvent): void => {
  if (store !== null && (key === tokenKey || key === null)) follow(store);
};

const onReturn = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) catchUp();
};

/**
 * The one store of this tab, made when the first page that needs it is opened. From then on it follows
 * the other tabs, on public pages too: they do not show it, but the way back to it is short.
 */
export function theStore(): AppStore {
  if (store === null) {
    store = createStore();
    store.dispatch(tokenFound(storedToken()));
    // Account pages are rendered at build time too, where there are no other tabs.
    if (typeof window === 'undefined') return store;
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    // Before the router hears of it.
    window.addEventListener('popstate', dropForeignState, true);
  }
  return store;
}

/** Lets the next page begin with a store of its own: a test is a new tab. */
export function forgetStore(): void {
  store = null;
  window.removeEventListener('storage', onStorage);
  window.removeEventListener('pageshow', onReturn);
  window.removeEventListener('popstate', dropForeignState, true);
}
