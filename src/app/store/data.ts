import { currentSession, isOwnerGone } from '../../auth/session.ts';
import { keepPreviousVersions } from '../../tasks/previousVersion.ts';
import type { State } from '../../tasks/state.ts';
import tasks, { bellOpened } from '../../tasks/tasksSlice.ts';
import courses from '../../tracks/coursesSlice.ts';
import stages from '../../tracks/stagesSlice.ts';
import tracks from '../../tracks/tracksSlice.ts';
import user from '../../user/userSlice.ts';
import { merge, persistedOf, readPersisted, stateAtStart } from './merge.ts';
import { areaNoticeListener } from './notices.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { type PageStore, restored } from './store.ts';

const WRITE_DELAY_MS = 400;

/** Some browsers never report that a snapshot is stored. */
const TIMEOUT_MS = 10_000;

/** Writes a user's snapshot now; false if the device does not store it. */
async function saveSnapshot(state: State, userId: string): Promise<boolean> {
  if (currentSession()?.userId !== userId) return false;
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  return Promise.race([writeSnapshot(userId, persistedOf(state)), timeout]);
}

function persistSnapshots(store: PageStore, userId: string, signal: AbortSignal): void {
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

/** Adds the data slices to a store, with their listeners. */
export function addData({ inject, dispatch, addListeners }: PageStore): void {
  inject({ reducerPath: 'user', reducer: user });
  inject({ reducerPath: 'tracks', reducer: tracks });
  inject({ reducerPath: 'stages', reducer: stages });
  inject({ reducerPath: 'tasks', reducer: tasks });
  inject({ reducerPath: 'courses', reducer: courses });
  // A reducer that was added has a state from the next action on.
  dispatch({ type: 'store/extended' });
  addListeners(areaNoticeListener, keepPreviousVersions);
}

/**
 * Adds the data slices to the store of the page, with the snapshot of the user's last visit, and
 * persists changes until `closing` is aborted.
 */
export async function openData(
  store: PageStore,
  userId: string,
  closing: AbortSignal,
): Promise<void> {
  const snapshot = await readSnapshot(userId, readPersisted, merge);
  // The user may have logged out meanwhile.
  if (closing.aborted || isOwnerGone()) return;
  addData(store);
  const now = Date.now();
  if (snapshot) {
    const { requests, ...others } = stateAtStart(snapshot, now);
    store.dispatch(
      restored({ ...others, requests: { ...store.getState().requests, ...requests } }),
    );
  }
  // Changes from before the first visit on a device are not news.
  else store.dispatch(bellOpened(now));
  store.extra.saveSnapshot = () => saveSnapshot(store.getState(), userId);
  persistSnapshots(store, userId, closing);
}
