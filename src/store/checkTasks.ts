import { isScarce } from '../api/transport/allowance.ts';
import type { ApiErrorKind } from '../api/errors.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { failureOf } from '../slices/apiThunk.ts';
import { loadTaskSubmissions } from '../slices/tasksSlice.ts';
import type { TaskWithStatus } from './selectors/trackTasks.ts';
import type { AppStore } from './store.ts';

/** How many tasks are checked at a time. */
const WIDTH = 4;

/** Failures that the next task would meet as well. */
const fatalKinds = new Set<ApiErrorKind>(['limit', 'session', 'network', 'timeout']);

/** The end of the last round of each store: rounds follow each other, so 4 at a time stay 4. */
const rounds = new WeakMap<object, Promise<void>>();

/**
 * Fetches the submissions of tasks. An abort leaves calls in flight to finish: they already count
 * against the rate limit.
 * @param listsOf the lists of tasks to fetch in turn; called once earlier rounds have ended
 * @param urgent how many of the lists are fetched even when the allowance is scarce
 * @param signal skips the rest
 * @returns when all are fetched, or the rest was skipped
 */
export function checkTasks(
  store: Pick<AppStore, 'dispatch'>,
  listsOf: () => readonly TaskWithStatus[][],
  urgent = 0,
  signal?: AbortSignal,
): Promise<void> {
  let isFatal = false;
  const check = async ({ task }: TaskWithStatus): Promise<void> => {
    const failure = failureOf(await store.dispatch(loadTaskSubmissions(task.id)));
    if (failure !== null && fatalKinds.has(failure.kind)) isFatal = true;
  };
  const checkAll = async (): Promise<void> => {
    for (const [index, tasks] of listsOf().entries()) {
      const isOver = () => isFatal || signal?.aborted || (index >= urgent && isScarce());
      await forEachConcurrently(tasks, WIDTH, check, isOver);
    }
  };
  const ended = (rounds.get(store) ?? Promise.resolve()).then(checkAll);
  rounds.set(store, ended);
  return ended;
}
