import { createStore, keys } from 'idb-keyval';
import { deleteSnapshots, readSnapshot, writeSnapshot } from '../../../src/app/store/snapshot.ts';
import { currentSession } from '../../../src/auth/session.ts';
import type { TaskRecord } from '../../../src/tasks/tasksSlice.ts';
import { merge, readPersisted, type Persisted } from '../../../src/app/store/merge.ts';
import { pageStore } from '../../../src/app/store/person.ts';

const database = createStore('akada_answers', 'answers');

const userId = (): string => currentSession()?.userId ?? '';

/** Changes the stored snapshot of the logged-in user while no tab is open. */
export async function changeSnapshot(change: (snapshot: Persisted) => Persisted): Promise<void> {
  const snapshot = await readSnapshot(userId(), readPersisted, merge);
  if (snapshot === null) throw new Error('There is no snapshot');
  await deleteSnapshots();
  await writeSnapshot(userId(), change(snapshot));
}

/** The task records of the present tab. */
export function recordsOfTab(): Record<string, TaskRecord> {
  return pageStore().getState().tasks.records;
}

/** The users whose answers this device stores. */
export async function snapshotOwners(): Promise<string[]> {
  const all = await keys<string>(database);
  return [...new Set(all.map((key) => key.replace(/ .*/, '')))];
}
