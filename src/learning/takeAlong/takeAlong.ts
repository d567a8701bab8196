import { isScarce } from '../../api/allowance.ts';
import type { ApiError, ApiErrorKind } from '../../api/errors.ts';
import { failureOf, requestIn } from '../../api/query/query.ts';
import { requestCleared, type RequestEntry } from '../../api/query/request.ts';
import { untilTrue } from '../../api/query/untilTrue.ts';
import type { Track } from '../../tracks/tracksSlice.ts';
import { storeSnapshot } from '../../app/store/personStore.ts';
import type { State } from '../../tasks/state.ts';
import type { PersonStore } from '../../tasks/state.ts';
import { apiIsForeign } from '../../lib/env.ts';
import { loadTasks, taskSelectors, type Task } from '../../tasks/tasksSlice.ts';
import {
  courseSelectors,
  coursesRemoved,
  loadCourse,
  type Course,
} from '../../tracks/coursesSlice.ts';
import { loadTrackStages, selectTrackStages, type Stage } from '../../tracks/stagesSlice.ts';
import { markTaken, takenAt, takenTracks } from '../../tracks/takenTracks.ts';

/** A whole track on the device, to be read without a network. */

type Root = Pick<State, 'tasks' | 'stages' | 'courses'>;

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
export function contentOf(root: Root, trackId: string): TrackContent {
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
  const { tasks, stages, courses } = root;
  const content = contentOf(root, trackId);
  const lists: TakePlan['lists'] = [];
  if (!isListed(tasks.requests[loadTasks.typePrefix], now)) lists.push('tasks');
  if (!isListed(stages.requests[loadTrackStages.keyOf(trackId)], now)) lists.push('stages');
  const stale = content.courses.filter(
    ({ id }) => !isCurrent(courses.requests[loadCourse.keyOf(id)], COURSE_AGE, now),
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

/** How many courses are read at a time. */
const WIDTH = 4;

/** Failures that the next course would meet as well. */
const fatalKinds = new Set<ApiErrorKind>(['limit', 'session', 'network', 'timeout']);

/** How the reads of a track ended. */
export interface TakeEnd {
  /** Why not all of it was read; null where the service has answered everything. */
  failure: ApiError | null;
  /** True where the rest was put off, to leave requests for the user's own actions. */
  isPutOff: boolean;
}

/** A read of any kind. */
interface Planned {
  key: string;
  start: () => Promise<unknown> & { abort: () => void };
}

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
): Promise<TakeEnd> {
  const { dispatch, getState } = store;
  const end: TakeEnd = { failure: null, isPutOff: false };
  const isOver = () => signal.aborted || end.failure !== null || end.isPutOff;

  const runAll = async (queue: Planned[], isFatal: (kind: ApiErrorKind) => boolean) => {
    const worker = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { key, start } = next;
        // A page may be reading it already, and that may fail.
        await untilTrue(store, () => requestIn(getState(), key)?.status !== 'loading', signal);
        if (isOver()) return;
        if (isScarce()) {
          end.isPutOff = true;
          return;
        }
        const started = start();
        const abort = () => started.abort();
        signal.addEventListener('abort', abort);
        const failure = failureOf(await started);
        signal.removeEventListener('abort', abort);
        if (failure !== null && isFatal(failure.kind)) end.failure = failure;
        onRead();
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, worker));
  };

  const { lists } = planOf(getState(), trackId);
  const reads: Record<TakePlan['lists'][number], Planned> = {
    tasks: { key: loadTasks.typePrefix, start: () => dispatch(loadTasks()) },
    stages: {
      key: loadTrackStages.keyOf(trackId),
      start: () => dispatch(loadTrackStages(trackId)),
    },
  };
  // Without its lists there is no track.
  await runAll(
    lists.map((name) => reads[name]),
    () => true,
  );
  // The list that has just arrived may name other courses.
  const { courses } = planOf(getState(), trackId);
  await runAll(
    courses.map((id) => ({ key: loadCourse.keyOf(id), start: () => dispatch(loadCourse(id)) })),
    (kind) => fatalKinds.has(kind),
  );
  if (!isOver()) {
    dispatch(requestCleared(markTaken.keyOf(trackId)));
    await dispatch(markTaken(trackId));
  }
  return end;
}

/**
 * Writes a track that was taken along to the device, which does so later only by itself.
 * @returns false where the device does not store it: then it does not count as taken along
 */
export async function storeTaken(
  { dispatch, getState }: Pick<PersonStore, 'dispatch' | 'getState'>,
  userId: string,
  trackId: string,
): Promise<boolean> {
  if (takenAt(getState(), trackId) === null || (await storeSnapshot(getState(), userId)))
    return true;
  dispatch(requestCleared(markTaken.keyOf(trackId)));
  return false;
}

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
  dispatch(requestCleared(markTaken.keyOf(trackId)));
  return others.length === 0;
}

/** The track taken along with which a visit without a network begins: the one chosen last, if it is here. */
export function selectTakenTrack(root: State): Track | null {
  const taken = takenTracks(root);
  return taken.find(({ id }) => id === root.tasks.chosenTrack) ?? taken[0] ?? null;
}
