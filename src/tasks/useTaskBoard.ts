import type { Track } from '../tracks/tracksSlice.ts';
import { isPending, type Progress, progressOf, type TaskWithStatus } from './status.ts';
import { isUncertain } from './tasksToFetch.ts';
import { uniqueById } from '../lib/values.ts';
import { useAppSelector } from './state.ts';
import { useProfile } from '../user/useProfile.ts';
import { errorOf, useTrackTasks, type TrackTasksResult } from './useTrackTasks.ts';

export interface TaskBoard extends TrackTasksResult {
  tracks: Track[];
  track: Track | null;
  progress: Progress;
  /**
   * Sorted by deadline. The first check lists a task only once all tasks due before it are checked,
   * so that rows stay in their place.
   */
  pending: TaskWithStatus[];
  completed: TaskWithStatus[];
  counting: boolean;
}

const isUnchecked = ({ status }: TaskWithStatus): boolean => status.state === 'unchecked';
const hasFailed = ({ request }: TaskWithStatus): boolean => request?.status === 'failure';
const isAwaited = (row: TaskWithStatus): boolean => isUnchecked(row) && !hasFailed(row);

/** How many later responses may overtake a slow one before the rows below stop waiting for it. */
const MAX_OVERTAKERS = 4;

function settledRows(tasks: readonly TaskWithStatus[]): readonly TaskWithStatus[] {
  const first = tasks.findIndex((row, at) => {
    if (!isAwaited(row)) return false;
    return tasks.slice(at).filter((later) => !isAwaited(later)).length < MAX_OVERTAKERS;
  });
  return first === -1 ? tasks : tasks.slice(0, first);
}

/** Returns the tasks of the chosen track, split into not submitted and submitted. */
export function useTaskBoard(scope: 'sent' | 'news'): TaskBoard {
  const profile = useProfile();
  const chosen = useAppSelector(({ tasks }) => tasks.chosenTrack);
  const tracks = uniqueById(profile.tracks);
  const track = tracks.find(({ id }) => id === chosen) ?? tracks[0] ?? null;
  const trackTasks = useTrackTasks(track?.id ?? null, scope);
  const { checking, isFirstCheck } = trackTasks;
  const tasks = trackTasks.tasks ?? [];

  const counting = checking && tasks.some((row) => isUncertain(row) && !hasFailed(row));
  // Rows of the first check appear one by one. Later checks do not remove rows.
  const rows =
    counting && isFirstCheck ? settledRows(tasks).filter((row) => !isAwaited(row)) : tasks;

  return {
    ...trackTasks,
    tracks,
    track,
    progress: progressOf(tasks.map(({ status }) => status)),
    pending: rows.filter(isPending),
    completed: tasks.filter((row) => !isPending(row)),
    counting,
    error: trackTasks.request?.fromStorage ? trackTasks.error : errorOf(tasks.filter(isUnchecked)),
  };
}
