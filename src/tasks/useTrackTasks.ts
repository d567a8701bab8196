import { useEffect, useState } from 'react';
import { tryAnyway } from '../api/allowance.ts';
import type { ApiError } from '../api/errors.ts';
import {
  hasNewAnswer,
  requestInvalidated,
  type RequestEntry,
  useAppDispatch,
} from '../api/query/query.ts';
import { registerVisibleRead } from '../api/query/visible.ts';
import { loadMyStages, loadTrackStages } from '../tracks/stagesSlice.ts';
import { loadTasks, loadTaskSubmissions } from './tasksSlice.ts';
import {
  canWait,
  isPending,
  mayHaveNewGrade,
  tasksToFetch,
  selectTrackTasks,
  type FetchScope,
  type TaskWithStatus,
} from './status.ts';
import { readAll } from '../api/query/readAll.ts';
import { useSession } from '../auth/useSession.ts';
import { retryFailed, retryLater, useLoad, type Loading } from '../api/query/useLoad.ts';
import { useAppSelector, usePersonStore, type PersonStore } from './state.ts';

const MOST_REFRESHED = 10;

export interface TrackTasksResult extends Loading {
  /** By deadline; null until the list has loaded. */
  tasks: TaskWithStatus[] | null;
  /** True while a list from the snapshot is being replaced: no task is checked yet. */
  isListLoading: boolean;
  checking: boolean;
  error: ApiError | null;
  manual: boolean;
  /** True if grades that the user requested again were put off. */
  deferred: boolean;
  /** Fetches by hand all that are unknown and, for grades, may be new. */
  recheck: () => void;
}

/** Statuses to fetch again on request. A certificate has just fetched its grades. */
const rechecked: { [depth in FetchScope]?: string[] } = {
  grades: ['waiting', 'graded'],
  all: ['waiting'],
};

/** The end of the last round of each store: rounds follow each other, so 4 at a time stay 4. */
const rounds = new WeakMap<object, Promise<unknown>>();

interface CheckOptions {
  /** How many of the lists are fetched even when the allowance is scarce. */
  urgent?: number;
  /** Fetches even what was fetched less than five minutes ago. */
  again?: boolean;
  signal?: AbortSignal;
}

/**
 * Fetches the submissions of tasks; resolves when all are fetched, or `signal` has skipped the
 * rest.
 * @param listsOf the lists of tasks to fetch in turn; called once earlier rounds have ended
 */
export function checkTasks(
  store: Pick<PersonStore, 'dispatch' | 'getState' | 'subscribe'>,
  listsOf: () => readonly TaskWithStatus[][],
  { urgent = 0, again = false, signal }: CheckOptions = {},
): Promise<unknown> {
  const ended = (rounds.get(store) ?? Promise.resolve()).then(() => {
    const reads = listsOf().flatMap((tasks, index) =>
      tasks.map(({ task: { id } }) => {
        const key = loadTaskSubmissions.keyOf(id);
        const start = () => {
          if (again) store.dispatch(requestInvalidated(key));
          return store.dispatch(loadTaskSubmissions(id));
        };
        return { key, start, isUrgent: index < urgent };
      }),
    );
    return readAll(store, reads, signal && { signal });
  });
  rounds.set(store, ended);
  return ended;
}

/** Only mentees submit work: for other roles there is nothing to check. */
function withoutCheck(row: TaskWithStatus): TaskWithStatus {
  return { ...row, status: { state: 'open' } };
}

/** Why something could not be fetched; the end of a session is shown elsewhere. */
export const errorOf = (reads: readonly Pick<TaskWithStatus, 'request'>[]): ApiError | null =>
  reads.flatMap(({ request }) => request?.error ?? []).find(({ kind }) => kind !== 'session') ??
  null;

/**
 * Mentees with an id below this registered before 2021, so the API may have no row in `my_stages`
 * for their early work. An id begins with its time in hex seconds.
 */
const FIRST_RECORDED = '5fee6600';

/** Answered in this visit, or failed for now; a lost session waits for the next login. */
const hasEnded = (request: RequestEntry | undefined): boolean =>
  request?.status === 'failure' ? request.error?.kind !== 'session' : hasNewAnswer(request);

/**
 * Fetches the stages of a track in which the mentee has submitted, because tasks of the other
 * stages need no call. Returns false while this list may still make calls unnecessary.
 */
function useMyStages(trackId: string | null): boolean {
  const checkedTrack = useAppSelector(({ stages }) => (stages.mineUnknown ? null : trackId));
  const { request: all } = useLoad(loadTrackStages, checkedTrack, true);
  const { request: mine } = useLoad(loadMyStages, checkedTrack, true);
  // Once ready, it stays so while a failed read is retried.
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const isReady =
    checkedTrack === null || readyFor === checkedTrack || (hasEnded(all) && hasEnded(mine));
  if (checkedTrack !== null && isReady && readyFor !== checkedTrack) setReadyFor(checkedTrack);
  return isReady;
}

/**
 * The tasks of a track with a mentee's status on them; null fetches nothing. Missing data is
 * fetched while the page is mounted, four tasks at a time.
 */
export function useTrackTasks(trackId: string | null, depth: FetchScope): TrackTasksResult {
  const dispatch = useAppDispatch();
  const store = usePersonStore();
  const token = useAppSelector(({ auth }) => auth.token);
  const { role, userId } = useSession();
  const isMentee = role === 'MENTEE';
  const { request, retry } = useLoad(loadTasks, trackId === null ? null : undefined);
  const listed = useAppSelector((state) => (trackId ? selectTrackTasks(state, trackId) : null));
  const tasks = listed ?? [];
  const isIncomplete =
    listed === null || tasks.some((row) => isPending(row) && row.source !== 'service');
  const canPresume = isMentee && userId >= FIRST_RECORDED && depth !== 'all';
  const isReady = useMyStages(isIncomplete && canPresume ? trackId : null);

  // The user's own requests are urgent. A change of track resets that.
  const [latest, setLatest] = useState({ number: 0, urgent: 0, trackId });
  const urgent = latest.trackId === trackId ? latest.urgent : 0;
  const [finishedRound, setFinishedRound] = useState('');
  // A list from the snapshot is not checked: the connection is down, or a newer list is loading.
  const isStale = request?.fromSnapshot === true;
  const canFetch = isMentee && isReady && !isStale;
  const uncertain = tasks.filter(({ source }) => depth === 'all' || source !== 'stages');
  const ids = canFetch ? uncertain.map(({ task }) => task.id).join(' ') : '';
  const round = `${latest.number} ${token} ${ids}`;
  useEffect(() => {
    if (ids === '' || trackId === null) return undefined;
    const unmounting = new AbortController();
    const { signal } = unmounting;
    const missing = (to: FetchScope) => tasksToFetch(store.getState(), trackId, to);
    // Open tasks of the snapshot that could not be revalidated are retried.
    const isFromSnapshot = ({ source }: TaskWithStatus) => source === 'snapshot';
    const stale = () => missing('sent').flat().filter(isFromSnapshot);
    let stopRetry = () => {};
    const check = async (tries: number, toFetch = () => [stale()], urgentLists = 0) => {
      await checkTasks(store, toFetch, { urgent: urgentLists, signal });
      if (signal.aborted) return;
      setFinishedRound(round);
      const rest = stale();
      if (rest.length === 0) return;
      // Tasks without a failure were put off, because the allowance is scarce.
      const kinds = new Set(rest.map((row) => row.request?.error?.kind ?? 'limit'));
      const kind = (['network', 'timeout', 'limit'] as const).find((name) => kinds.has(name));
      stopRetry = retryLater(kind, tries, () => void check(tries + 1));
    };
    void check(0, () => missing(depth), urgent);
    return () => {
      unmounting.abort();
      stopRetry();
    };
  }, [store, trackId, depth, urgent, ids, round]);
  const checking = ids === '' ? !isReady && tasks.length > 0 : finishedRound !== round;

  // "Refresh" always asks for new grades. It is the user's own action, so it may use the reserve.
  useEffect(() => {
    const first = mayHaveNewGrade(listed ?? []).slice(0, MOST_REFRESHED);
    const refetch = () => checkTasks(store, () => [first], { urgent: 1, again: true });
    return registerVisibleRead({ refetch });
  }, [store, listed]);

  const deferred = depth === 'grades' && !checking && !isStale && tasks.some(canWait);
  const recheck = () => {
    tryAnyway();
    // The tasks are fetched once the list itself has been fetched again.
    if (isStale) retry();
    for (const { task, status, request: read } of tasks) {
      const isWanted = !deferred && rechecked[depth]?.includes(status.state);
      if (isWanted || read?.status === 'failure') {
        dispatch(requestInvalidated(loadTaskSubmissions.keyOf(task.id)));
      }
    }
    setLatest({ number: latest.number + 1, urgent: deferred ? 2 : 1, trackId });
  };

  const error = errorOf(isStale ? [{ request }] : tasks);
  return {
    tasks: isMentee ? listed : listed && tasks.map(withoutCheck),
    request,
    retry,
    isListLoading: isStale && error === null,
    checking,
    error: checking ? null : error,
    manual: urgent > 0,
    deferred,
    recheck,
  };
}

/** Tasks whose buttons also retry another read of their page, if it has failed. */
export const withRetryOf = <Tasks extends TrackTasksResult>(
  tasks: Tasks,
  other: Loading,
): Tasks => ({
  ...tasks,
  retry: () => retryFailed(tasks, other),
  recheck: () => {
    tasks.recheck();
    retryFailed(other);
  },
});
