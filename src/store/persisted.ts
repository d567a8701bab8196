import type { Request, Requests, RequestState } from '../slices/request.ts';
import { changedAt, gradeSubmission, submitTask, tasksAtStart } from '../slices/tasksSlice.ts';
import { enroll } from '../slices/tracksSlice.ts';
import { editProfile, uploadPhoto } from '../slices/userSlice.ts';
import type { RootState } from './store.ts';

/** What the device keeps of a store between visits, in the shape of the store itself. */
export type Persisted = Omit<RootState, 'auth'>;

const writes = new Set<string | undefined>(
  [submitTask, gradeSubmission, enroll, editProfile, uploadPhoto].map(
    ({ typePrefix }) => typePrefix,
  ),
);

/** The reads that were answered, as a later visit finds them. */
const answered = ({ requests }: RequestState): Requests =>
  Object.fromEntries(
    Object.entries(requests).flatMap(([key, { endedAt }]): [string, Request][] => {
      if (endedAt === null || writes.has(key.split(':')[0])) return [];
      return [[key, { status: 'success', error: null, requestId: '', endedAt, recalled: true }]];
    }),
  );

/** What is kept of a store: open forms, markers and failures are not. */
export const persistedOf = ({ user, tracks, stages, tasks, courses }: RootState): Persisted => ({
  user: { ...user, edited: false, editedMeanwhile: null, requests: answered(user) },
  tracks: { ...tracks, enrollment: null, wizardOpen: false, requests: answered(tracks) },
  stages: { ...stages, mineUnknown: false, requests: answered(stages) },
  tasks: { ...tasks, askedAgo: {}, formOpen: null, graded: null, requests: answered(tasks) },
  courses: { ...courses, requests: answered(courses) },
});

/**
 * The state that a person's store begins with.
 * @param persisted what an earlier visit has left
 * @param now in milliseconds since 1970
 */
export const stateAtStart = (persisted: Persisted, now: number): Persisted => ({
  ...persisted,
  tasks: tasksAtStart(persisted.tasks, now),
});

const readAt = ({ endedAt }: Request): number => endedAt ?? 0;

/** Of an area in two tabs the one that was read later. */
function later<Area extends RequestState>(theirs: Area, own: Area): Area {
  const lastRead = ({ requests }: Area) => Math.max(0, ...Object.values(requests).map(readAt));
  return lastRead(theirs) > lastRead(own) ? theirs : own;
}

/** All that either tab has; `compare` says which is the later one of what both have. */
function union<Item>(
  theirs: Record<string, Item>,
  own: Record<string, Item>,
  compare: (one: Item, other: Item) => number,
): Record<string, Item> {
  const isLater = ([key, item]: [string, Item]): boolean => {
    const other = theirs[key];
    return other === undefined || compare(item, other) >= 0;
  };
  return { ...theirs, ...Object.fromEntries(Object.entries(own).filter(isLater)) };
}

/** What two tabs of one person know together: of each area, and of each task, what was read later. */
export function merge(theirs: Persisted, own: Persisted): Persisted {
  // Answers to two tabs may cross: the service's own date decides, then when they came.
  const records = union(
    theirs.tasks.records,
    own.tasks.records,
    (a, b) => changedAt(a.submission) - changedAt(b.submission) || a.readAt - b.readAt,
  );
  const openedAt = (id: string): number =>
    Math.max(...[theirs, own].map(({ tasks }) => tasks.records[id]?.openedAt ?? 0));
  const queues = [theirs.tasks.queue, own.tasks.queue].filter((queue) => queue !== null);
  return {
    user: later(theirs.user, own.user),
    tracks: later(theirs.tracks, own.tracks),
    stages: later(theirs.stages, own.stages),
    courses: later(theirs.courses, own.courses),
    tasks: {
      ...later(theirs.tasks, own.tasks),
      records: Object.fromEntries(
        Object.entries(records).map(([id, one]) => [id, { ...one, openedAt: openedAt(id) }]),
      ),
      queue:
        queues.length === 0
          ? null
          : queues.reduce((a, b) => union(a, b, (one, other) => one.readAt - other.readAt)),
      requests: union(theirs.tasks.requests, own.tasks.requests, (a, b) => readAt(a) - readAt(b)),
      bellOpenedAt: Math.max(theirs.tasks.bellOpenedAt, own.tasks.bellOpenedAt),
      chosenTrack: own.tasks.chosenTrack ?? theirs.tasks.chosenTrack,
    },
  };
}
