import { currentSession } from '../lib/session.ts';
import { writeLastSnapshot, writeSnapshot } from '../lib/snapshot.ts';
import { isKept, keptOf, mergeKept, type Kept } from './kept.ts';
import type { AppStore, RootState } from './store.ts';

/** How soon a change is written down; what changes meanwhile goes with it. In milliseconds. */
const SOON = 400;

const merge = (kept: unknown, own: Kept): Kept => (isKept(kept) ? mergeKept(kept, own) : own);

/** True where an answer has changed what lasts; the login and forms under way do not. */
const isSame = (a: RootState, b: RootState): boolean =>
  a.user === b.user &&
  a.tracks === b.tracks &&
  a.stages === b.stages &&
  a.tasks === b.tasks &&
  a.courses === b.courses;

/**
 * Keeps a person's snapshot: soon after each change, and when the page is hidden or goes.
 * @returns what stops it
 */
export function keepSnapshots(store: AppStore, userId: string): () => void {
  let written = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPutAway = false;

  /** @param how `last`: the page goes, and waits for nothing */
  const write = (how: 'merged' | 'last' = 'merged'): void => {
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    // The session may have ended in another tab, which has dropped the snapshot.
    if (isSame(state, written) || currentSession()?.userId !== userId) return;
    written = state;
    const kept = keptOf(state);
    void (how === 'last' ? writeLastSnapshot(userId, kept) : writeSnapshot(userId, kept, merge));
  };

  const unsubscribe = store.subscribe(() => {
    timer ??= setTimeout(write, SOON);
  });
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden' && !isPutAway) write();
  };
  const onLeave = ({ persisted }: PageTransitionEvent): void => {
    // A page that writes is not put into the browser's back/forward cache, and there it lives on.
    isPutAway = persisted;
    if (!persisted) write('last');
  };
  const onReturn = (): void => {
    isPutAway = false;
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onReturn);

  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onReturn);
  };
}
