import { currentSession } from '../../auth/session.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { bellOpened } from '../../tasks/tasksSlice.ts';
import { merge, persistedOf, readPersisted, stateAtStart } from './merge.ts';
import type { RootState } from './rootReducer.ts';
import { createStore, type AppStore } from './store.ts';

const WRITE_DELAY_MS = 400;

/** Some browsers never report that a snapshot is stored. */
const TIMEOUT_MS = 10_000;

/** Writes a user's snapshot now; false if the device does not store it. */
async function saveSnapshot(state: RootState, userId: string): Promise<boolean> {
  if (currentSession()?.userId !== userId) return false;
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  return Promise.race([writeSnapshot(userId, persistedOf(state)), timeout]);
}

function persistSnapshots(store: AppStore, userId: string, signal: AbortSignal): void {
  let written = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Writing while the page enters the back/forward cache keeps it out of that cache. */
  let isInBackForwardCache = false;

  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    // The session may have ended in another tab, which has deleted the snapshot.
    if (isInBackForwardCache || state === written || currentSession()?.userId !== userId) return;
    written = state;
    void writeSnapshot(userId, persistedOf(state));
  };

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, WRITE_DELAY_MS);
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

/**
 * Creates a user's store from the snapshot of their last visit, and persists its changes until
 * `disposed` is aborted.
 */
export async function openUserStore(
  userId: string,
  token: string,
  disposed: AbortSignal,
): Promise<AppStore> {
  const snapshot = await readSnapshot(userId, readPersisted, merge);
  const now = Date.now();
  const state = snapshot && stateAtStart(snapshot, now);
  const store = createStore({
    token,
    state,
    isDisposed: () => disposed.aborted,
    saveSnapshot: () => saveSnapshot(store.getState(), userId),
  });
  // Changes from before the first visit on a device are not news.
  if (snapshot === null) store.dispatch(bellOpened(now));
  if (!disposed.aborted) persistSnapshots(store, userId, disposed);
  return store;
}
