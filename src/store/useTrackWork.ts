import { useCallback, useState } from 'react';
import { isScarce, tryAnyway } from '../api/allowance.ts';
import type { ApiError } from '../api/errors.ts';
import { requestOutdated, type Request } from '../slices/request.ts';
import {
  selectAskedTasks,
  selectKnownTasks,
  selectPresumedOpen,
  type KnownTask,
} from '../slices/progress.ts';
import {
  gradeOf,
  isSent,
  loadTasks,
  loadTaskSubmissions,
  type TasksState,
} from '../slices/tasksSlice.ts';
import { isCounted, isRecalled, type IsKnown } from './countSubmissions.ts';
import { useAppDispatch, useAppSelector, useSession } from './hooks.ts';
import type { RootState } from './store.ts';
import { useAsking } from './useAsking.ts';
import { useLoad } from './useLoad.ts';
import { useMyStages } from './useMyStages.ts';

/** Its submission, or that there is none, was read in this visit. */
const isRead: IsKnown = (tasks, id) => !isRecalled(tasks, id) && isSent(tasks, id) !== undefined;

/** Its grade was seen, whenever that was: a track page asks about the rest. */
const isSettled: IsKnown = (tasks, id) => gradeOf(tasks, id) !== undefined || isRead(tasks, id);

/** Asked by hand: as it was answered since. */
const isAnswered: IsKnown = (tasks, id) => {
  const request = tasks.requests[loadTaskSubmissions.keyOf(id)];
  const isCurrent = request?.status === 'success' && !request.outdated;
  return isRead(tasks, id) && (isSent(tasks, id) === false || isCurrent);
};

/** Near the end of the allowance a grade that was seen is not asked for again. */
const isAnsweredOrCanWait: IsKnown = (state, id) =>
  isAnswered(state, id) || (gradeOf(state, id) !== undefined && isScarce());

/** How many tasks a visit of the dashboard asks about by itself (README, "Decisions"). */
const VISIT = 20;

/** How many of them were asked about shortly before, as by a reload. */
const AGAIN = 3;
const SHORTLY = 60 * 60 * 1000;

const isShortly = ({ askedAgo }: TasksState, id: string): boolean =>
  (askedAgo[id] ?? Infinity) < SHORTLY;

/** The tasks that were asked about in this visit. */
const askedIn = ({ requests }: TasksState): string[] =>
  Object.entries(requests).flatMap(([key, { recalled, status }]) => {
    const isOfThisVisit = !recalled || status !== 'success';
    const isCount = key.startsWith(`${loadTaskSubmissions.typePrefix}:`) && isOfThisVisit;
    return isCount ? [key.slice(loadTaskSubmissions.typePrefix.length + 1)] : [];
  });

const hasAskedEnough = ({ tasks }: RootState): boolean => askedIn(tasks).length >= VISIT;

const isNotSentOrCanWait: IsKnown = (state, id) =>
  !isSent(state, id) ||
  isSettled(state, id) ||
  (isShortly(state, id) && askedIn(state).filter((one) => isShortly(state, one)).length >= AGAIN);

/**
 * After the counts of a dashboard: whether what waited for a grade has one now, as far as a visit's
 * calls go; what was asked about longest ago comes first.
 * @param tasks of the track; null while the counts are under way
 * @returns true while answers are on their way
 */
export function useNewGrades(tasks: readonly { id: string }[] | null): boolean {
  const askedAgo = useAppSelector((state) => state.tasks.askedAgo);
  const ago = (id: string): number => askedAgo[id] ?? Number.MAX_VALUE;
  const ids = tasks?.map(({ id }) => id).sort((a, b) => ago(b) - ago(a)) ?? [];
  // Counts that were put off are asked for by hand.
  return useAsking(ids.join(' '), {
    round: 0,
    recalled: false,
    isKnown: isNotSentOrCanWait,
    enough: hasAskedEnough,
  });
}

interface TrackWork {
  /** null: the list has not come. */
  tasks: KnownTask[] | null;
  request: Request | undefined;
  retry: () => void;
  asking: boolean;
  /** Why something could not be asked. */
  error: ApiError | null;
  /** True where grades that were asked for by hand are not asked yet. */
  putOff: boolean;
  /** Asks about all that is sent in; what was put off before is asked for now. */
  recheck: () => void;
}

const errorIn = ({ requests }: TasksState, ids: readonly string[]): ApiError | null =>
  ids
    .map((id) => requests[loadTaskSubmissions.keyOf(id)]?.error ?? null)
    .find((error) => error !== null && error.kind !== 'session') ?? null;

/** Its grade was seen, and was not asked for again: unlike one that could not be had. */
const isPutOff = (tasks: TasksState, id: string): boolean =>
  gradeOf(tasks, id) !== undefined &&
  !isAnswered(tasks, id) &&
  tasks.requests[loadTaskSubmissions.keyOf(id)]?.status !== 'failure';

/** What a person has asked for by hand. */
interface ByHand {
  trackId: string | null;
  /** How often. */
  round: number;
  /** The tasks with a grade: they are asked about after the others. */
  last: readonly string[];
  isKnown: IsKnown;
}

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
  const select = whole ? selectAskedTasks : selectKnownTasks;
  const tasks = useAppSelector((state) => (mine === null ? null : select(state, mine)));
  const isLeft = useAppSelector(
    ({ tasks: state }) => tasks?.some(({ id }) => !isCounted(state, id)) ?? true,
  );
  const { ready, stale } = useMyStages(whole || !isLeft ? null : mine);
  const presumedOpen = useAppSelector(selectPresumedOpen);
  const [latest, setLatest] = useState<ByHand | null>(null);
  // Another track's page begins with a round of its own.
  const byHand = latest?.trackId === trackId ? latest : null;
  const { round = 0, last = [], isKnown = whole ? isRead : isSettled } = byHand ?? {};
  const ids = tasks?.map(({ id }) => id) ?? [];
  const asked = ids.filter((id) => whole || stale || !presumedOpen.has(id));
  const inTurn = [
    ...asked.filter((id) => !last.includes(id)),
    ...asked.filter((id) => last.includes(id)),
  ];
  const recalled = request?.recalled === true;
  const asks = useAsking(ready ? inTurn.join(' ') : '', { round, recalled, isKnown });
  const asking = asks || (!ready && ids.length > 0);
  const error = useAppSelector((state) => errorIn(state.tasks, ids));
  const isDone = round > 0 && !asking && !recalled && !whole;
  const putOff = useAppSelector(
    ({ tasks: state }) => isDone && ids.some((id) => isPutOff(state, id)),
  );

  const recheck = useCallback(() => {
    tryAnyway();
    const graded = (tasks ?? []).filter(({ standing }) => standing.state === 'graded');
    for (const { id, standing, submission } of putOff ? [] : (tasks ?? [])) {
      // A certificate has just read its grades. What was not read in this visit is asked for anyway.
      const isAsked = standing.state === 'waiting' || (standing.state === 'graded' && !whole);
      if (isAsked && submission !== null) {
        dispatch(requestOutdated(loadTaskSubmissions.keyOf(id)));
      }
    }
    setLatest({
      trackId,
      round: round + 1,
      last: graded.map(({ id }) => id),
      isKnown: whole || putOff ? isAnswered : isAnsweredOrCanWait,
    });
  }, [dispatch, tasks, trackId, whole, round, putOff]);

  return { tasks, request, retry, asking, error: asking ? null : error, putOff, recheck };
}
