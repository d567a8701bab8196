import { sessionOf, storedToken } from '../auth/session.ts';
import { HOUR, MINUTE } from '../lib/dates.ts';
import { readJson, removeText, writeJson } from '../lib/storage.ts';
import { isRecord, observable } from '../lib/values.ts';
import { draftOf, draftPrefix, draftSubjects, onDrafts, subjectOf } from '../user/drafts.ts';
import { finishedOf } from '../user/finished.ts';
import type { QueueRow } from './submissions.ts';

/** Some submissions that a mentor grades in one sitting. Work that arrives later is not in it. */
export interface Batch {
  /** Of submissions, the oldest first. */
  ids: readonly string[];
  /** The ids that were graded in a review, in any tab. */
  done: readonly string[];
  /** In milliseconds since 1970. */
  startedAt: number;
}

export const batchKinds = ['five', 'task', 'minutes'] as const;
export type BatchKind = (typeof batchKinds)[number];

const SITTING_MS = 20 * MINUTE;
/** Until this device has measured enough grades. */
const ASSUMED_MS = 4 * MINUTE;
const MIN_MEASURED = 3;

/**
 * How long a grade takes this mentor: the median time between two grades on this device. Grades
 * within a minute were sent from the outbox, and a longer time than a sitting is a break.
 */
export function timePerGrade(queue: readonly QueueRow[]): number {
  const times = queue
    .map(({ gradedAt }) => gradedAt)
    .sort((a, b) => a - b)
    .map((at, index, all) => at - (all[index - 1] ?? at))
    .filter((time) => time >= MINUTE && time <= SITTING_MS)
    .sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? ASSUMED_MS;
  return times.length < MIN_MEASURED ? ASSUMED_MS : median;
}

/**
 * The submissions to grade, without those in the outbox.
 * @param finished as `finishedGrades`
 */
export const selectOpen = (
  queue: readonly QueueRow[],
  finished: ReadonlyMap<string, number>,
): QueueRow[] => queue.filter(({ id, graded }) => !graded && !finished.has(id));

/**
 * Chooses a batch, always with the oldest submission. `task` takes all submissions of its task, so
 * that the mentor reads one brief.
 * @param open in the order of need
 */
export function chooseBatch(
  kind: BatchKind,
  open: readonly QueueRow[],
  msPerGrade: number,
): string[] {
  const task = open[0]?.submission.task;
  const ofTask = (row: QueueRow, index: number) =>
    index === 0 || (task != null && row.submission.task?.id === task.id);
  const count = kind === 'five' ? 5 : Math.max(1, Math.floor(SITTING_MS / msPerGrade));
  const rows = kind === 'task' ? open.filter(ofTask) : open.slice(0, count);
  return rows.map(({ id }) => id);
}

export type BatchView = NonNullable<ReturnType<typeof viewBatch>>;

/** How long the end of a batch is shown. */
const END_MS = 6 * HOUR;

/**
 * The state of a batch, or null if it ended long ago. Resubmitted work stays finished, and so does
 * work with a grade of 0.
 */
export function viewBatch(
  { ids, done, startedAt }: Batch,
  queue: readonly QueueRow[],
  finished: ReadonlyMap<string, number>,
  now: number,
) {
  const byId = new Map(queue.map((row) => [row.id, row]));
  /** Without submissions that were deleted. */
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  /** The rows that the mentor has not finished. */
  const open = selectOpen(rows, finished).filter(
    ({ id, gradedAt, review, foundAt }) =>
      !done.includes(id) && Math.max(gradedAt, review === 'again' ? foundAt : 0) <= startedAt,
  );
  const times = rows.map(({ id, gradedAt }) => Math.max(gradedAt, finished.get(id) ?? 0));
  const isLongAgo = Math.abs(now - Math.max(startedAt, ...times)) > END_MS;
  return open.length === 0 && isLongAgo ? null : { ids, rows, open };
}

const strings = (stored: unknown): string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === 'string'))] : [];

/** Parses a stored batch; null for anything else. */
export function batchIn(stored: unknown): Batch | null {
  if (!isRecord(stored) || typeof stored['startedAt'] !== 'number') return null;
  const ids = strings(stored['ids']);
  return ids.length === 0
    ? null
    : { ids, done: strings(stored['done']), startedAt: stored['startedAt'] };
}

// A logout deletes it with the drafts.
const keyOf = (userId: string): string => `${draftPrefix(userId)}batch`;

const changes = observable(null);

/** Subscribes to changes of batches and drafts, in all tabs. */
export function onBatch(listener: () => void): () => void {
  const stops = [changes.subscribe(listener), onDrafts(listener)];
  return () => stops.forEach((stop) => stop());
}

/** The user's batch on this device, or null. */
export const readBatch = (userId: string): Batch | null => batchIn(readJson(keyOf(userId)));

/** Stores a batch, unless the user has logged out in any tab. Null deletes it. */
export function persistBatch(userId: string, batch: Batch | null): void {
  if (sessionOf(storedToken(), 0)?.userId !== userId) return;
  if (batch) writeJson(keyOf(userId), batch);
  else removeText(keyOf(userId));
  changes.set(null);
}

/** The submissions whose grades are in the outbox, with the time in milliseconds since 1970. */
export const finishedGrades = (userId: string): [string, number][] =>
  draftSubjects(userId).flatMap((subject): [string, number][] => {
    const { kind, id = '' } = subjectOf(subject) ?? {};
    const finished = kind === 'grade' ? finishedOf(userId, draftOf.grade(id)) : null;
    return finished ? [[id, finished.at]] : [];
  });
