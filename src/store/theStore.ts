import { storedToken } from '../lib/session.ts';
import { tokenFound } from '../slices/authSlice.ts';
import { createStore, type AppStore } from './store.ts';

let store: AppStore | null = null;

/** The one store of this tab, made when the first page that needs it is opened. */
export function theStore(): AppStore {
  if (store === null) {
    store = createStore();
    store.dispatch(tokenFound(storedToken()));
  }
  return store;
}

/** Lets the next page begin with a store of its own: a test is a new tab. */
export function forgetStore(): void {
  store = null;
}
