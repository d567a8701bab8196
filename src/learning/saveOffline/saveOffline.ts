import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/errors.ts';
import {
  type Dispatch,
  hasNewResponse,
  requestCleared,
  requestIn,
  type RequestKey,
  type ThunkExtra,
} from '../../api/query/query.ts';
import { concernsAllReads } from '../../api/query/retry.ts';
import { schedulerOf } from '../../api/query/scheduler.ts';
import type { PlannedRead } from '../../api/query/subscriptions.ts';
import { planned } from '../../api/query/useLoad.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import type { PersonStore, State } from '../../tasks/state.ts';
import { loadTasks, taskSelectors } from '../../tasks/tasksSlice.ts';
import {
  courseSelectors,
  loadCourse,
  offlineTracks,
  trackRemoved,
  trackSaved,
} from '../../tracks/coursesSlice.ts';
import type { storeApp } from '../../lib/worker/registration.ts';
import { loadTrackStages, selectTrackStages } from '../../tracks/stagesSlice.ts';

type Root = Pick<State, 'tasks' | 'stages' | 'courses' | 'requests'>;

/** Returns the tasks of a track, and the ids of their courses, loaded or missing. */
export function collectTrackContent(root: Omit<Root, 'requests'>, trackId: string) {
  const tasks = taskSelectors.selectAll(root).filter(({ track }) => track === trackId);
  const courses = [...new Set(tasks.flatMap(({ course }) => course ?? []))];
  const isLoaded = (id: string) => courseSelectors.selectById(root, id) !== undefined;
  return {
    tasks,
    courses: courses.filter(isLoaded),
    missing: courses.filter((id) => !isLoaded(id)),
  };
}

const listsOf = (trackId: string) => [
  {
    key: loadTasks.keyOf(),
    plan: (dispatch: Dispatch) => planned(dispatch, loadTasks, undefined),
    itemsIn: taskSelectors.selectAll,
  },
  {
    key: loadTrackStages.keyOf(trackId),
    plan: (dispatch: Dispatch) => planned(dispatch, loadTrackStages, trackId),
    itemsIn: (root: Root) => selectTrackStages(root, trackId),
  },
];

/**
 * The bytes of response headers and of a typical compressed course, and how far briefs compress, as
 * measured.
 */
const HEADERS = 300;
const COURSE = 230;
const COMPRESSED = 0.27;

/** Plans the reads that a track still needs to be read offline, and estimates their size in bytes. */
export function planSave(root: Root, trackId: string) {
  const lists = listsOf(trackId).filter(({ key }) => !hasNewResponse(requestIn(root, key)));
  const courses = collectTrackContent(root, trackId).missing.filter(
    // The API no longer has this course.
    (id) => requestIn(root, loadCourse.keyOf(id))?.error?.status !== 404,
  );
  const listBytes = lists
    // The page is loading this read anyway.
    .filter(({ key }) => requestIn(root, key)?.status !== 'loading')
    .map(({ itemsIn }) => HEADERS + JSON.stringify(itemsIn(root)).length * COMPRESSED);
  return {
    lists,
    courses,
    bytes: listBytes.reduce((sum, bytes) => sum + bytes, courses.length * (HEADERS + COURSE)),
  };
}

/** Why a track could not be saved. The parts that have arrived stay. */
export type SaveProblem = 'put off' | 'no app' | 'not stored' | ApiError;

type Thunk<Result> = ThunkAction<Result, unknown, ThunkExtra, UnknownAction>;

const pin =
  (reads: readonly RequestKey[], saved: ReturnType<typeof trackSaved>): Thunk<Promise<boolean>> =>
  async (_dispatch, _getState, { stored }) =>
    stored?.pin(saved.payload.id, reads, saved) ?? true;

const unpin =
  (trackId: string, reads: readonly RequestKey[]): Thunk<void> =>
  (_dispatch, _getState, { stored }) =>
    stored?.unpin(trackId, reads);

/** Fetches parts of a track; returns why that ended too early, or null. */
async function fetchParts(
  store: PersonStore,
  reads: readonly PlannedRead[],
  onRead: () => void,
  isFatal: (error: ApiError) => boolean,
): Promise<SaveProblem | null> {
  const counted = reads.map(({ key, start }) => ({
    key,
    start: () => {
      const started = start();
      void started.then(onRead);
      return started;
    },
  }));
  await schedulerOf(store).fetch('saveOffline', counted);
  const requests = reads.map(({ key }) => requestIn(store.getState(), key));
  const failure = requests.flatMap((request) => request?.error ?? []).find(isFatal);
  const isPutOff = requests.some((request) => !request?.error && !hasNewResponse(request));
  return failure ?? (isPutOff ? 'put off' : null);
}

/**
 * Fetches the missing parts of a track and records it as saved, or returns what went wrong. `app`
 * resolves once the app's files are stored, without which the track could not be opened.
 */
export async function saveTrackOffline(
  store: PersonStore,
  trackId: string,
  app: ReturnType<typeof storeApp>,
  onRead: () => void,
): Promise<SaveProblem | null> {
  const { dispatch, getState } = store;
  const lists = planSave(getState(), trackId).lists.map(({ plan }) => plan(dispatch));
  // A track whose lists did not load cannot be saved.
  let problem = await fetchParts(store, lists, onRead, () => true);
  if (problem === null) {
    // The new list of tasks may name other courses.
    const courses = planSave(getState(), trackId).courses.map((id) =>
      planned(dispatch, loadCourse, id),
    );
    problem = await fetchParts(store, courses, onRead, concernsAllReads);
  }
  const stored = await app;
  if (problem !== null) return problem;
  if (stored === 'failed') return 'no app';
  const { courses } = collectTrackContent(getState(), trackId);
  const reads = [...listsOf(trackId).map(({ key }) => key), ...courses.map(loadCourse.keyOf)];
  const saved = trackSaved({ id: trackId, at: Date.now() });
  if (!(await dispatch(pin(reads, saved)))) return 'not stored';
  dispatch(saved);
  return null;
}

/** Deletes the courses that only this track uses. Its lists stay, because each visit loads them. */
export function removeOfflineTrack({ dispatch, getState }: PersonStore, trackId: string): void {
  const root = getState();
  const otherTracks = offlineTracks(root).filter(({ id }) => id !== trackId);
  const sharedIds = new Set(otherTracks.flatMap(({ id }) => collectTrackContent(root, id).courses));
  const ids = collectTrackContent(root, trackId).courses.filter((id) => !sharedIds.has(id));
  const reads = ids.map(loadCourse.keyOf);
  dispatch(trackRemoved({ id: trackId, courses: ids }));
  dispatch(unpin(trackId, reads));
  for (const key of reads) dispatch(requestCleared(key));
}

/** Selects the saved track that an offline visit starts with: the last chosen one, if it is saved. */
export function selectOfflineTrack(root: State): Track | null {
  const savedTracks = offlineTracks(root);
  return savedTracks.find(({ id }) => id === root.tasks.chosenTrack) ?? savedTracks[0] ?? null;
}
