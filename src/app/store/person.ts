import { deleteEmailLinks } from '../../auth/emailLink.ts';
import { tokenRenewed } from '../../auth/authSlice.ts';
import {
  currentSession,
  emailOf,
  isOwnerGone,
  onTokenChange,
  ownPage,
  storedToken,
  tokenKey,
  tokenOwner,
} from '../../auth/session.ts';
import { endBorrowing, isBorrowed, isExample, leavesNothing } from '../../lib/storage.ts';
import { within } from '../../lib/timing.ts';
import { observable } from '../../lib/values.ts';
import { paths } from '../../paths.ts';
import { allowLeaving } from '../backForward.ts';
import { deleteBoxes, findLoggedOutUsers, removeOldTombstones, removeTombstone } from './logOut.ts';
import { createStore, type PageStore } from './store.ts';

/**
 * The person of this page load, which begins without one. A login adds a person in place. A logout,
 * or the login of somebody else, in this tab or another, is a reload.
 */

export interface PageOwner {
  /** Null until somebody logs in. */
  userId: string | null;
  /** True once the store has their data. */
  isReady: boolean;
  /** Set if the code of their data failed to load. */
  error?: unknown;
}

interface PageLoad {
  store: PageStore;
  person: ReturnType<typeof observable<PageOwner>>;
  closing: AbortController;
  whenReady: Promise<void>;
}

let current: PageLoad | null = null;

/** How long the database may take to delete. */
const TIMEOUT_MS = 1000;

/** Deletes stored responses, of one user or of all, unless the database takes too long. */
async function dropResponses(userId?: string): Promise<void> {
  const deleted = import('./responses.ts').then((m) => m.deleteResponses(userId));
  await within(TIMEOUT_MS, deleted, undefined);
}

/** Deletes what the device still has about users who have logged out. */
async function deleteForLoggedOut(): Promise<void> {
  const left = findLoggedOutUsers();
  if (left.length === 0) return;
  deleteBoxes();
  await Promise.all(left.map((userId) => dropResponses(userId)));
}

async function open(page: PageLoad, userId: string): Promise<void> {
  ownPage(userId);
  page.person.set({ userId, isReady: false });
  // A visitor may have opened a link that was mailed to another user.
  if (!isExample()) deleteEmailLinks(emailOf(storedToken()));
  await deleteForLoggedOut();
  removeTombstone(userId);
  try {
    const { openData } = await import('./data.ts');
    await openData(page.store, userId, page.closing.signal);
  } catch (error) {
    page.person.set({ userId, isReady: false, error });
    return;
  }
  if (page.closing.signal.aborted) return;
  page.store.dispatch(tokenRenewed(storedToken() ?? ''));
  page.person.set({ userId, isReady: true });
}

/**
 * Hides the page at once, and reloads it. Without a login the stored responses are deleted first,
 * and a dashboard reloads as the login page.
 */
async function leavePage({ closing }: PageLoad, forgets = tokenOwner() === null): Promise<void> {
  if (closing.signal.aborted) return;
  closing.abort();
  document.documentElement.hidden = true;
  window.addEventListener('beforeunload', allowLeaving, true);
  deleteEmailLinks();
  deleteBoxes();
  if (forgets) await dropResponses();
  if (tokenOwner() === null && window.location.pathname.startsWith(paths.dashboard))
    window.history.replaceState(null, '', paths.login);
  if (isBorrowed() && findLoggedOutUsers().length > 0) endBorrowing();
  window.location.reload();
}

/** Follows the stored login. */
function followLogin(page: PageLoad): void {
  const { userId, isReady } = page.person.get();
  const token = storedToken();
  if (userId !== null && tokenOwner() !== userId) void leavePage(page);
  else if (userId === null) {
    const session = currentSession();
    if (session) page.whenReady = open(page, session.userId);
  } else if (isReady && page.store.getState().auth.token !== token)
    page.store.dispatch(tokenRenewed(token ?? ''));
}

function startPage(): PageLoad {
  const closing = new AbortController();
  const { signal } = closing;
  const page: PageLoad = {
    store: createStore(() => signal.aborted || isOwnerGone()),
    person: observable<PageOwner>({ userId: null, isReady: false }),
    closing,
    whenReady: Promise.resolve(),
  };
  current = page;
  // At build time nobody is logged in.
  if (typeof window === 'undefined') return page;
  signal.addEventListener(
    'abort',
    onTokenChange(() => followLogin(page)),
  );
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    // A tab with a storage of its own is not concerned by what other tabs store.
    if (leavesNothing()) return;
    // A frozen tab hears of a logout only after the same user's next login.
    if (key === tokenKey && newValue === null && page.person.get().userId !== null)
      void leavePage(page);
    else if (key === tokenKey || key === null) followLogin(page);
  };
  window.addEventListener('storage', onStorage, { signal });
  page.whenReady = deleteForLoggedOut().then(removeOldTombstones);
  followLogin(page);
  return page;
}

const currentPage = (): PageLoad => current ?? startPage();

/** Returns the store of this page load; the first call makes it. */
export const pageStore = (): PageStore => currentPage().store;

/** Returns the person of this page load, for `useSyncExternalStore`. */
export const pagePerson = (): PageOwner => currentPage().person.get();

/** Subscribes to changes of the person. Returns an unsubscribe function. */
export const onPerson = (listener: () => void): (() => void) =>
  currentPage().person.subscribe(listener);

/** Resolves when the data of a login is in the store, or has failed to load. */
export const whenReady = async (): Promise<void> => {
  currentPage();
  await currentPage().whenReady;
};

/** Opens the data of an expired login, for reading offline. */
export function openExpired(): void {
  const owner = tokenOwner();
  if (owner !== null && pagePerson().userId === null)
    currentPage().whenReady = open(currentPage(), owner);
}

/** Deletes the stored responses, and reloads the page without them. */
export const startOver = (): Promise<void> => leavePage(currentPage(), true);

/** Resets the module to the state of a new page load; for tests. */
export function forgetPage(): void {
  current?.closing.abort();
  current = null;
  ownPage(null);
  window.removeEventListener('beforeunload', allowLeaving, true);
  document.documentElement.hidden = false;
}
