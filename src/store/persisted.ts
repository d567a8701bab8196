import type { RequestEntry, RequestState } from '../slices/request.ts';
import {
  changedAt,
  gradedVersionOf,
  gradeSubmission,
  loadMentorSubmissions,
  submitTask,
  type QueueRecord,
  type TaskRecord,
  type TasksState,
} from '../slices/tasksSlice.ts';
import { enroll } from '../slices/tracksSlice.ts';
import { editProfile, uploadPhoto } from '../slices/userSlice.ts';
import type { RootState } from './rootReducer.ts';

/** What the device keeps of a store between visits, in the shape of the store itself. */
export type Persisted = Omit<RootState, 'auth'>;

const writeTypes = new Set<string | undefined>(
  [submitTask, gradeSubmission, enroll, editProfile, uploadPhoto].map(
    ({ typePrefix }) => typePrefix,
  ),
);

/** The reads that were answered, as a later visit finds them. */
const answeredRequests = ({ requests }: RequestState): RequestState['requests'] =>
  Object.fromEntries(
    Object.entries(requests).flatMap(([key, { endedAt }]): [string, RequestEntry][] => {
      if (endedAt === null || writeTypes.has(key.split(':')[0])) return [];
      return [
        [key, { status: 'success', error: null, requestId: '', endedAt, fromSnapshot: true }],
      ];
    }),
  );

/** What is kept of a store: open forms, markers and failures are not. */
export const persistedOf = ({ user, tracks, stages, tasks, courses }: RootState): Persisted => ({
  user: { ...user, edited: false, editedMeanwhile: null, requests: answeredRequests(user) },
  tracks: { ...tracks, enrollment: null, wizardOpen: false, requests: answeredRequests(tracks) },
  stages: { ...stages, mineUnknown: false, requests: answeredRequests(stages) },
  tasks: {
    ...tasks,
    ageAtStart: {},
    formOpen: null,
    lastGraded: null,
    requests: answeredRequests(tasks),
  },
  courses: { ...courses, requests: answeredRequests(courses) },
});

/**
 * The state that a person's store begins with.
 * @param persisted what an earlier visit has left
 * @param now in milliseconds since 1970
 */
export function stateAtStart({ tasks, ...others }: Persisted, now: number): Persisted {
  const readBefore = Object.entries(tasks.records).filter(([, { readAt }]) => readAt <= now);
  const ageAtStart = Object.fromEntries(readBefore.map(([id, { readAt }]) => [id, now - readAt]));
  return { ...others, tasks: { ...tasks, ageAtStart } };
}

const readAt = ({ endedAt }: RequestEntry): number => endedAt ?? 0;

/** Of an area in two tabs the one that was read later. */
function readLater<Area extends RequestState>(theirs: Area, own: Area): Area {
  const lastRead = ({ requests }: Area) => Math.max(0, ...Object.values(requests).map(readAt));
  return lastRead(theirs) > lastRead(own) ? theirs : own;
}

/** All that either tab has; `merge` makes one of what both have. */
function mergeByKey<Item>(
  theirs: Record<string, Item>,
  own: Record<string, Item>,
  merge: (theirs: Item, own: Item) => Item,
): Record<string, Item> {
  const merged = { ...theirs };
  for (const [key, item] of Object.entries(own)) {
    const other = theirs[key];
    merged[key] = other === undefined ? item : merge(other, item);
  }
  return merged;
}

/** Answers to two tabs may cross: the service's own date decides, then when they came. */
function mergeRecords(theirs: TaskRecord, own: TaskRecord): TaskRecord {
  const difference =
    changedAt(own.submission) - changedAt(theirs.submission) || own.readAt - theirs.readAt;
  return {
    ...(difference >= 0 ? own : theirs),
    submitted: theirs.submitted || own.submitted,
    openedAt: Math.max(theirs.openedAt, own.openedAt),
  };
}

/** A row of the mentor's list with what was graded after it was read. */
function mergeRows(earlier: QueueRecord | undefined, later: QueueRecord): QueueRecord {
  const gradedAt = earlier?.gradedAt ?? 0;
  if (!earlier || gradedAt <= Math.max(later.readAt, later.gradedAt)) return later;
  const { gradePercentage, mentorComment, updatedAt } = earlier.submission;
  const submission = { ...later.submission, gradePercentage, mentorComment, updatedAt };
  return { ...later, submission, gradedAt, gradedVersion: gradedVersionOf(submission, earlier) };
}

/** When the mentor's list was read; its request may have been reset since, and the list may be empty. */
const queueReadAt = ({ requests, queue }: TasksState): number =>
  Math.max(
    requests[loadMentorSubmissions.typePrefix]?.endedAt ?? 0,
    ...Object.values(queue ?? {}).map((row) => row.readAt),
  );

/** The mentor's list that was read later: a row that it does not have is gone. */
function mergeQueues(theirs: TasksState, own: TasksState): TasksState['queue'] {
  const [{ queue: earlier }, { queue: later }] =
    queueReadAt(theirs) > queueReadAt(own) ? [own, theirs] : [theirs, own];
  const rows = Object.entries(later ?? {});
  return later && Object.fromEntries(rows.map(([id, row]) => [id, mergeRows(earlier?.[id], row)]));
}

/** What two tabs of one person know together: of each area, and of each task, what was read later. */
export const merge = (theirs: Persisted, own: Persisted): Persisted => ({
  user: readLater(theirs.user, own.user),
  tracks: readLater(theirs.tracks, own.tracks),
  stages: readLater(theirs.stages, own.stages),
  courses: readLater(theirs.courses, own.courses),
  tasks: {
    ...readLater(theirs.tasks, own.tasks),
    records: mergeByKey(theirs.tasks.records, own.tasks.records, mergeRecords),
    queue: mergeQueues(theirs.tasks, own.tasks),
    requests: mergeByKey(theirs.tasks.requests, own.tasks.requests, (a, b) =>
      readAt(a) > readAt(b) ? a : b,
    ),
    bellOpenedAt: Math.max(theirs.tasks.bellOpenedAt, own.tasks.bellOpenedAt),
    chosenTrack: own.tasks.chosenTrack ?? theirs.tasks.chosenTrack,
  },
});
