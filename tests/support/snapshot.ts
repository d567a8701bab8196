import { createStore, keys } from 'idb-keyval';
import { dropSnapshots, readSnapshot, writeSnapshot } from '../../src/platform/storage/snapshot.ts';
import { currentSession } from '../../src/platform/session.ts';
import type { TaskRecord } from '../../src/slices/tasksSlice.ts';
import { merge, type Persisted } from '../../src/store/persisted.ts';
import { activeSession } from '../../src/store/sessions.ts';
import type { RootState } from '../../src/store/rootReducer.ts';

const database = createStore('akada_answers', 'answers');

const userId = (): string => currentSession()?.userId ?? '';

/** Changes what this device keeps of whoever is logged in, while no tab is open. */
export async function changeKept(change: (kept: Persisted) => Persisted): Promise<void> {
  const kept = await readSnapshot(userId(), merge);
  if (kept === null) throw new Error('Nothing is kept');
  await dropSnapshots();
  await writeSnapshot(userId(), change(kept));
}

/** What is known of tasks in the present tab. */
export function recordsOfTab(): Record<string, TaskRecord> {
  const state: Partial<RootState> | undefined = activeSession().store?.getState();
  return state?.tasks?.records ?? {};
}

/** Whose answers this device keeps. */
export async function keptKeys(): Promise<string[]> {
  const all = await keys<string>(database);
  return [...new Set(all.map((key) => key.replace(/ .*/, '')))];
}
