import { createStore, del, keys } from 'idb-keyval';
import { readSnapshot, writeSnapshot } from '../../src/lib/snapshot.ts';
import { currentSession } from '../../src/lib/session.ts';
import type { TaskRecord } from '../../src/slices/tasksSlice.ts';
import { isKept, mergeKept, type Kept } from '../../src/store/kept.ts';
import { presentSession } from '../../src/store/sessions.ts';
import type { RootState } from '../../src/store/store.ts';

const database = createStore('akada_answers', 'answers');

const userId = (): string => currentSession()?.userId ?? '';

const merge = (earlier: unknown, later: unknown): unknown =>
  isKept(earlier) && isKept(later) ? mergeKept(earlier, later) : later;

/** Changes what this device keeps of whoever is logged in, while no tab is open. */
export async function changeKept(change: (kept: Kept) => Kept): Promise<void> {
  const state = (await readSnapshot(userId(), Date.now(), merge))?.state;
  if (!isKept(state)) throw new Error('Nothing is kept');
  // What the page that went has put down stands in `state`.
  await del(`${userId()} last`, database);
  await writeSnapshot(userId(), change(state), (_, own) => own);
}

/** What is known of tasks in the present tab. */
export function recordsOfTab(): Record<string, TaskRecord> {
  const state: Partial<RootState> | undefined = presentSession().store?.getState();
  return state?.tasks?.records ?? {};
}

/** Under which keys this device keeps answers. */
export const keptKeys = (): Promise<IDBValidKey[]> => keys(database);
