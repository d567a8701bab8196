import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { Track } from '../api/schemas.ts';
import { progressOf, type Progress } from '../domain/learning/progress.ts';
import { uniqueById } from '../domain/uniqueById.ts';
import { requestOutdated } from '../slices/request.ts';
import { loadTaskSubmissions } from '../slices/tasksSlice.ts';
import { isMissing, isPending, type TrackTask } from './selectors/trackTasks.ts';
import { askTasks } from './askTasks.ts';
import { useAppDispatch, useAppSelector, useProfile } from './hooks.ts';
import { putOnScreen } from './refresh.ts';
import type { RootState } from './rootReducer.ts';
import { errorOf, useTrackTasks, type TrackTasks } from './useTrackTasks.ts';

/** How many submissions that wait for a grade "Refresh" asks about. */
const MOST_REFRESHED = 10;

export interface TaskBoard extends TrackTasks {
  /** The tracks a mentee is enrolled in, and the one whose tasks are shown; null: none. */
  tracks: Track[];
  track: Track | null;
  progress: Progress;
  /**
   * Not submitted, as far as is known by now, those due first in front. Of the first round only those
   * that probably keep their place: what is due before them is known.
   */
  pending: TrackTask[];
  /** Submitted, those due first in front. */
  completed: TrackTask[];
  /** True while it is on its way which tasks are submitted. */
  counting: boolean;
}

const isUnchecked = ({ standing }: TrackTask): boolean => standing.state === 'unchecked';
const hasFailed = ({ request }: TrackTask): boolean => request?.status === 'failure';
const isAwaited = (one: TrackTask): boolean => isUnchecked(one) && !hasFailed(one);

/** How many later answers a late one may let pass before the rows below it do not wait for it. */
const OVERTAKEN = 4;

/** The tasks before the first one whose answer is worth waiting for. */
function inPlace(tasks: readonly TrackTask[]): readonly TrackTask[] {
  const first = tasks.findIndex((one, at) => {
    if (!isAwaited(one)) return false;
    return tasks.slice(at).filter((later) => !isAwaited(later)).length < OVERTAKEN;
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
  const tracks = uniqueById(profile.tracks);
  const track = tracks.find(({ id }) => id === chosen) ?? tracks[0] ?? null;
  const work = useTrackTasks(track?.id ?? null, depth);
  const { tasks: listed, asking, byHand } = work;
  const tasks = listed ?? [];

  // "Refresh" asks about what waits for a grade, too.
  useEffect(() => {
    const waiting = (listed ?? []).filter(({ standing }) =>
      ['sent', 'waiting'].includes(standing.state),
    );
    const first = waiting.slice(0, MOST_REFRESHED);
    const ask = () => {
      for (const { task } of first) dispatch(requestOutdated(loadTaskSubmissions.keyOf(task.id)));
      return askTasks(store, () => [first]);
    };
    return putOnScreen({ isMain: false, isStale: () => false, ask });
  }, [store, dispatch, listed]);

  const counting = asking && tasks.some((one) => isMissing(one, 'sent') && !hasFailed(one));
  // Rows of the first round appear as their counts arrive; later rounds take no row away.
  const isFirstRound = counting && !byHand;
  const rows = isFirstRound ? inPlace(tasks).filter((one) => !isAwaited(one)) : tasks;

  return {
    ...work,
    tracks,
    track,
    progress: progressOf(tasks.map(({ standing }) => standing)),
    pending: rows.filter(isPending),
    completed: tasks.filter((one) => !isPending(one)),
    counting,
    error: work.request?.recalled ? work.error : errorOf(tasks.filter(isUnchecked)),
  };
}
