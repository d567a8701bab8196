import type { Request } from '../slices/request.ts';
import {
  gradeSubmission,
  loadTaskSubmissions,
  submitTask,
  tasksAtStart,
  type TaskRecord,
} from '../slices/tasksSlice.ts';
import { enroll } from '../slices/tracksSlice.ts';
import { editProfile, uploadPhoto } from '../slices/userSlice.ts';
import type { RootState } from './store.ts';

const areas = ['user', 'tracks', 'stages', 'tasks', 'courses'] as const;

type Area = (typeof areas)[number];

const pick = <Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these keys and no others
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;

const writes = new Set(
  [submitTask, gradeSubmission, enroll, editProfile, uploadPhoto].map(
    ({ typePrefix }) => typePrefix,
  ),
);

const isWrite = (key: string): boolean => writes.has(key.replace(/:.*/, ''));

/** What is kept of a store between visits: open forms, markers and failures are not. */
export const keptOf = (state: RootState) => ({
  user: pick(state.user, ['profile', 'mentors', 'mentees', 'welcomeDismissed']),
  tracks: pick(state.tracks, ['ids', 'entities', 'mentors']),
  stages: pick(state.stages, ['ids', 'entities', 'byTrack', 'mine']),
  tasks: pick(state.tasks, [
    'ids',
    'entities',
    'listed',
    'records',
    'queue',
    'queueReadAt',
    'gradedAt',
    'reviewed',
    'foundAt',
    'bellOpenedAt',
    'chosenTrack',
  ]),
  courses: pick(state.courses, ['ids', 'entities']),
  /** When each read was answered last, in milliseconds since 1970, by its key. */
  readAt: Object.fromEntries(
    areas
      .flatMap((area) => Object.entries(state[area].requests))
      .flatMap(([key, { endedAt }]) =>
        endedAt === null || isWrite(key) ? [] : [[key, endedAt] as const],
      ),
  ),
});

/** What is kept of a store. */
export type Kept = ReturnType<typeof keptOf>;

/** True for what `keptOf` made; that its version is ours the snapshot has said. */
export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  [...areas, 'readAt'].every((part) => {
    const kept: unknown = Reflect.get(value, part);
    return typeof kept === 'object' && kept !== null;
  });

/** A read that an earlier visit has made. */
const recalledAt = (endedAt: number): Request => ({
  status: 'success',
  error: null,
  requestId: '',
  endedAt,
  recalled: true,
});

/**
 * The state that a person's store begins with.
 * @param kept what an earlier visit has left; null: nothing
 * @param initial of the data areas
 * @param now in milliseconds since 1970
 */
export function stateAtStart<State extends Pick<RootState, Area>>(
  kept: Kept | null,
  initial: State,
  now: number,
): State {
  if (kept === null) return { ...initial, tasks: { ...initial.tasks, bellOpenedAt: now } };
  const requestsOf = (area: Area) => ({
    requests: Object.fromEntries(
      Object.entries(kept.readAt).flatMap(([key, endedAt]) =>
        key.startsWith(`${area}/`) ? [[key, recalledAt(Math.min(endedAt, now))]] : [],
      ),
    ),
  });
  return {
    ...initial,
    user: { ...initial.user, ...kept.user, ...requestsOf('user') },
    tracks: { ...initial.tracks, ...kept.tracks, ...requestsOf('tracks') },
    stages: { ...initial.stages, ...kept.stages, ...requestsOf('stages') },
    tasks: tasksAtStart({ ...initial.tasks, ...kept.tasks, ...requestsOf('tasks') }, now),
    courses: { ...initial.courses, ...kept.courses, ...requestsOf('courses') },
  };
}

/** When the service says that work was changed last, in milliseconds since 1970; 0: there is none. */
const changedAt = ({ submission }: TaskRecord): number =>
  submission === null ? 0 : Date.parse(submission.updatedAt ?? '') || 1;

/** Answers to two tabs may cross: the service's own date decides, then when they came. */
function newer(one: TaskRecord, other: TaskRecord | undefined): TaskRecord {
  if (other === undefined) return one;
  const later = changedAt(one) - changedAt(other) || one.readAt - other.readAt;
  return later >= 0 ? one : other;
}

type KeptTasks = Kept['tasks'];

/** The mentor's list of two tabs: the one that was read later, with what the other has graded since. */
function mergeQueues(theirs: KeptTasks, own: KeptTasks): Partial<KeptTasks> {
  const [base, other] = own.queueReadAt >= theirs.queueReadAt ? [own, theirs] : [theirs, own];
  const { queueReadAt, foundAt } = base;
  const entities = { ...base.queue.entities };
  const reviewed = { ...base.reviewed };
  const gradedAt = { ...base.gradedAt };
  for (const [id, at] of Object.entries(other.gradedAt)) {
    const [submission, graded] = [entities[id], other.queue.entities[id]];
    if (!submission || !graded || at <= Math.max(queueReadAt, gradedAt[id] ?? 0)) continue;
    const { gradePercentage, mentorComment, updatedAt } = graded;
    entities[id] = { ...submission, gradePercentage, mentorComment, updatedAt };
    const seen = other.reviewed[id];
    if (seen) reviewed[id] = seen;
    gradedAt[id] = at;
  }
  return { queue: { ...base.queue, entities }, queueReadAt, foundAt, reviewed, gradedAt };
}

/** Of a task the later answer, whichever tab had it; and when its feedback was open last in any. */
function mergeRecords(
  theirs: Kept['tasks']['records'],
  own: Kept['tasks']['records'],
): Kept['tasks']['records'] {
  const merged = { ...theirs };
  for (const [taskId, record] of Object.entries(own)) {
    const other = theirs[taskId];
    const latest = newer(record, other);
    merged[taskId] = {
      ...latest,
      sent: record.sent || other?.sent === true,
      openedAt: Math.max(record.openedAt, other?.openedAt ?? 0),
    };
  }
  return merged;
}

const isOf = (area: Area, key: string): boolean => key.startsWith(`${area}/`);

/** When something of an area was read last, in milliseconds since 1970. */
const lastRead = ({ readAt }: Kept, area: Area): number =>
  Math.max(0, ...Object.entries(readAt).flatMap(([key, at]) => (isOf(area, key) ? [at] : [])));

/** What two tabs of one person know together: of each area, and of each task, what was read later. */
export function mergeKept(theirs: Kept, own: Kept): Kept {
  const isNewer = (area: Area): boolean => lastRead(theirs, area) > lastRead(own, area);
  const from = (area: Area): Kept => (isNewer(area) ? theirs : own);
  const readOf = (area: Area) =>
    Object.entries(from(area).readAt).filter(([key]) => isOf(area, key));
  const records = mergeRecords(theirs.tasks.records, own.tasks.records);
  const recordsRead = Object.entries(records).map(
    ([taskId, { readAt }]) => [loadTaskSubmissions.keyOf(taskId), readAt] as const,
  );
  return {
    user: from('user').user,
    tracks: from('tracks').tracks,
    stages: from('stages').stages,
    courses: from('courses').courses,
    tasks: {
      ...from('tasks').tasks,
      ...mergeQueues(theirs.tasks, own.tasks),
      records,
      bellOpenedAt: Math.max(theirs.tasks.bellOpenedAt, own.tasks.bellOpenedAt),
      chosenTrack: own.tasks.chosenTrack ?? theirs.tasks.chosenTrack,
    },
    readAt: Object.fromEntries([...areas.flatMap(readOf), ...recordsRead]),
  };
}
