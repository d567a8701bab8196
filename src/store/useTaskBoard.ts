import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Track } from '../api/schemas.ts';
import { progressOf, type Progress } from '../domain/learning/progress.ts';
import { requestInvalidated } from '../slices/request.ts';
import { loadTaskSubmissions } from '../slices/tasksSlice.ts';
import { needsFetch, isPending, type TaskWithStatus } from './selectors/trackTasks.ts';
import { checkTasks } from './checkTasks.ts';
import { useAppDispatch, useAppSelector, useProfile } from './hooks.ts';
import { registerVisibleRead } from './refresh.ts';
import type { RootState } from './rootReducer.ts';
import { errorOf, useTrackTasks, type TrackTasksResult } from './useTrackTasks.ts';

/** How many submissions that wait for a grade "Refresh" asks about. */
const MOST_REFRESHED = 10;

export interface TaskBoard extends TrackTasksResult {
  /** The tracks a mentee is enrolled in, and the one whose tasks are shown; null: none. */
  tracks: Track[];
  track: Track | null;
  progress: Progress;
  /**
   * Not submitted, as far as is known by now, those due first in front. Of the first round only those
   * that probably keep their place: what is due before them is known.
   */
  pending: TaskWithStatus[];
  /** Submitted, those due first in front. */
  completed: TaskWithStatus[];
  /** True while it is on its way which tasks are submitted. */
  counting: boolean;
}

const isUnchecked = ({ status }: TaskWithStatus): boolean => status.state === 'unchecked';
const hasFailed = ({ request }: TaskWithStatus): boolean => request?.status === 'failure';
const isAwaited = (one: TaskWithStatus): boolean => isUnchecked(one) && !hasFailed(one);

/** How many later answers a late one may let pass before the rows below it do not wait for it. */
const MAX_OVERTAKERS = 4;

/** The tasks before the first one whose answer is worth waiting for. */
function settledRows(tasks: readonly TaskWithStatus[]): readonly TaskWithStatus[] {
  const first = tasks.findIndex((one, at) => {
    if (!isAwaited(one)) return false;
    return tasks.slice(at).filter((later) => !isAwaited(later)).length < MAX_OVERTAKERS;
  });
  return first === -1 ? tasks : tasks.slice(0, first);
}

/**
 * The tasks of the chosen track, split in not submitted and submitted. The dashboard and the task
 * page share it: what one has asked for, the other knows.
 */
export function useTaskBoard(depth: 'sent' | 'news'): TaskBoard {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const profile = useProfile();
  const chosen = useAppSelector(({ tasks }) => tasks.chosenTrack);
  // One that came twice stands once.
  const tracks = [...new Map(profile.tracks.map((one) => [one.id, one])).values()];
  const track = tracks.find(({ id }) => id === chosen) ?? tracks[0] ?? null;
  const trackTasks = useTrackTasks(track?.id ?? null, depth);
  const { tasks: listed, checking, manual } = trackTasks;
  const tasks = listed ?? [];

  // "Refresh" asks about what waits for a grade, too.
  useEffect(() => {
    const waiting = (listed ?? []).filter(({ status }) =>
      ['sent', 'waiting'].includes(status.state),
    );
    const first = waiting.slice(0, MOST_REFRESHED);
    const refetch = () => {
      for (const { task } of first)
        dispatch(requestInvalidated(loadTaskSubmissions.keyOf(task.id)));
      return checkTasks(store, () => [first]);
    };
    return registerVisibleRead({ isMain: false, isStale: () => false, refetch });
  }, [store, dispatch, listed]);

  const counting = checking && tasks.some((one) => needsFetch(one, 'sent') && !hasFailed(one));
  // Rows of the first round appear as their counts arrive; later rounds take no row away.
  const isFirstRound = counting && !manual;
  const rows = isFirstRound ? settledRows(tasks).filter((one) => !isAwaited(one)) : tasks;

  return {
    ...trackTasks,
    tracks,
    track,
    progress: progressOf(tasks.map(({ status }) => status)),
    pending: rows.filter(isPending),
    completed: tasks.filter((one) => !isPending(one)),
    counting,
    error: trackTasks.request?.fromSnapshot ? trackTasks.error : errorOf(tasks.filter(isUnchecked)),
  };
}
