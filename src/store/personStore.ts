import { dropSnapshots, readSnapshot } from '../lib/snapshot.ts';
import { keepSnapshots } from './keepSnapshots.ts';
import { isKept, mergeKept, stateAtStart } from './kept.ts';
import { createStore, emptyState, type AppStore } from './store.ts';

const merge = (earlier: unknown, later: unknown): unknown =>
  isKept(earlier) && isKept(later) ? mergeKept(earlier, later) : later;

/** Drops what is kept of everybody, also by versions before. */
export const dropAll = (): Promise<void> => dropSnapshots(null);

/**
 * Makes a person's store with what their last visit has left on this device, and keeps that up to date.
 * @param token this person's
 * @param isDisposed true once the person has left
 */
export async function openPersonStore(
  userId: string,
  token: string,
  isDisposed: () => boolean,
): Promise<{ store: AppStore; stopKeeping: () => void }> {
  const kept = (await readSnapshot(userId, Date.now(), merge))?.state;
  const state = stateAtStart(isKept(kept) ? kept : null, emptyState(), Date.now());
  const store = createStore({ token, state, isDisposed });
  return { store, stopKeeping: keepSnapshots(store, userId) };
}
