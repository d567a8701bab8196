import { createStore, entries, set } from 'idb-keyval';
import { readResponses, type StoredCalls } from '../../../src/app/store/responses.ts';
import { currentSession } from '../../../src/auth/session.ts';

const database = createStore('akada_responses', 'responses');

const all = () => entries<string, StoredCalls>(database);

/** Returns the stored entries of a user, by the keys of their reads. */
export const responsesOf = async (userId: string): Promise<Record<string, StoredCalls>> =>
  Object.fromEntries(
    (await all()).flatMap(([key, calls]) =>
      key.startsWith(`${userId} `) ? [[key.slice(userId.length + 1), calls]] : [],
    ),
  );

/** Makes all stored responses about submissions older, in milliseconds, while no tab is open. */
export async function ageSubmissions(by: number): Promise<void> {
  // The entries are read in turn, so after what the last tab has begun to store.
  await readResponses(currentSession()?.userId ?? '');
  for (const [key, calls] of await all()) {
    if (!key.includes('tasks/loadSubmissions:')) continue;
    const aged = calls.map(({ at, ...call }) => Object.assign(call, { at: at - by }));
    await set(key, aged, database);
  }
}

/** Lists the users whose responses this device stores. */
export async function storedOwners(): Promise<string[]> {
  return [...new Set((await all()).map(([key]) => key.replace(/ .*/, '')))];
}
