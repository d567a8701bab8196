import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { tryAnyway } from '../api/transport/allowance.ts';
import type { ApiError } from '../api/errors.ts';
import { requestInvalidated, type RequestEntry } from '../slices/request.ts';
import { loadMyStages, loadTrackStages } from '../slices/stagesSlice.ts';
import { loadTasks, loadTaskSubmissions } from '../slices/tasksSlice.ts';
import {
  canWait,
  isPending,
  tasksToFetch,
  selectTrackTasks,
  type Depth,
  type TaskWithStatus,
} from './selectors/trackTasks.ts';
import { checkTasks } from './checkTasks.ts';
import { useAppDispatch, useAppSelector, useSession } from './hooks.ts';
import type { RootState } from './rootReducer.ts';
import { useLoad } from './useLoad.ts';

/** How often tasks that an earlier visit has seen open are asked about again, in milliseconds. */
const RETRY = 30_000;

export interface TrackTasksResult {
  /** Those due first in front; null: the list has not come. */
  tasks: TaskWithStatus[] | null;
  /** The life of the list's request. */
  request: RequestEntry | undefined;
  retry: () => void;
  /** True where the list is of an earlier visit and its successor on the way: nothing is asked before. */
  isListLoading: boolean;
  /** True while answers are on their way. */
  checking: boolean;
  /** Why something could not be asked. */
  error: ApiError | null;
  /** True once it was asked by hand. */
  manual: boolean;
  /** True where grades that were asked for by hand are not asked yet. */
  deferred: boolean;
  /** Asks by hand: about one task, or about all that is not known and, for grades, what may be new. */
  recheck: (taskId?: string) => void;
}

/** What is asked for again by hand though it is known. A certificate has just read its grades. */
const rechecked: { [depth in Depth]?: string[] } = {
  grades: ['waiting', 'graded'],
  all: ['waiting'],
};

/** For others than mentees there is nothing to ask: nobody else sends anything in. */
const withoutCheck = (one: TaskWithStatus): TaskWithStatus => ({
  ...one,
  status: { state: 'open' },
});

/** Why something could not be read; the end of a login is said elsewhere. */
export const errorOf = (reads: readonly Pick<TaskWithStatus, 'request'>[]): ApiError | null =>
  reads.flatMap(({ request }) => request?.error ?? []).find(({ kind }) => kind !== 'session') ??
  null;

/** Its answer is here, or there will be none for now; the end of a login is waited out. */
const hasEnded = (request: RequestEntry | undefined): boolean =>
  request?.status === 'failure'
    ? request.error?.kind !== 'session'
    : request?.endedAt != null && !request.fromSnapshot;

/**
 * Reads which stages a track has, and in which of them the mentee has submitted: tasks of the others need
 * no call. Where the service does not say, each task is asked about.
 * @param trackId null asks for nothing
 * @returns false while it may still turn out that a task needs no call
 */
function useMyStages(trackId: string | null): boolean {
  const checkedTrack = useAppSelector(({ stages }) => (stages.mineUnknown ? null : trackId));
  const { request: all } = useLoad(loadTrackStages, checkedTrack, true);
  const { request: mine } = useLoad(loadMyStages, checkedTrack, true);
  // A failure is tried again by itself: nobody waits for that.
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const isReady =
    checkedTrack === null || readyFor === checkedTrack || (hasEnded(all) && hasEnded(mine));
  if (checkedTrack !== null && isReady && readyFor !== checkedTrack) setReadyFor(checkedTrack);
  return isReady;
}

/**
 * The tasks of a track with what is known of a mentee's work on them; what the page wants to know besides
 * is asked, four tasks at a time, while it is there.
 * @param trackId null asks for nothing
 */
export function useTrackTasks(trackId: string | null, depth: Depth): TrackTasksResult {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const token = useAppSelector(({ auth }) => auth.token);
  const isMentee = useSession().role === 'MENTEE';
  const { request, retry } = useLoad(loadTasks, trackId === null ? null : undefined);
  const listed = useAppSelector((state) => (trackId ? selectTrackTasks(state, trackId) : null));
  const tasks = listed ?? [];
  const isIncomplete =
    listed === null || tasks.some((one) => isPending(one) && one.source !== 'service');
  const isReady = useMyStages(isMentee && isIncomplete && depth !== 'all' ? trackId : null);

  // What a person asks for by hand is urgent. Another track begins without that.
  const [latest, setLatest] = useState({ number: 0, urgent: 0, trackId });
  const urgent = latest.trackId === trackId ? latest.urgent : 0;
  const [finishedRound, setFinishedRound] = useState('');
  // The list of an earlier visit is not asked about: the line is down, or its successor is on the way.
  const isStale = request?.fromSnapshot === true;
  const canAsk = isMentee && isReady && !isStale;
  const uncertain = tasks.filter(({ source }) => depth === 'all' || source !== 'stages');
  const ids = canAsk ? uncertain.map(({ task }) => task.id).join(' ') : '';
  const round = `${latest.number} ${token} ${ids}`;
  useEffect(() => {
    if (ids === '' || trackId === null) return undefined;
    const unmounting = new AbortController();
    const { signal } = unmounting;
    const missing = (to: Depth) => tasksToFetch(store.getState(), trackId, to);
    const check = async () => {
      await checkTasks(store, () => missing(depth), urgent, signal);
      if (!signal.aborted) setFinishedRound(round);
    };
    // What an earlier visit has seen open and could not be read anew is tried again by itself.
    const isOfSnapshot = ({ source }: TaskWithStatus) => source === 'snapshot';
    const stale = () => [missing('sent').flat().filter(isOfSnapshot)];
    const retryStale = () => void checkTasks(store, stale, 0, signal);
    void check();
    const timer = setInterval(retryStale, RETRY);
    window.addEventListener('online', retryStale, { signal });
    return () => {
      unmounting.abort();
      clearInterval(timer);
    };
  }, [store, trackId, depth, urgent, ids, round]);
  const checking = ids === '' ? !isReady && tasks.length > 0 : finishedRound !== round;

  const deferred = depth === 'grades' && !checking && !isStale && tasks.some(canWait);
  const recheck = (taskId?: string) => {
    tryAnyway();
    if (taskId !== undefined) {
      void dispatch(loadTaskSubmissions(taskId));
      return;
    }
    // What is asked for here is asked once the list itself has been read anew.
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
