import { dropForeignState } from '../lib/linkState.ts';
import { forgetMailedLinks } from '../lib/mailedLink.ts';
import {
  currentSession,
  emailOf,
  onTokenChange,
  sessionOf,
  storedToken,
  tokenKey,
} from '../lib/session.ts';
import { dropOldKeys } from '../lib/storage.ts';
import { tokenRenewed } from '../slices/authSlice.ts';
import { createNobodyStore, type NobodyStore } from './nobodyStore.ts';
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
  isComing: boolean;
  store: AppStore | NobodyStore | null;
  /** Why it could not be made: its code cannot be had. */
  error?: unknown;
}

interface Entered extends StoreSession {
  dispose: () => void;
}

let present: Entered | null = null;
/** Resolves when the present store is there, or cannot be made. */
let opened: Promise<void> = Promise.resolve();

const listeners = new Set<() => void>();

function become(next: Entered): void {
  present = next;
  for (const listener of listeners) listener();
}

function enter(next: Entered): void {
  present?.dispose();
  become(next);
}

function enterAsNobody(left: boolean): void {
  let isOver = false;
  const dispose = () => {
    isOver = true;
  };
  const store = createNobodyStore(left, () => isOver);
  enter({ userId: null, isComing: false, store, dispose });
}

/** The code of what only persons need: account pages are there without it. */
const forPersons = () => import('./personStore.ts');

async function enterAs(userId: string, token: string): Promise<void> {
  let isOver = false;
  let stopKeeping: (() => void) | null = null;
  const dispose = () => {
    isOver = true;
    stopKeeping?.();
    forgetMailedLinks();
  };
  // Who logs in stays on the page of the login until there is somewhere to go.
  const shown = present?.userId === null ? present.store : null;
  enter({ userId, isComing: true, store: shown, dispose });
  // A visitor may have opened a link that was mailed to another person.
  forgetMailedLinks(emailOf(token));
  try {
    const { openPersonStore } = await forPersons();
    const made = await openPersonStore(userId, token, () => isOver);
    ({ stopKeeping } = made);
    // Somebody else, or nobody, may be here by now.
    if (isOver) made.stopKeeping();
    else become({ userId, isComing: false, store: made.store, dispose });
    // The same person may have logged in anew meanwhile.
    if (!isOver && sessionOf(storedToken(), 0)?.userId === userId) follow();
  } catch (error) {
    if (!isOver) become({ userId, isComing: false, store: null, error, dispose });
  }
}

/** Forgets all answers on this device; without the code for it there are none of this version. */
async function forgetAll(): Promise<void> {
  try {
    await (await forPersons()).dropAll();
  } catch {
    // The next person's store drops them.
  }
}

/** Brings the store in step with the stored token. */
function follow(): void {
  dropForeignState();
  const token = storedToken();
  const owner = sessionOf(token, 0);
  if (owner === null) void forgetAll();
  if (present === null) return;
  if (token !== null && owner?.userId === present.userId) {
    const { store, isComing } = present;
    const isNew = !isComing && store?.getState().auth.token !== token;
    if (isNew) store?.dispatch(tokenRenewed(token));
  } else if (sessionOf(token) !== null && owner) {
    opened = enterAs(owner.userId, token ?? '');
  } else if (present.userId !== null) {
    // Another's login came too late to be one: it ends this person's all the same.
    if (owner !== null) void forgetAll();
    enterAsNobody(true);
  }
}

const onStorage = ({ key }: StorageEvent): void => {
  if (key === tokenKey || key === null) follow();
};

/** What happened while nobody told this tab of it: it was in the browser's back/forward cache. */
const onReturn = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) follow();
};

function start(): void {
  const session = currentSession();
  const token = storedToken();
  if (session && token !== null) opened = enterAs(session.userId, token);
  else enterAsNobody(false);
  // Account pages are rendered at build time too, where there are no other tabs.
  if (typeof window === 'undefined') return;
  dropOldKeys();
  // Somebody else may have logged in while this tab was closed, or on a page without a store.
  dropForeignState();
  stopFollowing = onTokenChange(follow);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onReturn);
  // Before the router hears of it.
  window.addEventListener('popstate', dropForeignState, true);
}

let stopFollowing = (): void => undefined;

/** The store of whoever is here, for `useSyncExternalStore`; the first call makes it. */
export function presentSession(): StoreSession {
  if (present === null) start();
  if (present === null) throw new Error('A session begins with a store');
  return present;
}

/** Tells when another store takes its place. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the store ahead of the first page that needs it. */
export async function prepareSession(): Promise<void> {
  presentSession();
  await opened;
}

/** On an account page a login that has ended is nobody's: the next one begins with a store of its own. */
export function leaveExpired(): void {
  if (present !== null && present.userId !== null && currentSession() === null)
    enterAsNobody(false);
}

/** Lets the next page begin with a store of its own: a test is a new tab. */
export function forgetSession(): void {
  present?.dispose();
  present = null;
  stopFollowing();
  window.removeEventListener('storage', onStorage);
  window.removeEventListener('pageshow', onReturn);
  window.removeEventListener('popstate', dropForeignState, true);
}
