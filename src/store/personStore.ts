import { currentSession } from '../platform/session.ts';
import { dropSnapshots, readSnapshot, writeSnapshot } from '../platform/storage/snapshot.ts';
import { bellOpened } from '../slices/tasksSlice.ts';
import { merge, persistedOf, stateAtStart } from './persisted.ts';
import { createStore, type AppStore } from './store.ts';

/** How soon a change is written down; what changes meanwhile goes with it. In milliseconds. */
const WRITE_DELAY = 400;

/** Keeps a person's snapshot until they leave: soon after each change, and when the page is hidden or goes. */
function persistSnapshots(store: AppStore, userId: string, signal: AbortSignal): void {
  let written = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** In the browser's back/forward cache the page lives on, but a page that writes is not put there. */
  let isInBackForwardCache = false;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    // The session may have ended in another tab, which has dropped the snapshot.
    if (isInBackForwardCache || state === written || currentSession()?.userId !== userId) return;
    written = state;
    void writeSnapshot(userId, persistedOf(state));
  };

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, WRITE_DELAY);
  });
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') write();
  };
  const onShowOrHide = ({ type, persisted }: PageTransitionEvent): void => {
    isInBackForwardCache = type === 'pagehide' && persisted;
    if (type === 'pagehide') write();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onShowOrHide, { signal });
  window.addEventListener('pageshow', onShowOrHide, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
  });
}

/** Drops what is kept of everybody, also by versions before. */
export const dropAll = dropSnapshots;

/**
 * Makes a person's store with what their last visit has left on this device, and keeps that up to date.
 * @param token this person's
 * @param disposed aborted once the person has left
 */
export async function openPersonStore(
  userId: string,
  token: string,
  disposed: AbortSignal,
): Promise<AppStore> {
  const snapshot = await readSnapshot(userId, merge);
  const now = Date.now();
  const state = snapshot && { state: stateAtStart(snapshot, now) };
  const store = createStore({ token, isDisposed: () => disposed.aborted, ...state });
  // What is there when a device begins is no news.
  if (snapshot === null) store.dispatch(bellOpened(now));
  if (!disposed.aborted) persistSnapshots(store, userId, disposed);
  return store;
}
