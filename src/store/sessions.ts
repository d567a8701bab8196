import { dropForeignState } from '../platform/linkState.ts';
import { forgetMailedLinks } from '../platform/storage/mailedLink.ts';
import { observable } from '../platform/observable.ts';
import {
  currentSession,
  emailOf,
  onTokenChange,
  sessionOf,
  storedToken,
  tokenKey,
} from '../platform/session.ts';
import { dropOldKeys } from '../platform/storage/storage.ts';
import { tokenRenewed } from '../slices/authSlice.ts';
import { createAnonymousStore, type AnonymousStore } from './anonymousStore.ts';
import type { AppStore } from './store.ts';

/**
 * The watcher of the token: it makes the store of whom the token belongs to, and throws it away whole
 * when that person goes, in this tab or in another, on whatever page the tab stands. It begins with the
 * first page that needs a store and lasts as long as the tab.
 */

/** A store, and whose it is. */
export interface StoreSession {
  /** null: nobody's. */
  userId: string | null;
  /** True while the person's store is being made: then the one here is nobody's, if there is one. */
  isOpening: boolean;
  store: AppStore | AnonymousStore | null;
  /** Why it could not be made: its code cannot be had. */
  error?: unknown;
  /** Aborted when whoever it belongs to leaves. */
  lifetime: AbortController;
}

let active = observable<StoreSession | null>(null);
/** Resolves when the present store is there, or cannot be made. */
let whenOpen: Promise<void> = Promise.resolve();
/** What ends the following of the token. */
let watching = new AbortController();

function leave(): void {
  const { userId = null, lifetime } = active.get() ?? {};
  lifetime?.abort();
  if (userId !== null) forgetMailedLinks();
}

function enterAnonymously(hasLoggedOut: boolean): void {
  leave();
  const lifetime = new AbortController();
  const store = createAnonymousStore(hasLoggedOut, () => lifetime.signal.aborted);
  active.set({ userId: null, isOpening: false, store, lifetime });
}

/** The code of what only persons need: account pages are there without it. */
const importPersonStore = () => import('./personStore.ts');

async function enterAs(userId: string, token: string): Promise<void> {
  leave();
  const before = active.get();
  const lifetime = new AbortController();
  const { signal } = lifetime;
  // Who logs in stays on the page of the login until there is somewhere to go.
  const shownStore = before?.userId === null ? before.store : null;
  active.set({ userId, isOpening: true, store: shownStore, lifetime });
  // A visitor may have opened a link that was mailed to another person.
  forgetMailedLinks(emailOf(token));
  const enter = (made: Pick<StoreSession, 'store' | 'error'>): void => {
    // Somebody else, or nobody, may be here by now.
    if (!signal.aborted) active.set({ userId, isOpening: false, lifetime, ...made });
  };
  try {
    const { openPersonStore } = await importPersonStore();
    enter({ store: await openPersonStore(userId, token, signal) });
  } catch (error) {
    enter({ store: null, error });
  }
  // The same person may have logged in anew meanwhile.
  if (!signal.aborted && sessionOf(storedToken(), 0)?.userId === userId) syncWithToken();
}

/** Forgets all answers on this device. */
async function dropAnswers(): Promise<void> {
  const { dropAll } = await importPersonStore();
  await dropAll();
}

/** Brings the store in step with the stored token. */
function syncWithToken(): void {
  dropForeignState();
  const { userId, isOpening, store } = activeSession();
  const token = storedToken();
  const owner = sessionOf(token, 0)?.userId ?? null;
  const isEntering = owner !== userId && sessionOf(token) !== null;
  if (isEntering && owner !== null) {
    whenOpen = enterAs(owner, token ?? '');
  } else if (owner === null || owner !== userId) {
    // Another's login that came too late to be one ends this person's all the same.
    // Where the code for it cannot be had, the next person's store drops them.
    if (owner === null || userId !== null) dropAnswers().catch(() => undefined);
    if (userId !== null) enterAnonymously(true);
  } else if (!isOpening && store?.getState().auth.token !== token) {
    store?.dispatch(tokenRenewed(token ?? ''));
  }
}

function start(): void {
  const token = storedToken();
  const session = sessionOf(token);
  if (session && token !== null) whenOpen = enterAs(session.userId, token);
  else enterAnonymously(false);
  // Account pages are rendered at build time too, where there are no other tabs.
  if (typeof window === 'undefined') return;
  dropOldKeys();
  // Somebody else may have logged in while this tab was closed, or on a page without a store.
  dropForeignState();
  watching = new AbortController();
  const { signal } = watching;
  signal.addEventListener('abort', onTokenChange(syncWithToken));
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === tokenKey || key === null) syncWithToken();
  };
  /** What happened while nobody told this tab of it: it was in the browser's back/forward cache. */
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) syncWithToken();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  // Before the router hears of it.
  window.addEventListener('popstate', dropForeignState, { signal, capture: true });
}

/** The store of whoever is here, for `useSyncExternalStore`; the first call makes it. */
export function activeSession(): StoreSession {
  if (active.get() === null) start();
  const session = active.get();
  if (session === null) throw new Error('A session begins with a store');
  return session;
}

/** Tells when another store takes its place. */
export const onSession = (listener: () => void): (() => void) => active.subscribe(listener);

/** Makes the store ahead of the first page that needs it. */
export async function preloadSession(): Promise<void> {
  activeSession();
  await whenOpen;
}

/** On an account page a login that has ended is nobody's: the next one begins with a store of its own. */
export function leaveExpired(): void {
  if (active.get()?.userId && currentSession() === null) enterAnonymously(false);
}

/** Lets the next page begin with a store of its own: a test is a new tab. */
export function forgetSession(): void {
  leave();
  watching.abort();
  active = observable(null);
}
