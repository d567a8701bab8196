import type { ApiErrorKind } from '../api/errors.ts';
import { eachOf } from '../lib/pool.ts';
import { failureOf } from '../slices/apiThunk.ts';
import { isSent, loadTaskSubmissions, type TasksState } from '../slices/tasksSlice.ts';
import type { AppStore } from './store.ts';

/** How many counts are asked for at a time. */
const WIDTH = 4;

/** Failures that the next task would meet as well. */
const hopeless = new Set<ApiErrorKind>(['limit', 'session', 'network', 'timeout']);

/** The end of the last round of each store: rounds follow each other, so 4 at a time stay 4. */
const rounds = new WeakMap<object, Promise<void>>();

type Counting = Pick<AppStore, 'dispatch' | 'getState'>;

/** True where a task need not be asked about; the same function on every call. */
export type IsKnown = (tasks: TasksState, taskId: string) => boolean;

/** True where what is known of a task's submissions is an answer of an earlier visit. */
export const isRecalled: IsKnown = ({ requests }, taskId) =>
  requests[loadTaskSubmissions.keyOf(taskId)]?.recalled === true;

/**
 * Submitted or not: all that the lists need. Known as submitted stays so; known as open by an earlier
 * visit alone may have changed since.
 */
export const isCounted: IsKnown = (tasks, taskId) => {
  const known = isSent(tasks, taskId);
  return known !== undefined && (known || !isRecalled(tasks, taskId));
};

interface Round {
  /** Resolves when all tasks have been asked about, or the rest were given up. */
  ended: Promise<void>;
  /** Nobody looks any more: what is not yet asked for is not asked for. */
  stop: () => void;
}

/**
 * Asks for the submission count of each task that is not yet known as submitted or not. Calls under
 * way are finished when a round stops: they are paid for already.
 * @param enough asked before each task; true gives up the rest
 * @param isKnown which tasks need no call
 */
export function countSubmissions(
  store: Counting,
  taskIds: readonly string[],
  enough: () => boolean,
  isKnown: IsKnown = isCounted,
): Round {
  let over = false;

  const count = async (taskId: string): Promise<void> => {
    if (isKnown(store.getState().tasks, taskId)) return;
    const failure = failureOf(await store.dispatch(loadTaskSubmissions(taskId)));
    if (failure !== null && hopeless.has(failure.kind)) over = true;
  };

  const before = rounds.get(store) ?? Promise.resolve();
  const ended = before.then(() => eachOf(taskIds, WIDTH, count, () => over || enough()));
  rounds.set(store, ended);
  return {
    ended,
    stop: () => {
      over = true;
    },
  };
}
