import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isScarce } from '../../api/allowance.ts';
import {
  requestCleared,
  requestIn,
  type RequestEntry,
  type ThunkExtra,
} from '../../api/query/query.ts';
import { readAll, type PlannedRead, type ReadsEnd } from '../../api/query/readAll.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import type { PersonStore, State } from '../../tasks/state.ts';
import { apiIsForeign } from '../../lib/env.ts';
import { loadTasks, taskSelectors, type Task } from '../../tasks/tasksSlice.ts';
import {
  courseSelectors,
  coursesRemoved,
  loadCourse,
  savedOfflineAt,
  offlineTracks,
  trackTaken,
  type NeedsCourses,
} from '../../tracks/coursesSlice.ts';
import { loadTrackStages, selectTrackStages } from '../../tracks/stagesSlice.ts';

type Root = Pick<State, 'tasks' | 'stages' | 'courses' | 'requests'>;

export type TrackContent = ReturnType<typeof collectTrackContent>;

const coursesOf = (tasks: readonly Task[]): string[] => [
  ...new Set(tasks.flatMap(({ course }) => course ?? [])),
];

/** Collects the loaded data of a track. */
export function collectTrackContent(root: Omit<Root, 'requests'>, trackId: string) {
  const tasks = taskSelectors.selectAll(root).filter(({ track }) => track === trackId);
  const ids = coursesOf(tasks);
  const courses = ids.flatMap((id) => courseSelectors.selectById(root, id) ?? []);
  const loadedIds = new Set(courses.map(({ id }) => id));
  /** Ids of courses that have not loaded. */
  const missing = ids.filter((id) => !loadedIds.has(id));
  return { tasks, stages: selectTrackStages(root, trackId), courses, missing };
}

interface TakePlan {
  lists: ('tasks' | 'stages')[];
  courses: string[];
  /** Including pre-flights. */
  requests: number;
  /** An estimate of the compressed responses. */
  bytes: number;
  /** False if the allowance is too small right now. */
  fits: boolean;
}

/** Lists of this visit count as current for this long. */
const LIST_AGE = 60 * 60 * 1000;

/** Courses hardly ever change. */
const COURSE_AGE = 24 * LIST_AGE;

/** Response headers, in bytes. */
const HEADERS = 300;

/** A typical compressed course, in bytes. */
const COURSE = 230;

/** Compression ratio of briefs, which are mostly English HTML. */
const COMPRESSED = 0.27;

const isCurrent = (request: RequestEntry | undefined, age: number, now: number): boolean =>
  request !== undefined &&
  request.endedAt !== null &&
  !request.invalidated &&
  // The clock was set back after a response from the future.
  request.endedAt <= now &&
  now - request.endedAt < age;

/** Ignores a list of an earlier visit, because its page is refetching it. */
const isListed = (request: RequestEntry | undefined, now: number): boolean =>
  isCurrent(request, LIST_AGE, now) && request?.fromSnapshot === false;

const sizeOf = (items: readonly object[]): number =>
  HEADERS + JSON.stringify(items).length * COMPRESSED;

/** Plans the requests that are still needed to save a track. */
export function planSave(root: Root, trackId: string, now: number = Date.now()): TakePlan {
  const content = collectTrackContent(root, trackId);
  const lists: TakePlan['lists'] = [];
  if (!isListed(requestIn(root, loadTasks.keyOf()), now)) lists.push('tasks');
  if (!isListed(requestIn(root, loadTrackStages.keyOf(trackId)), now)) lists.push('stages');
  const stale = content.courses.filter(
    ({ id }) => !isCurrent(requestIn(root, loadCourse.keyOf(id)), COURSE_AGE, now),
  );
  const courseIds = [...content.missing, ...stale.map(({ id }) => id)];
  const weights = {
    tasks: sizeOf(taskSelectors.selectAll(root)),
    stages: sizeOf(content.stages),
  };
  const listBytes = lists.reduce((sum, name) => sum + weights[name], 0);
  const requests = (lists.length + courseIds.length) * (apiIsForeign() ? 2 : 1);
  return {
    lists,
    courses: courseIds,
    requests,
    bytes: listBytes + courseIds.length * (HEADERS + COURSE),
    fits: !isScarce(now, requests),
  };
}

/**
 * Fetches the missing parts of a track and records the track as saved. A failure or abort keeps the
 * parts that have arrived.
 */
export async function saveTrackOffline(
  store: Pick<PersonStore, 'dispatch' | 'getState' | 'subscribe'>,
  trackId: string,
  onRead: () => void,
  signal: AbortSignal,
): Promise<ReadsEnd> {
  const { dispatch, getState } = store;
  const { lists } = planSave(getState(), trackId);
  const ending = <Call extends { abort: () => void }>(call: Call): Call => {
    signal.addEventListener('abort', () => call.abort());
    return call;
  };
  const reads: Record<TakePlan['lists'][number], PlannedRead> = {
    tasks: { key: loadTasks.keyOf(), start: () => ending(dispatch(loadTasks())) },
    stages: {
      key: loadTrackStages.keyOf(trackId),
      start: () => ending(dispatch(loadTrackStages(trackId))),
    },
  };
  const listsEnd = await readAll(
    store,
    lists.map((name) => reads[name]),
    // Without its lists, there is no track to save.
    { signal, onRead, isFatal: () => true },
  );
  if (signal.aborted || listsEnd.failure || listsEnd.isPutOff) return listsEnd;
  // The new list of tasks may name other courses.
  const end = await readAll(
    store,
    planSave(getState(), trackId).courses.map((id) => ({
      key: loadCourse.keyOf(id),
      start: () => ending(dispatch(loadCourse(id))),
    })),
    { signal, onRead },
  );
  if (!signal.aborted && !end.failure && !end.isPutOff)
    dispatch(trackTaken({ id: trackId, at: Date.now() }));
  return end;
}

/** Saves the snapshot with a track now; false if the device could not store it. */
export const markSavedOffline =
  (trackId: string): ThunkAction<Promise<boolean>, NeedsCourses, ThunkExtra, UnknownAction> =>
  async (dispatch, getState, { saveSnapshot }) => {
    if (savedOfflineAt(getState(), trackId) === null || (await saveSnapshot?.())) return true;
    dispatch(trackTaken({ id: trackId, at: null }));
    return false;
  };

/**
 * Deletes the courses that only this track uses, but no lists, because each visit loads them.
 * Returns true if no other track is saved.
 */
export function removeOfflineTrack(
  { dispatch, getState }: Pick<PersonStore, 'dispatch' | 'getState'>,
  trackId: string,
): boolean {
  const root = getState();
  const otherTracks = offlineTracks(root).filter(({ id }) => id !== trackId);
  const sharedIds = new Set(
    otherTracks.flatMap(({ id }) => collectTrackContent(root, id).courses).map(({ id }) => id),
  );
  const ownCourses = collectTrackContent(root, trackId).courses.filter(
    ({ id }) => !sharedIds.has(id),
  );
  const ids = ownCourses.map(({ id }) => id);
  dispatch(coursesRemoved({ ids: [...ids, trackId], at: Date.now() }));
  for (const id of ids) dispatch(requestCleared(loadCourse.keyOf(id)));
  return otherTracks.length === 0;
}

/** The saved track that an offline visit starts with: the last chosen one, if it is saved. */
export function selectOfflineTrack(root: State): Track | null {
  const savedTracks = offlineTracks(root);
  return savedTracks.find(({ id }) => id === root.tasks.chosenTrack) ?? savedTracks[0] ?? null;
}
