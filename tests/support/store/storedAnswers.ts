import { createStore, entries, set } from 'idb-keyval';
import { readAnswers, type StoredCalls } from '../../../src/app/store/answers.ts';
import { currentSession } from '../../../src/auth/session.ts';
import { pageStore } from '../../../src/app/store/person.ts';
import type { TaskRecord } from '../../../src/tasks/tasksSlice.ts';

const database = createStore('akada_answers', 'answers');

const all = () => entries<string, StoredCalls>(database);

/** The stored entries of a user, by the keys of their reads. */
export const answersOf = async (userId: string): Promise<Record<string, StoredCalls>> =>
  Object.fromEntries(
    (await all()).flatMap(([key, calls]) =>
      key.startsWith(`${userId} `) ? [[key.slice(userId.length + 1), calls]] : [],
    ),
  );

/** Makes all stored answers about submissions older, in milliseconds, while no tab is open. */
export async function ageSubmissions(by: number): Promise<void> {
  // In turn, so after what the last tab has begun to store.
  await readAnswers(currentSession()?.userId ?? '');
  for (const [key, calls] of await all()) {
    if (!key.includes('tasks/loadSubmissions:')) continue;
    const aged = calls.map(({ at, ...call }) => Object.assign(call, { at: at - by }));
    await set(key, aged, database);
  }
}

/** The task records of the present tab. */
export const recordsOfTab = (): Record<string, TaskRecord> => pageStore().getState().tasks.records;

/** The users whose answers this device stores. */
export async function storedOwners(): Promise<string[]> {
  return [...new Set((await all()).map(([key]) => key.replace(/ .*/, '')))];
}
