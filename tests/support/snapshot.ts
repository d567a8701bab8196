import { createStore, keys } from 'idb-keyval';
import { readSnapshot, writeSnapshot } from '../../src/lib/snapshot.ts';
import { currentSession } from '../../src/lib/session.ts';
import type { TaskRecord } from '../../src/slices/tasksSlice.ts';
import { isKept, type Kept } from '../../src/store/kept.ts';
import { presentSession } from '../../src/store/sessions.ts';
import type { RootState } from '../../src/store/store.ts';

const userId = (): string => currentSession()?.userId ?? '';

/** What this device keeps of whoever is logged in. */
async function keptNow(): Promise<Kept | null> {
  const state = (await readSnapshot(userId()))?.state;
  return isKept(state) ? state : null;
}

/** Changes what this device keeps of whoever is logged in, while no tab is open. */
export async function changeKept(change: (kept: Kept) => Kept): Promise<void> {
  const kept = await keptNow();
  if (kept === null) throw new Error('Nothing is kept');
  await writeSnapshot(userId(), change(kept), (_, own) => own);
}

/** What is known of tasks in the present tab. */
export function recordsOfTab(): Record<string, TaskRecord> {
  const state: Partial<RootState> | undefined = presentSession().store?.getState();
  return state?.tasks?.records ?? {};
}

/** Under which keys this device keeps answers. */
export const keptKeys = (): Promise<IDBValidKey[]> => keys(createStore('akada_answers', 'answers'));
