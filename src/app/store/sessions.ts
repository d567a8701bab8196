import { removeForeignState } from '../../auth/linkState.ts';
import { clearLate } from '../../user/drafts.ts';
import { deleteEmailLinks } from '../../auth/mailedLink.ts';
import { isExample, leavesNothing, setExample } from '../../lib/storage.ts';
import { observable } from '../../lib/values.ts';
import {
  announceToken,
  currentSession,
  emailOf,
  logoutKey,
  onTokenChange,
  sessionOf,
  storedToken,
  tokenKey,
} from '../../auth/session.ts';
import { clearNotices } from '../../ui/notices.ts';
import { tokenRenewed } from '../../auth/authSlice.ts';
import { createAnonymousStore, type AnonymousStore } from './anonymousStore.ts';
import type { AppStore } from './store.ts';

/**
 * Follows the stored token: creates a store for the token's user, and drops it at logout, in this
 * tab or another.
 */

export interface StoreSession {
  /** Null without a login. */
  userId: string | null;
  /** True while the user's store is being made; `store` is then the anonymous one, if any. */
  isOpening: boolean;
  store: AppStore | AnonymousStore | null;
  /** Its code failed to load. */
  error?: unknown;
  lifetime: AbortController;
}

let active = observable<StoreSession | null>(null);
/** Resolves when the current store is ready or has failed. */
let whenOpen: Promise<void> = Promise.resolve();
let watching = new AbortController();

function leave(next: string | null): void {
  const { userId = null, lifetime } = active.get() ?? {};
  lifetime?.abort();
  if (userId === null) return;
  deleteEmailLinks();
  if (userId !== next) clearNotices();
}

function enterAnonymously(hasLoggedOut: boolean): void {
  leave(null);
  const lifetime = new AbortController();
  const store = createAnonymousStore(hasLoggedOut, () => lifetime.signal.aborted);
  active.set({ userId: null, isOpening: false, store, lifetime });
}

async function enterAs(userId: string, token: string): Promise<void> {
  leave(userId);
  const before = active.get();
  const lifetime = new AbortController();
  const { signal } = lifetime;
  // Show the login page until there is a page to open.
  const shownStore = before?.userId === null ? before.store : null;
  active.set({ userId, isOpening: true, store: shownStore, lifetime });
  // A visitor may have opened a link that was mailed to another user.
  deleteEmailLinks(emailOf(token));
  // The code that only logged-in users need: account pages load without it.
  const made = await import('./personStore.ts')
    .then(async (m) => ({ store: await m.openUserStore(userId, token, signal) }))
    .catch((error: unknown) => ({ store: null, error }));
  // Since then, another user may have logged in, or this user out.
  if (signal.aborted) return;
  active.set({ userId, isOpening: false, lifetime, ...made });
  // The same user may have logged in again since then.
  if (sessionOf(storedToken(), 0)?.userId === userId) syncWithToken();
}

/** How long clearing the screen waits for the database. */
const TIMEOUT_MS = 1000;

/** If this chunk fails to load, the next user's store deletes the answers. */
const dropAnswers = async (): Promise<void> =>
  // The answers on a borrowed device are not this user's.
  leavesNothing()
    ? undefined
    : import('./snapshot.ts').then((m) => m.dropSnapshots()).catch(() => undefined);

/** Deletes the stored answers and gives the user an empty store. */
export async function startOver(): Promise<void> {
  const { userId, lifetime } = activeSession();
  const token = storedToken();
  if (userId === null || token === null) return;
  lifetime.abort();
  // Some browsers never answer. The user may log out meanwhile, also in another tab.
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([dropAnswers(), timeout]);
  if (active.get()?.lifetime !== lifetime) return;
  whenOpen = enterAs(userId, token);
  await whenOpen;
}

function syncWithToken(): void {
  removeForeignState();
  const { userId, isOpening, store } = activeSession();
  const token = storedToken();
  const owner = sessionOf(token, 0)?.userId ?? null;
  const isEntering = owner !== userId && sessionOf(token) !== null;
  if (isEntering && owner !== null) {
    whenOpen = enterAs(owner, token ?? '');
  } else if (owner === null || owner !== userId) {
    // Another user's token that has already expired ends this session too.
    if (owner === null || userId !== null) void dropAnswers();
    if (userId !== null) enterAnonymously(true);
  } else if (!isOpening && store?.getState().auth.token !== token) {
    store?.dispatch(tokenRenewed(token ?? ''));
  }
}

function start(): StoreSession {
  const token = storedToken();
  const session = sessionOf(token);
  if (session && token !== null) whenOpen = enterAs(session.userId, token);
  else enterAnonymously(false);
  // At build time there are no other tabs.
  if (typeof window === 'undefined') return activeSession();
  // Another user may have logged in while this tab was closed, or on a page without a store.
  removeForeignState();
  watching = new AbortController();
  const { signal } = watching;
  signal.addEventListener('abort', onTokenChange(syncWithToken));
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === tokenKey || key === null) syncWithToken();
    if (key === logoutKey && newValue !== null) clearLate(newValue);
  };
  /** Catches up with token changes missed in the browser's back/forward cache. */
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) syncWithToken();
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  // Before the router handles it.
  window.addEventListener('popstate', removeForeignState, { signal, capture: true });
  return activeSession();
}

/** The current session, for `useSyncExternalStore`; the first call makes its store. */
export const activeSession = (): StoreSession => active.get() ?? start();

/** Subscribes to session changes. */
export const onSession = (listener: () => void): (() => void) => active.subscribe(listener);

/** Makes the store before the first page that needs it. */
export async function preloadSession(): Promise<void> {
  activeSession();
  await whenOpen;
}

/** Returns from an example to the login of this device, if there is one. */
function endExample(): void {
  if (!isExample()) return;
  setExample(false);
  announceToken();
}

/**
 * Drops an example or an expired session on an account page, so that the next login gets its own
 * store.
 */
export function leaveExpired(): void {
  endExample();
  if (active.get()?.userId && currentSession() === null) enterAnonymously(false);
}

/** Resets the module to the state of a new tab; for tests. */
export function forgetSession(): void {
  leave(null);
  watching.abort();
  active = observable(null);
}
