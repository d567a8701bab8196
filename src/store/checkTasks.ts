import { isScarce } from '../api/transport/allowance.ts';
import type { ApiErrorKind } from '../api/errors.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { failureOf } from '../slices/apiThunk.ts';
import { loadTaskSubmissions } from '../slices/tasksSlice.ts';
import type { TaskWithStatus } from './selectors/trackTasks.ts';
import type { AppStore } from './store.ts';

/** How many tasks are asked about at a time. */
const WIDTH = 4;

/** Failures that the next task would meet as well. */
const fatalKinds = new Set<ApiErrorKind>(['limit', 'session', 'network', 'timeout']);

/** The end of the last round of each store: rounds follow each other, so 4 at a time stay 4. */
const rounds = new WeakMap<object, Promise<void>>();

/**
 * Asks the service about tasks. Calls under way are finished when a round is given up: they are paid for
 * already.
 * @param listsOf the tasks in turn, list by list, once the rounds before have ended
 * @param urgent how many of the lists are asked about near the end of the allowance, too
 * @param signal gives up the rest
 * @returns when all have been asked about, or the rest was given up
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
