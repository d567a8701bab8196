import { isScarce } from '../allowance.ts';
import type { ApiErrorKind } from '../errors.ts';
import { failureOf } from './query.ts';
import { loadTaskSubmissions } from '../../tasks/tasksSlice.ts';
import type { TaskWithStatus } from '../../tasks/status.ts';
import type { StoreOf } from './store.ts';

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
  store: Pick<StoreOf<unknown>, 'dispatch'>,
  listsOf: () => readonly TaskWithStatus[][],
  urgent = 0,
  signal?: AbortSignal,
): Promise<void> {
  const checkAll = async (): Promise<void> => {
    const queue = listsOf().flatMap((tasks, index) =>
      tasks.map(({ task }) => ({ id: task.id, isUrgent: index < urgent })),
    );
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        if (signal?.aborted || (!next.isUrgent && isScarce())) return;
        const failure = failureOf(await store.dispatch(loadTaskSubmissions(next.id)));
        if (failure !== null && fatalKinds.has(failure.kind)) queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, worker));
  };
  const ended = (rounds.get(store) ?? Promise.resolve()).then(checkAll);
  rounds.set(store, ended);
  return ended;
}
