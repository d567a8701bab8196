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
  takenAt,
  takenTracks,
  trackTaken,
  type Course,
  type NeedsCourses,
} from '../../tracks/coursesSlice.ts';
import { loadTrackStages, selectTrackStages, type Stage } from '../../tracks/stagesSlice.ts';

/** A whole track on the device, to be read without a network. */

type Root = Pick<State, 'tasks' | 'stages' | 'courses' | 'requests'>;

/** The answers that a track consists of, as far as they are known. */
export interface TrackContent {
  tasks: Task[];
  stages: Stage[];
  courses: Course[];
  /** The ids of courses that are not known. */
  missing: string[];
}

const coursesOf = (tasks: readonly Task[]): string[] => [
  ...new Set(tasks.flatMap(({ course }) => course ?? [])),
];

/** What is known of a track. */
export function contentOf(root: Omit<Root, 'requests'>, trackId: string): TrackContent {
  const tasks = taskSelectors.selectAll(root).filter(({ track }) => track === trackId);
  const ids = coursesOf(tasks);
  const courses = ids.flatMap((id) => courseSelectors.selectById(root, id) ?? []);
  const known = new Set(courses.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  return { tasks, stages: selectTrackStages(root, trackId), courses, missing };
}

/** What has still to be read for a track. */
interface TakePlan {
  /** The lists to read. */
  lists: ('tasks' | 'stages')[];
  /** The ids of the courses to read. */
  courses: string[];
  /** How many requests of the allowance that takes, pre-flights included. */
  requests: number;
  /** What the answers weigh on the network, in bytes, estimated. */
  bytes: number;
  /** False where the allowance does not suffice for all of it now. */
  fits: boolean;
}

/** A list of this visit that is younger counts as new enough, in milliseconds. */
const LIST_AGE = 60 * 60 * 1000;

/** The same for a course: its few words hardly ever change. */
const COURSE_AGE = 24 * LIST_AGE;

/** The headers of an answer, in bytes. */
const HEADERS = 300;

/** A course's answer, compressed, in bytes: the sandbox's and the service's are about that long. */
const COURSE = 230;

/** How much is left of briefs, mostly HTML in English, once compressed. */
const COMPRESSED = 0.27;

const isCurrent = (request: RequestEntry | undefined, age: number, now: number): boolean =>
  request !== undefined &&
  request.endedAt !== null &&
  !request.invalidated &&
  // An answer of later than now is of before the clock was set back.
  request.endedAt <= now &&
  now - request.endedAt < age;

/** A list of an earlier visit does not count: its page is reading it again. */
const isListed = (request: RequestEntry | undefined, now: number): boolean =>
  isCurrent(request, LIST_AGE, now) && request?.fromSnapshot === false;

const sizeOf = (items: readonly object[]): number =>
  HEADERS + JSON.stringify(items).length * COMPRESSED;

/**
 * What has still to be read before a track is on the device.
 * @param now in milliseconds since 1970
 */
export function planOf(root: Root, trackId: string, now: number = Date.now()): TakePlan {
  const content = contentOf(root, trackId);
  const lists: TakePlan['lists'] = [];
  if (!isListed(requestIn(root, loadTasks.keyOf()), now)) lists.push('tasks');
  if (!isListed(requestIn(root, loadTrackStages.keyOf(trackId)), now)) lists.push('stages');
  const stale = content.courses.filter(
    ({ id }) => !isCurrent(requestIn(root, loadCourse.keyOf(id)), COURSE_AGE, now),
  );
  const wanted = [...content.missing, ...stale.map(({ id }) => id)];
  const weights = {
    tasks: sizeOf(taskSelectors.selectAll(root)),
    stages: sizeOf(content.stages),
  };
  const listed = lists.reduce((sum, name) => sum + weights[name], 0);
  const requests = (lists.length + wanted.length) * (apiIsForeign() ? 2 : 1);
  return {
    lists,
    courses: wanted,
    requests,
    bytes: listed + wanted.length * (HEADERS + COURSE),
    fits: !isScarce(now, requests),
  };
}

/** Without its lists there is no track, whatever the reason. */
const hasNoTrack = (): boolean => true;

/**
 * Reads what is missing of a track, and records that it is on the device. What has arrived before a
 * failure or an abort stays, and is not read again.
 * @param onRead called after each answer
 * @param signal aborts it
 */
export async function takeAlong(
  store: Pick<PersonStore, 'dispatch' | 'getState' | 'subscribe'>,
  trackId: string,
  onRead: () => void,
  signal: AbortSignal,
): Promise<ReadsEnd> {
  const { dispatch, getState } = store;
  const { lists } = planOf(getState(), trackId);
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
  const listed = await readAll(
    store,
    lists.map((name) => reads[name]),
    { signal, onRead, isFatal: hasNoTrack },
  );
  if (signal.aborted || listed.failure || listed.isPutOff) return listed;
  // The list that has just arrived may name other courses.
  const end = await readAll(
    store,
    planOf(getState(), trackId).courses.map((id) => ({
      key: loadCourse.keyOf(id),
      start: () => ending(dispatch(loadCourse(id))),
    })),
    { signal, onRead },
  );
  if (!signal.aborted && !end.failure && !end.isPutOff)
    dispatch(trackTaken({ id: trackId, at: Date.now() }));
  return end;
}

/**
 * Writes a track that was taken along to the device, which does so later only by itself.
 * @returns false where the device does not store it: then it does not count as taken along
 */
export const storeTaken =
  (trackId: string): ThunkAction<Promise<boolean>, NeedsCourses, ThunkExtra, UnknownAction> =>
  async (dispatch, getState, { saveSnapshot }) => {
    if (takenAt(getState(), trackId) === null || (await saveSnapshot?.())) return true;
    dispatch(trackTaken({ id: trackId, at: null }));
    return false;
  };

/**
 * Deletes what came for one track alone: its courses. Lists that each visit reads anyway stay.
 * @returns true where no other track is on the device
 */
export function leaveBehind(
  { dispatch, getState }: Pick<PersonStore, 'dispatch' | 'getState'>,
  trackId: string,
): boolean {
  const root = getState();
  const others = takenTracks(root).filter(({ id }) => id !== trackId);
  const shared = new Set(
    others.flatMap(({ id }) => contentOf(root, id).courses).map(({ id }) => id),
  );
  const own = contentOf(root, trackId).courses.filter(({ id }) => !shared.has(id));
  const ids = own.map(({ id }) => id);
  dispatch(coursesRemoved({ ids: [...ids, trackId], at: Date.now() }));
  for (const id of ids) dispatch(requestCleared(loadCourse.keyOf(id)));
  return others.length === 0;
}

/** The track taken along with which a visit without a network begins: the one chosen last, if it is here. */
export function selectTakenTrack(root: State): Track | null {
  const taken = takenTracks(root);
  return taken.find(({ id }) => id === root.tasks.chosenTrack) ?? taken[0] ?? null;
}
