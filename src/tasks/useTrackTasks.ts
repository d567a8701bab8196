import { useState } from 'react';
import type { ApiError } from '../api/errors.ts';
import {
  hasNewResponse,
  readFailure,
  requestInvalidated,
  type RequestEntry,
} from '../api/query/query.ts';
import { useLoad, useLoads, useReads, useScheduler } from '../api/query/useLoad.ts';
import { useSession } from '../auth/useSession.ts';
import { loadMyStages, loadTrackStages } from '../tracks/stagesSlice.ts';
import { useAppSelector, usePersonStore } from './state.ts';
import { isPending, selectTrackTasks, type TaskWithStatus } from './status.ts';
import { loadTasks, loadTaskSubmissions } from './tasksSlice.ts';
import { mayHaveNewGrade, tasksToFetch, type FetchScope } from './tasksToFetch.ts';

/** The most tasks that "Refresh" asks about. */
const MOST_REFRESHED = 10;

export interface TrackTasksResult {
  /** The read of the list. */
  request: RequestEntry | undefined;
  /** Sorted by deadline; null until the list has loaded. */
  tasks: TaskWithStatus[] | null;
  /** True while a stored list is being replaced or tasks are being checked. */
  checking: boolean;
  /** True until the tasks have been checked once, or could not be. */
  isFirstCheck: boolean;
  error: ApiError | null;
  /** Fetches at the user's request all that is unknown and all grades that may be new. */
  recheck: () => void;
}

/** The statuses to fetch again on request. A certificate has just fetched its grades. */
const recheckedStates: { [scope in FetchScope]?: string[] } = {
  grades: ['waiting', 'graded'],
  all: ['waiting'],
};

/**
 * Counts a task as open for roles other than mentee, which have nothing to check because they
 * submit no work.
 */
function withoutCheck(row: TaskWithStatus): TaskWithStatus {
  return { ...row, status: { state: 'open' } };
}

/** Returns why something could not be fetched, or null. */
export const errorOf = (reads: readonly Pick<TaskWithStatus, 'request'>[]): ApiError | null =>
  reads.flatMap(({ request }) => readFailure(request) ?? [])[0] ?? null;

/**
 * Mentees with an id below this registered before 2021, so the API may have no row in `my_stages`
 * for their early work. An id begins with its time in hex seconds.
 */
const FIRST_RECORDED = '5fee6600';

/**
 * Returns whether a read has ended in this visit or failed for now. A lost session waits for the
 * next login.
 */
const hasEnded = (request: RequestEntry | undefined): boolean =>
  request?.status === 'failure' ? readFailure(request) !== null : hasNewResponse(request);

/**
 * Fetches the stages of a track in which the mentee has submitted, because tasks in other stages
 * are open and need no call. `isReady` is false while these reads may still make calls unnecessary,
 * and `missing` are their keys until then.
 */
function useMyStages(trackId: string | null) {
  const track = useAppSelector(({ stages }) => (stages.mineUnknown ? null : trackId));
  const { request: all } = useLoad(loadTrackStages, track, 'background');
  const { request: mine } = useLoad(loadMyStages, track, 'background');
  // Stages that were ready stay so while a failed read is retried.
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const isReady = track === null || readyFor === track || (hasEnded(all) && hasEnded(mine));
  if (track !== null && isReady && readyFor !== track) setReadyFor(track);
  const missing = isReady ? [] : [loadTrackStages, loadMyStages].map(({ keyOf }) => keyOf(track));
  return { isReady, missing, isUnderWay: useReads(({ isUnderWay }) => isUnderWay(missing)) };
}

const idsOf = (rows: readonly TaskWithStatus[]): string[] => rows.map(({ task }) => task.id);

/**
 * Returns the tasks of a track with the mentee's status on each, and checks by itself those whose
 * status the page needs (`scope`) and this visit does not know. "Refresh" also checks those that
 * may have a new grade. With null, nothing is fetched.
 */
export function useTrackTasks(trackId: string | null, scope: FetchScope): TrackTasksResult {
  const store = usePersonStore();
  const scheduler = useScheduler();
  const { role, userId } = useSession();
  const isMentee = role === 'MENTEE';
  const [openedAt] = useState(Date.now);

  const { request } = useLoad(loadTasks, trackId === null ? null : undefined);
  const listed = useAppSelector((state) => (trackId ? selectTrackTasks(state, trackId) : null));
  const tasks = listed ?? [];
  // No task of a stored list is checked: the connection is down, or a newer list is loading.
  const isStored = request?.fromStorage === true;

  const isIncomplete =
    listed === null || tasks.some((row) => isPending(row) && row.source !== 'service');
  const canPresume = isMentee && userId >= FIRST_RECORDED && scope !== 'all';
  const stages = useMyStages(isIncomplete && canPresume ? trackId : null);

  const canCheck = isMentee && stages.isReady && !isStored;
  const toCheck = useAppSelector((state) =>
    canCheck && trackId !== null
      ? idsOf(tasksToFetch(state, trackId, scope, openedAt)).join(' ')
      : '',
  );
  const areTasksUnderWay = useLoads(loadTaskSubmissions, toCheck.split(' '), 'background');
  const refreshable = isMentee ? mayHaveNewGrade(tasks).slice(0, MOST_REFRESHED) : [];
  useLoads(loadTaskSubmissions, idsOf(refreshable), 'on refresh');

  const error = errorOf(isStored ? [{ request }] : tasks);
  const isReplacing = isStored && error === null;
  const checking =
    areTasksUnderWay || (isMentee && (isReplacing || (stages.isUnderWay && tasks.length > 0)));
  const [checkedTrack, setCheckedTrack] = useState<string | null>(null);
  if (canCheck && !checking && tasks.length > 0 && checkedTrack !== trackId)
    setCheckedTrack(trackId);

  const recheck = () => {
    void scheduler.retryFailed();
    const again = tasks.filter(
      ({ status, request: read }) =>
        read?.status === 'failure' || recheckedStates[scope]?.includes(status.state),
    );
    for (const id of idsOf(again))
      store.dispatch(requestInvalidated(loadTaskSubmissions.keyOf(id)));
    if (trackId === null) return;
    // Grades that this device already has are fetched as the allowance permits.
    const requested = tasksToFetch(store.getState(), trackId, scope, openedAt).filter(
      ({ status }) => status.state !== 'graded',
    );
    const reads = idsOf(requested).map(loadTaskSubmissions.keyOf);
    void scheduler.fetchNow([...stages.missing, ...reads]);
  };

  return {
    tasks: isMentee ? listed : listed && tasks.map(withoutCheck),
    request,
    checking,
    isFirstCheck: checkedTrack !== trackId,
    error: checking ? null : error,
    recheck,
  };
}
