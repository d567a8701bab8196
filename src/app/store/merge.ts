import {
  requestIn,
  answered,
  type NeedsRequests,
  type RequestEntry,
  type RequestKey,
} from '../../api/query/query.ts';
import { storedMap } from '../../api/answers.ts';
import { isRecord } from '../../lib/values.ts';
import {
  isResubmission,
  loadMentorSubmissions,
  storedTasks,
  type QueueRecord,
  type TaskRecord,
  type TasksState,
} from '../../tasks/tasksSlice.ts';
import { changedAt } from '../../tasks/submission.ts';
import { loadCourse, storedCourses, type CoursesState } from '../../tracks/coursesSlice.ts';
import { storedStages } from '../../tracks/stagesSlice.ts';
import { storedTracks } from '../../tracks/tracksSlice.ts';
import {
  editProfile,
  loadMentees,
  loadMentors,
  loadProfile,
  storedUser,
  uploadPhoto,
} from '../../user/userSlice.ts';
import type { State } from '../../tasks/state.ts';
import { SNAPSHOT_VERSION } from './snapshot.ts';

/** The part of a store that the device keeps between visits. */
export type Persisted = Omit<State, 'auth'>;

/** Returns the persisted part of a store. Writes are not stored, so an edit counts as a read. */
export const persistedOf = ({
  user,
  tracks,
  stages,
  tasks,
  courses,
  requests,
}: State): Persisted => ({
  user,
  tracks,
  stages,
  tasks,
  courses,
  requests: Object.fromEntries(
    Object.entries(requests).flatMap(([key, { area, isWrite, endedAt }]) => {
      if (isWrite || endedAt === null) return [];
      const edits = key === loadProfile.keyOf() ? [editProfile, uploadPhoto] : [];
      const ends = edits.map((edit) => answeredAt({ requests }, edit));
      return [[key, answered(area, Math.max(endedAt, ...ends), true)]];
    }),
  ),
});

function storedRequest(given: unknown): RequestEntry | null {
  const { area, endedAt } = isRecord(given) ? given : {};
  return typeof area === 'string' && typeof endedAt === 'number'
    ? answered(area, endedAt, true)
    : null;
}

/**
 * Parses a stored snapshot with the slices' schemas, without unreadable parts; null if it is of
 * another version.
 */
export function readPersisted(version: unknown, state: unknown): Persisted | null {
  if (!isRecord(state) || version !== SNAPSHOT_VERSION) return null;
  const part = (name: keyof Persisted) => {
    const stored = state[name];
    return isRecord(stored) ? stored : {};
  };
  return {
    user: storedUser(part('user')),
    tracks: storedTracks(part('tracks')),
    stages: storedStages(part('stages')),
    tasks: storedTasks(part('tasks')),
    courses: storedCourses(part('courses')),
    requests: storedMap(storedRequest)(state['requests']),
  };
}

/** The initial state of a user's store, from the snapshot. */
export function stateAtStart({ tasks, ...others }: Persisted, now: number): Persisted {
  const readBefore = Object.entries(tasks.records).filter(([, { readAt }]) => readAt <= now);
  const ageAtStart = Object.fromEntries(readBefore.map(([id, { readAt }]) => [id, now - readAt]));
  return { ...others, tasks: { ...tasks, ageAtStart } };
}

/** Times in the future are from before the clock was set back, so they count as 0. */
const readAt = ({ endedAt }: RequestEntry): number =>
  endedAt === null || endedAt > Date.now() ? 0 : endedAt;

/** When a call without a subject was answered; negative if it was not. */
function answeredAt(state: NeedsRequests, { keyOf }: { keyOf: () => RequestKey }): number {
  const request = requestIn(state, keyOf());
  return request ? readAt(request) : -1;
}

function mergeByKey<Item>(
  theirs: Record<string, Item>,
  ours: Record<string, Item>,
  later: (theirs: Item, ours: Item) => Item,
): Record<string, Item> {
  const merged = Object.entries(ours).map(([key, item]): [string, Item] => {
    const other = theirs[key];
    return [key, other === undefined ? item : later(other, item)];
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}

/** Answers to two tabs may arrive in any order, so the API's own date decides first. */
function mergeRecords(theirs: TaskRecord, ours: TaskRecord): TaskRecord {
  const difference = changedAt(ours.submission) - changedAt(theirs.submission);
  const later = (difference || ours.readAt - theirs.readAt) >= 0 ? ours : theirs;
  return {
    ...later,
    // Only the tab that sent the same work again knows of it.
    isResubmitted:
      difference === 0 ? theirs.isResubmitted || ours.isResubmitted : later.isResubmitted,
    submitted: theirs.submitted || ours.submitted,
    openedAt: Math.max(theirs.openedAt, ours.openedAt),
  };
}

/**
 * A row of the mentor's list, with a grade given after it was fetched. A tab that could not read
 * the snapshot does not recognise resubmitted work.
 */
function mergeRows(earlier: QueueRecord | undefined, later: QueueRecord): QueueRecord {
  if (!earlier) return later;
  const gradedAt = Math.max(earlier.gradedAt, later.gradedAt);
  if (earlier.gradedAt > Math.max(later.readAt, later.gradedAt)) {
    const { gradePercentage, mentorComment, updatedAt } = earlier.submission;
    const submission = { ...later.submission, gradePercentage, mentorComment, updatedAt };
    return { ...later, submission, gradedAt, isResubmitted: isResubmission(submission, earlier) };
  }
  const isJudged = later.isResubmitted || later.gradedAt > earlier.readAt;
  const isMissed = !isJudged && isResubmission(later.submission, earlier);
  return isMissed
    ? { ...later, gradedAt, isResubmitted: true, foundAt: later.readAt }
    : { ...later, gradedAt };
}

/** The courses of both tabs, except those that a tab has removed since. */
function mergeCourses(
  theirs: CoursesState,
  ours: CoursesState,
  courseReadAt: (courseId: string) => number,
): CoursesState {
  const removed = mergeByKey(theirs.removed, ours.removed, Math.max);
  const since = <Item>(items: Record<string, Item>, at: (id: string, item: Item) => number) =>
    Object.fromEntries(
      Object.entries(items).filter(([id, item]) => at(id, item) > (removed[id] ?? 0)),
    );
  const entities = since({ ...theirs.entities, ...ours.entities }, courseReadAt);
  const savedOffline = since(
    mergeByKey(theirs.savedOffline, ours.savedOffline, Math.max),
    (_, at) => at,
  );
  return { entities, ids: Object.keys(entities), savedOffline, removed };
}

/** Its request may have been reset since, or the list may be empty. */
const queueReadAt = ({ tasks: { queue }, requests }: Persisted): number =>
  Math.max(
    requestIn({ requests }, loadMentorSubmissions.keyOf())?.endedAt ?? 0,
    ...Object.values(queue ?? {}).map((row) => row.readAt),
  );

/** The mentor's list that was fetched later. A row that it lacks was deleted. */
function mergeQueues(theirs: Persisted, ours: Persisted): TasksState['queue'] {
  const isOlder = queueReadAt(theirs) > queueReadAt(ours);
  const [earlier, later] = isOlder ? [ours, theirs] : [theirs, ours];
  const rows = later.tasks.queue && Object.entries(later.tasks.queue);
  return (
    rows &&
    Object.fromEntries(rows.map(([id, row]) => [id, mergeRows(earlier.tasks.queue?.[id], row)]))
  );
}

/** Merges two tabs of one user: the later answer wins, for each area and each task. */
export function merge(theirs: Persisted, ours: Persisted): Persisted {
  const requests = mergeByKey(theirs.requests, ours.requests, (a, b) =>
    readAt(a) > readAt(b) ? a : b,
  );
  const lastRead = (persisted: Persisted, area: string) =>
    Math.max(
      0,
      ...Object.values(persisted.requests).map((request) =>
        request.area === area ? readAt(request) : 0,
      ),
    );
  const userOf = (call: Parameters<typeof answeredAt>[1]) =>
    (answeredAt(theirs, call) > answeredAt(ours, call) ? theirs : ours).user;
  const readLater = <Area extends 'tracks' | 'stages' | 'tasks'>(area: Area) =>
    (lastRead(theirs, area) > lastRead(ours, area) ? theirs : ours)[area];
  return {
    user: {
      ...ours.user,
      profile: userOf(loadProfile).profile,
      mentors: userOf(loadMentors).mentors,
      mentees: userOf(loadMentees).mentees,
      welcomeDismissed: theirs.user.welcomeDismissed || ours.user.welcomeDismissed,
    },
    tracks: readLater('tracks'),
    stages: readLater('stages'),
    courses: mergeCourses(
      theirs.courses,
      ours.courses,
      (id) => requestIn({ requests }, loadCourse.keyOf(id))?.endedAt ?? 0,
    ),
    tasks: {
      ...readLater('tasks'),
      records: mergeByKey(theirs.tasks.records, ours.tasks.records, mergeRecords),
      queue: mergeQueues(theirs, ours),
      bellOpenedAt: Math.max(theirs.tasks.bellOpenedAt, ours.tasks.bellOpenedAt),
      chosenTrack: ours.tasks.chosenTrack ?? theirs.tasks.chosenTrack,
    },
    requests,
  };
}
