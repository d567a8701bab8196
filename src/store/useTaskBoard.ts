import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { isScarce, tryAnyway } from '../api/allowance.ts';
import type { ApiError } from '../api/errors.ts';
import type { Task, Track } from '../api/shapes.ts';
import { requestOutdated, type Request } from '../slices/request.ts';
import {
  gradeOf,
  isSent,
  loadTasks,
  loadTaskSubmissions,
  taskSelectors,
} from '../slices/tasksSlice.ts';
import { inOrder } from '../lib/deadlines.ts';
import { selectPresumedOpen } from '../slices/progress.ts';
import { countSubmissions, isCounted } from './countSubmissions.ts';
import { useAppDispatch, useAppSelector, useProfile, useSession } from './hooks.ts';
import type { RootState } from './store.ts';
import { putOnScreen } from './refresh.ts';
import { useAsking } from './useAsking.ts';
import { useLoad } from './useLoad.ts';
import { useMyStages } from './useMyStages.ts';

/** How often counts of an earlier visit are asked for again, in milliseconds. */
const WAKE = 30_000;

/** How many submissions that wait for a grade "Refresh" asks about. */
const MOST_REFRESHED = 10;

const never = (): boolean => false;

/** A task of the board that is not known as submitted. */
export interface OpenTask {
  task: Task;
  /** `open`: not submitted. `unknown`: could not be checked. `checking`: is checked once more. */
  state: 'open' | 'unknown' | 'checking';
}

export interface TaskBoard {
  /** The tracks a mentee is enrolled in, and the one whose tasks are shown; null: none. */
  tracks: Track[];
  track: Track | null;
  /** The life of the task list's request, and whether there is a list. */
  request: Request | undefined;
  ready: boolean;
  retry: () => void;
  /** Not submitted, as far as is known by now, those due first in front. */
  pending: OpenTask[];
  /** How many of these, from the front, probably keep their place: what is due before them is known. */
  placed: number;
  /** Submitted, those due first in front. */
  completed: Task[];
  /** How many tasks the track has, and how many of them nothing is known about. */
  total: number;
  unknown: number;
  /** True while counts are on their way. */
  counting: boolean;
  /** Why counts could not be had, where one of them failed. */
  error: ApiError | null;
  /** Asks again: about one task, or about all that are not known. */
  recheck: (taskId?: string) => void;
}

/** The tracks of a profile; one that came twice stands once. */
const distinct = (tracks: readonly Track[]): Track[] => [
  ...new Map(tracks.map((track) => [track.id, track])).values(),
];

/** How many later answers a late one may let pass before the rows below it do not wait for it. */
const OVERTAKEN = 4;

/** The place of the first task whose answer is worth waiting for; behind the last, where there is none. */
function firstAwaited(tasks: readonly Task[], isAwaited: (task: Task) => boolean): number {
  let first = tasks.length;
  let later = 0;
  for (let at = tasks.length - 1; at >= 0 && later < OVERTAKEN; at -= 1) {
    const task = tasks[at];
    if (task && isAwaited(task)) first = at;
    else later += 1;
  }
  return first;
}

/**
 * The tasks of the chosen track, split in not submitted and submitted. The dashboard and the task
 * page share it: what one has asked for, the other knows.
 */
export function useTaskBoard(): TaskBoard {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const { role } = useSession();
  const profile = useProfile();
  const state = useAppSelector((root) => root.tasks);
  const { chosenTrack, listed, requests } = state;
  const presumedOpen = useAppSelector(selectPresumedOpen);
  const all = useAppSelector(taskSelectors.selectAll);

  const tracks = useMemo(() => distinct(profile.tracks), [profile.tracks]);
  const track = tracks.find(({ id }) => id === chosenTrack) ?? tracks[0] ?? null;
  const { request, retry } = useLoad(loadTasks, track ? undefined : null);

  const trackId = track?.id ?? null;
  const tasks = useMemo(
    () => (listed && trackId ? inOrder(all.filter((task) => task.track === trackId)) : []),
    [all, listed, trackId],
  );

  // A round of counting: the first asks quietly, later ones are asked for by hand.
  const [round, setRound] = useState(0);
  // An earlier visit's list is not counted: the line is down, or its successor is on the way.
  const recalled = request?.recalled === true;
  const [woken, setWoken] = useState(0);
  const counts = role === 'MENTEE';
  const isLeft = !listed || tasks.some(({ id }) => !isCounted(state, id));
  const { ready, stale } = useMyStages(counts && isLeft ? trackId : null);
  const asked = tasks.filter(({ id }) => stale || !presumedOpen.has(id));
  const ids = counts && ready ? asked.map(({ id }) => id).join(' ') : '';
  const asking = useAsking(ids, { round, woken, recalled, isKnown: isCounted });
  const counting = asking || (!ready && tasks.length > 0);

  const recheck = useCallback(
    (taskId?: string) => {
      tryAnyway();
      if (taskId === undefined) setRound((number) => number + 1);
      else void dispatch(loadTaskSubmissions(taskId));
    },
    [dispatch],
  );

  // "Refresh" asks about what waits for a grade, too.
  useEffect(() => {
    if (!counts) return undefined;
    const ask = () => {
      const { tasks: now } = store.getState();
      const waiting = tasks.filter(({ id }) => isSent(now, id) && gradeOf(now, id) === undefined);
      const refreshed = waiting.slice(0, MOST_REFRESHED).map(({ id }) => id);
      for (const id of refreshed) dispatch(requestOutdated(loadTaskSubmissions.keyOf(id)));
      return countSubmissions(store, refreshed, isScarce, never).ended;
    };
    return putOnScreen({ isMain: false, isStale: never, ask });
  }, [store, dispatch, counts, tasks]);

  const requestOf = ({ id }: Task) => requests[loadTaskSubmissions.keyOf(id)];
  // Counts of an earlier visit are asked for anew when the line is back; nobody has to ask.
  const isStale = asked.some(
    (task) => isSent(state, task.id) === false && requestOf(task)?.recalled === true,
  );
  const waits = counts && isStale && !recalled && !counting;
  useEffect(() => {
    if (!waits) return undefined;
    const wake = () => setWoken((number) => number + 1);
    const timer = setInterval(wake, WAKE);
    window.addEventListener('online', wake);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', wake);
    };
  }, [waits]);

  const isUnknown = ({ id }: Task) =>
    counts && isSent(state, id) === undefined && !presumedOpen.has(id);

  const pending = tasks.flatMap((task): OpenTask[] => {
    if (isSent(state, task.id)) return [];
    if (!isUnknown(task)) return [{ task, state: 'open' }];
    const status = requestOf(task)?.status;
    if (status === 'failure') return [{ task, state: 'unknown' }];
    if (!counting) return [{ task, state: status === 'loading' ? 'checking' : 'unknown' }];
    // Rows of the first round appear as their counts arrive; later rounds take no row away.
    return round === 0 ? [] : [{ task, state: 'checking' }];
  });

  const isAwaited = (task: Task) => isUnknown(task) && requestOf(task)?.status !== 'failure';
  const inFront = tasks.slice(0, firstAwaited(tasks, isAwaited));
  const isFirstRound = counting && round === 0;
  const placed = isFirstRound
    ? inFront.filter((task) => !isSent(state, task.id) && !isAwaited(task)).length
    : pending.length;

  const errors = tasks.filter(isUnknown).map((task) => requestOf(task)?.error ?? null);
  return {
    tracks,
    track,
    request,
    ready: listed,
    retry,
    pending,
    placed,
    completed: tasks.filter(({ id }) => isSent(state, id)),
    total: tasks.length,
    unknown: tasks.filter(isUnknown).length,
    counting,
    error: errors.find((error) => error !== null && error.kind !== 'session') ?? null,
    recheck,
  };
}
