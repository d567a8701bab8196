import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { tryAnyway } from '../api/transport/allowance.ts';
import type { ApiError } from '../api/errors.ts';
import { requestOutdated, type Request } from '../slices/request.ts';
import { loadMyStages, loadTrackStages } from '../slices/stagesSlice.ts';
import { loadTasks, loadTaskSubmissions } from '../slices/tasksSlice.ts';
import {
  canWait,
  isPending,
  missingTasks,
  selectTrackTasks,
  type Depth,
  type TrackTask,
} from './selectors/trackTasks.ts';
import { askTasks } from './askTasks.ts';
import { useAppDispatch, useAppSelector, useSession } from './hooks.ts';
import type { RootState } from './rootReducer.ts';
import { useLoad } from './useLoad.ts';

/** How often tasks that an earlier visit has seen open are asked about again, in milliseconds. */
const RETRY = 30_000;

export interface TrackTasks {
  /** Those due first in front; null: the list has not come. */
  tasks: TrackTask[] | null;
  /** The life of the list's request. */
  request: Request | undefined;
  retry: () => void;
  /** True where the list is of an earlier visit and its successor on the way: nothing is asked before. */
  isListComing: boolean;
  /** True while answers are on their way. */
  asking: boolean;
  /** Why something could not be asked. */
  error: ApiError | null;
  /** True once it was asked by hand. */
  byHand: boolean;
  /** True where grades that were asked for by hand are not asked yet. */
  putOff: boolean;
  /** Asks by hand: about one task, or about all that is not known and, for grades, what may be new. */
  recheck: (taskId?: string) => void;
}

/** What is asked for again by hand though it is known. A certificate has just read its grades. */
const rereads: { [depth in Depth]?: string[] } = {
  grades: ['waiting', 'graded'],
  all: ['waiting'],
};

/** For others than mentees there is nothing to ask: nobody else sends anything in. */
const asOpen = (one: TrackTask): TrackTask => ({ ...one, standing: { state: 'open' } });

/** Why something could not be read; the end of a login is said elsewhere. */
export const errorOf = (reads: readonly Pick<TrackTask, 'request'>[]): ApiError | null =>
  reads.flatMap(({ request }) => request?.error ?? []).find(({ kind }) => kind !== 'session') ??
  null;

/** Its answer is here, or there will be none for now; the end of a login is waited out. */
const hasEnded = (request: Request | undefined): boolean =>
  request?.status === 'failure'
    ? request.error?.kind !== 'session'
    : request?.endedAt != null && !request.recalled;

/**
 * Reads which stages a track has, and in which of them the mentee has submitted: tasks of the others need
 * no call. Where the service does not say, each task is asked about.
 * @param trackId null asks for nothing
 * @returns false while it may still turn out that a task needs no call
 */
function useMyStages(trackId: string | null): boolean {
  const asked = useAppSelector(({ stages }) => (stages.mineUnknown ? null : trackId));
  const { request: all } = useLoad(loadTrackStages, asked, true);
  const { request: mine } = useLoad(loadMyStages, asked, true);
  // A failure is tried again by itself: nobody waits for that.
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const isReady = asked === null || readyFor === asked || (hasEnded(all) && hasEnded(mine));
  if (asked !== null && isReady && readyFor !== asked) setReadyFor(asked);
  return isReady;
}

/**
 * The tasks of a track with what is known of a mentee's work on them; what the page wants to know besides
 * is asked, four tasks at a time, while it is there.
 * @param trackId null asks for nothing
 */
export function useTrackTasks(trackId: string | null, depth: Depth): TrackTasks {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const token = useAppSelector(({ auth }) => auth.token);
  const isMentee = useSession().role === 'MENTEE';
  const { request, retry } = useLoad(loadTasks, trackId === null ? null : undefined);
  const listed = useAppSelector((state) => (trackId ? selectTrackTasks(state, trackId) : null));
  const tasks = listed ?? [];
  const isLeft = listed === null || tasks.some((one) => isPending(one) && one.source !== 'service');
  const isReady = useMyStages(isMentee && isLeft && depth !== 'all' ? trackId : null);

  // What a person asks for by hand is urgent. Another track begins without that.
  const [latest, setLatest] = useState({ number: 0, urgent: 0, trackId });
  const urgent = latest.trackId === trackId ? latest.urgent : 0;
  const [endedRound, setEndedRound] = useState('');
  // The list of an earlier visit is not asked about: the line is down, or its successor is on the way.
  const isStale = request?.recalled === true;
  const canAsk = isMentee && isReady && !isStale;
  const inDoubt = tasks.filter(({ source }) => depth === 'all' || source !== 'stages');
  const ids = canAsk ? inDoubt.map(({ task }) => task.id).join(' ') : '';
  const round = `${latest.number} ${token} ${ids}`;
  useEffect(() => {
    if (ids === '' || trackId === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const missing = (to: Depth) => missingTasks(store.getState(), trackId, to);
    const ask = async () => {
      await askTasks(store, () => missing(depth), urgent, signal);
      if (!signal.aborted) setEndedRound(round);
    };
    // What an earlier visit has seen open and could not be read anew is tried again by itself.
    const isOfSnapshot = ({ source }: TrackTask) => source === 'snapshot';
    const stale = () => [missing('sent').flat().filter(isOfSnapshot)];
    const retryStale = () => void askTasks(store, stale, 0, signal);
    void ask();
    const timer = setInterval(retryStale, RETRY);
    window.addEventListener('online', retryStale, { signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [store, trackId, depth, urgent, ids, round]);
  const asking = ids === '' ? !isReady && tasks.length > 0 : endedRound !== round;

  const putOff = depth === 'grades' && !asking && !isStale && tasks.some(canWait);
  const recheck = (taskId?: string) => {
    tryAnyway();
    if (taskId !== undefined) {
      void dispatch(loadTaskSubmissions(taskId));
      return;
    }
    // What is asked for here is asked once the list itself has been read anew.
    if (isStale) retry();
    for (const { task, standing, request: read } of tasks) {
      const isWanted = !putOff && rereads[depth]?.includes(standing.state);
      if (isWanted || read?.status === 'failure') {
        dispatch(requestOutdated(loadTaskSubmissions.keyOf(task.id)));
      }
    }
    setLatest({ number: latest.number + 1, urgent: putOff ? 2 : 1, trackId });
  };

  const error = errorOf(isStale ? [{ request }] : tasks);
  return {
    tasks: isMentee ? listed : listed && tasks.map(asOpen),
    request,
    retry,
    isListComing: isStale && error === null,
    asking,
    error: asking ? null : error,
    byHand: urgent > 0,
    putOff,
    recheck,
  };
}
