import { useCallback, useState } from 'react';
import { tryAnyway } from '../api/allowance.ts';
import type { ApiError } from '../api/errors.ts';
import { requestForgotten, type Request } from '../slices/request.ts';
import { selectKnownTasks, type KnownTask } from '../slices/progress.ts';
import { loadTasks, loadTaskSubmissions, type TasksState } from '../slices/tasksSlice.ts';
import { isRecalled, type IsKnown } from './countSubmissions.ts';
import { useAppDispatch, useAppSelector, useSession } from './hooks.ts';
import type { RootState } from './store.ts';
import { useAsking } from './useAsking.ts';
import { useLoad } from './useLoad.ts';

/** Its submission, or that there is none, was read in this visit. */
const isRead: IsKnown = (tasks, id) =>
  !isRecalled(tasks, id) && (tasks.submitted[id] === false || tasks.submissions[id] !== undefined);

/** Its grade was seen, whenever that was: a track page asks about the rest. */
const isSettled: IsKnown = (tasks, id) => tasks.grades[id] !== undefined || isRead(tasks, id);

/** Asked by hand: as it was answered since. */
const isAnswered: IsKnown = (tasks, id) => {
  const request = tasks.requests[loadTaskSubmissions.keyOf(id)];
  return isRead(tasks, id) && (tasks.submitted[id] === false || request?.status === 'success');
};

const isAnsweredOrGraded: IsKnown = (state, id) =>
  state.grades[id] !== undefined || isAnswered(state, id);

/** How many tasks a visit of the dashboard asks about by itself (README, "Decisions"). */
const VISIT = 20;

const isCount = ([key, { recalled }]: [string, Request]): boolean =>
  key.startsWith(`${loadTaskSubmissions.typePrefix}:`) && !recalled;

const hasAskedEnough = ({ tasks }: RootState): boolean =>
  Object.entries(tasks.requests).filter(isCount).length >= VISIT;

/**
 * After the counts of a dashboard: whether what waited for a grade has one now, as far as a visit's
 * calls go.
 * @param tasks of the track; null while the counts are under way
 * @returns true while answers are on their way
 */
export function useNewGrades(tasks: readonly { id: string }[] | null): boolean {
  const ids = tasks?.map(({ id }) => id).join(' ') ?? '';
  // Counts that were put off are asked for by hand.
  return useAsking(ids, {
    round: 0,
    recalled: false,
    isKnown: isNotSentOrSettled,
    enough: hasAskedEnough,
  });
}

const isNotSentOrSettled: IsKnown = (state, id) =>
  state.submitted[id] !== true || isSettled(state, id);

interface TrackWork {
  /** null: the list has not come. */
  tasks: KnownTask[] | null;
  request: Request | undefined;
  retry: () => void;
  asking: boolean;
  /** Why something could not be asked. */
  error: ApiError | null;
  /** Asks about all that is sent in and not graded as far as is known here. */
  recheck: () => void;
}

const errorIn = ({ requests }: TasksState, ids: readonly string[]): ApiError | null =>
  ids
    .map((id) => requests[loadTaskSubmissions.keyOf(id)]?.error ?? null)
    .find((error) => error !== null && error.kind !== 'session') ?? null;

/**
 * The tasks of one of a mentee's tracks, and what has become of them.
 * @param trackId null asks for nothing
 * @param whole reads each submission, also those whose grade an earlier visit has seen
 */
export function useTrackWork(trackId: string | null, whole = false): TrackWork {
  const dispatch = useAppDispatch();
  const { role } = useSession();
  const mine = role === 'MENTEE' ? trackId : null;
  const { request, retry } = useLoad(loadTasks, mine === null ? null : undefined);
  const tasks = useAppSelector((state) => (mine === null ? null : selectKnownTasks(state, mine)));
  const [round, setRound] = useState(0);
  const ids = tasks?.map(({ id }) => id) ?? [];
  const [first, later] = whole ? [isRead, isAnswered] : [isSettled, isAnsweredOrGraded];
  const recalled = request?.recalled === true;
  const asking = useAsking(ids.join(' '), {
    round,
    recalled,
    isKnown: round === 0 ? first : later,
  });
  const error = useAppSelector((state) => errorIn(state.tasks, ids));

  const recheck = useCallback(() => {
    tryAnyway();
    for (const { id, standing } of tasks ?? []) {
      if (standing.state === 'waiting') {
        dispatch(requestForgotten(loadTaskSubmissions.keyOf(id)));
      }
    }
    setRound((number) => number + 1);
  }, [dispatch, tasks]);

  return { tasks, request, retry, asking, error: asking ? null : error, recheck };
}
