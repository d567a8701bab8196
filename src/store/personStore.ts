import { dropSnapshots, readSnapshot } from '../lib/snapshot.ts';
import { bellOpened } from '../slices/tasksSlice.ts';
import { keepSnapshots } from './keepSnapshots.ts';
import { merge, stateAtStart } from './persisted.ts';
import { createStore, type AppStore } from './store.ts';

/** Drops what is kept of everybody, also by versions before. */
export const dropAll = dropSnapshots;

/**
 * Makes a person's store with what their last visit has left on this device, and keeps that up to date.
 * @param token this person's
 * @param left aborted once the person has left
 */
export async function openPersonStore(
  userId: string,
  token: string,
  left: AbortSignal,
): Promise<AppStore> {
  const kept = await readSnapshot(userId, merge);
  const now = Date.now();
  const state = kept && { state: stateAtStart(kept, now) };
  const store = createStore({ token, isDisposed: () => left.aborted, ...state });
  // What is there when a device begins is no news.
  if (kept === null) store.dispatch(bellOpened(now));
  if (!left.aborted) keepSnapshots(store, userId, left);
  return store;
}
