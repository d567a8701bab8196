import { laterMails } from '../../tasks/mails.ts';
import { writeTypes } from '../../api/query/query.ts';
import { loadCourse, removedKey } from '../../tracks/coursesSlice.ts';
import { answered, type RequestEntry, type RequestState } from '../../api/query/request.ts';
import {
  changedAt,
  gradedVersionOf,
  loadMentorSubmissions,
  type QueueRecord,
  type TaskRecord,
  type TasksState,
} from '../../tasks/tasksSlice.ts';
import type { RootState } from './rootReducer.ts';

/** What the device stores of a store between visits, in the shape of the store itself. */
export type Persisted = Omit<RootState, 'auth'>;

/** The answered reads, marked as from the snapshot. */
const answeredRequests = ({ requests }: RequestState): RequestState['requests'] =>
  Object.fromEntries(
    Object.entries(requests).flatMap(([key, { endedAt }]): [string, RequestEntry][] =>
      endedAt === null || writeTypes.has(key.split(':')[0]) ? [] : [[key, answered(endedAt, true)]],
    ),
  );

/** What is persisted of a store: no markers or failures. */
export const persistedOf = ({ user, tracks, stages, tasks, courses }: RootState): Persisted => ({
  user: { ...user, edited: false, editedMeanwhile: null, requests: answeredRequests(user) },
  tracks: { ...tracks, enrollment: null, requests: answeredRequests(tracks) },
  stages: { ...stages, mineUnknown: false, requests: answeredRequests(stages) },
  tasks: { ...tasks, ageAtStart: {}, lastGraded: null, requests: answeredRequests(tasks) },
  courses: { ...courses, requests: answeredRequests(courses) },
});

/**
 * The initial state of a user's store.
 * @param persisted from the snapshot
 * @param now in milliseconds since 1970
 */
export function stateAtStart({ tasks, ...others }: Persisted, now: number): Persisted {
  const readBefore = Object.entries(tasks.records).filter(([, { readAt }]) => readAt <= now);
  const ageAtStart = Object.fromEntries(readBefore.map(([id, { readAt }]) => [id, now - readAt]));
  return { ...others, tasks: { ...tasks, ageAtStart } };
}

/** What was read at a later time than now was read before the clock was set back. */
const readAt = ({ endedAt }: RequestEntry): number =>
  endedAt === null || endedAt > Date.now() ? 0 : endedAt;

/** The more recently fetched version of an area in two tabs. */
function readLater<Area extends RequestState>(theirs: Area, own: Area): Area {
  const lastRead = ({ requests }: Area) => Math.max(0, ...Object.values(requests).map(readAt));
  return lastRead(theirs) > lastRead(own) ? theirs : own;
}

/** The entries of both tabs; `merge` combines those that both have. */
function mergeByKey<Item>(
  theirs: Record<string, Item>,
  own: Record<string, Item>,
  merge: (theirs: Item, own: Item) => Item,
): Record<string, Item> {
  const merged = Object.entries(own).map(([key, item]): [string, Item] => {
    const other = theirs[key];
    return [key, other === undefined ? item : merge(other, item)];
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}

/** Answers to two tabs may cross: the service's own date decides, then the time of arrival. */
function mergeRecords(theirs: TaskRecord, own: TaskRecord): TaskRecord {
  const difference =
    changedAt(own.submission) - changedAt(theirs.submission) || own.readAt - theirs.readAt;
  return {
    ...(difference >= 0 ? own : theirs),
    submitted: theirs.submitted || own.submitted,
    openedAt: Math.max(theirs.openedAt, own.openedAt),
    mails: laterMails(theirs.mails, own.mails),
  };
}

/** A row of the mentor's list, with a grade that was given after it was fetched. */
function mergeRows(earlier: QueueRecord | undefined, later: QueueRecord): QueueRecord {
  const gradedAt = Math.max(earlier?.gradedAt ?? 0, later.gradedAt);
  if (!earlier || earlier.gradedAt <= Math.max(later.readAt, later.gradedAt)) {
    return { ...later, gradedAt };
  }
  const { gradePercentage, mentorComment, updatedAt } = earlier.submission;
  const submission = { ...later.submission, gradePercentage, mentorComment, updatedAt };
  return { ...later, submission, gradedAt, gradedVersion: gradedVersionOf(submission, earlier) };
}

/** The later answer to each read. */
const mergeRequests = (theirs: RequestState, own: RequestState): RequestState['requests'] =>
  mergeByKey(theirs.requests, own.requests, (a, b) => (readAt(a) > readAt(b) ? a : b));

/** The courses of both tabs, without what one of them has removed since the other read it. */
function mergeCourses(
  theirs: Persisted['courses'],
  own: Persisted['courses'],
): Persisted['courses'] {
  const all = mergeRequests(theirs, own);
  const isHere = ([key, { endedAt }]: [string, RequestEntry]): boolean => {
    const removed = removedKey(key.slice(key.indexOf(':') + 1));
    return key === removed || (endedAt ?? 0) > (all[removed]?.endedAt ?? 0);
  };
  const requests = Object.fromEntries(Object.entries(all).filter(isHere));
  const entities = Object.fromEntries(
    Object.entries({ ...theirs.entities, ...own.entities }).filter(
      ([id]) => loadCourse.keyOf(id) in requests,
    ),
  );
  return { entities, ids: Object.keys(entities), requests };
}

/** When the mentor's list was fetched: its request may be reset since, or the list empty. */
const queueReadAt = ({ requests, queue }: TasksState): number =>
  Math.max(
    requests[loadMentorSubmissions.typePrefix]?.endedAt ?? 0,
    ...Object.values(queue ?? {}).map((row) => row.readAt),
  );

/** The mentor's list that was fetched later: a row it lacks is gone. */
function mergeQueues(theirs: TasksState, own: TasksState): TasksState['queue'] {
  const [{ queue: earlier }, { queue: later }] =
    queueReadAt(theirs) > queueReadAt(own) ? [own, theirs] : [theirs, own];
  const rows = Object.entries(later ?? {});
  return later && Object.fromEntries(rows.map(([id, row]) => [id, mergeRows(earlier?.[id], row)]));
}

/** Merges two tabs of one user: the later answer wins, for each area and each task. */
export const merge = (theirs: Persisted, own: Persisted): Persisted => ({
  user: readLater(theirs.user, own.user),
  tracks: readLater(theirs.tracks, own.tracks),
  stages: readLater(theirs.stages, own.stages),
  courses: mergeCourses(theirs.courses, own.courses),
  tasks: {
    ...readLater(theirs.tasks, own.tasks),
    records: mergeByKey(theirs.tasks.records, own.tasks.records, mergeRecords),
    queue: mergeQueues(theirs.tasks, own.tasks),
    requests: mergeRequests(theirs.tasks, own.tasks),
    bellOpenedAt: Math.max(theirs.tasks.bellOpenedAt, own.tasks.bellOpenedAt),
    chosenTrack: own.tasks.chosenTrack ?? theirs.tasks.chosenTrack,
  },
});
