import { createSelector } from '@reduxjs/toolkit';
import { hasNewResponse, requestIn } from '../api/query/query.ts';
import { DAY, HOUR } from '../lib/timing.ts';
import { arrange, compareTexts, type Orders, searchable, type View } from '../lib/search.ts';
import { marksOf, withMark } from '../lib/namesakes.ts';
import { readableTitle, taskTitle, trackTitle } from '../lib/text.ts';
import { uniqueById } from '../lib/values.ts';
import { isGraded } from '../tasks/submission.ts';
import { reviewOf, type ReviewState } from '../tasks/status.ts';
import { readyDrafts } from '../user/drafts.ts';
import { personTexts } from '../user/personTexts.ts';
import type { State } from '../tasks/state.ts';
import {
  loadMentorSubmissions,
  type QueueRecord,
  type Submission,
  taskSelectors,
  type TasksState,
} from '../tasks/tasksSlice.ts';
import { trackSelectors } from '../tracks/tracksSlice.ts';
import { menteeSelectors, type Person } from '../user/userSlice.ts';
import { nameOf } from '../user/nameOf.ts';

export interface QueueRow {
  id: string;
  submission: Submission;
  review: ReviewState;
  graded: boolean;
  /** Tells mentees with the same name apart; '' if the mentee was deleted or has no name. */
  menteeName: string;
  /** Tells tasks with the same title apart; '' if the task was deleted or has no title. */
  taskTitle: string;
  /** In milliseconds since 1970, or 0 if unknown. */
  changedAt: number;
  /** In milliseconds since 1970, or 0 if not graded on this device. */
  gradedAt: number;
  /**
   * When this device found the submission or its latest resubmission, in milliseconds since 1970,
   * or 0 if unknown.
   */
  foundAt: number;
  /** In lower case without accents. */
  words: string;
}

/** The mentee of a submission, which the API names without an email address. */
type Mentee = Pick<Person, 'id' | 'firstName' | 'lastName'> & { email?: string | null };

type Marks = ReadonlyMap<string, string>;

function toRow(record: QueueRecord, marks: Marks): QueueRow {
  const { submission, gradedAt, foundAt } = record;
  const review = reviewOf(record);
  const { id, mentee, task, updatedAt } = submission;
  const menteeName = mentee ? withMark(nameOf(mentee, ''), marks.get(mentee.id)) : '';
  const title = task ? withMark(readableTitle(task.title), marks.get(task.id)) : '';
  return {
    id,
    submission,
    review,
    graded: review === 'graded',
    menteeName,
    taskTitle: title,
    changedAt: updatedAt === null ? 0 : Date.parse(updatedAt),
    gradedAt,
    foundAt,
    words: searchable(`${menteeName} ${title}`),
  };
}

/** Returns the whole days since a moment; 0 if it is in the future. */
export const daysSince = (moment: number, now: number): number =>
  Math.max(0, Math.floor((now - moment) / DAY));

/** A mentee without changes for this many whole days is quiet. */
export const QUIET_AFTER_DAYS = 14;

/** Sorts ungraded work first, the oldest on top, and then the latest grades. */
function byNeed(a: QueueRow, b: QueueRow): number {
  if (a.graded !== b.graded) return a.graded ? 1 : -1;
  return a.graded ? b.changedAt - a.changedAt : a.changedAt - b.changedAt;
}

const selectRecords = ({ tasks }: { tasks: TasksState }) => tasks.queue;

/**
 * Selects what tells mentees with the same name, or tasks with the same title, apart. Submissions
 * name neither an email address nor a track, so these are there only once their lists are loaded.
 */
export const selectMarks = createSelector(
  [
    selectRecords,
    menteeSelectors.selectAll,
    taskSelectors.selectEntities,
    trackSelectors.selectEntities,
  ],
  (queue, people, tasks, tracks): Marks => {
    const sent = Object.values(queue ?? {}).map(({ submission }) => submission);
    const mentees = uniqueById<Mentee>([...sent.flatMap(({ mentee }) => mentee ?? []), ...people]);
    const titled = uniqueById(sent.flatMap(({ task }) => task ?? []));
    return new Map([
      ...marksOf(
        mentees.map((mentee) => ({ id: mentee.id, name: nameOf(mentee, ''), email: mentee.email })),
      ),
      ...marksOf(
        titled.map(({ id, title }) => {
          const track = tracks[tasks[id]?.track ?? ''];
          return { id, name: title, place: track && trackTitle(track) };
        }),
      ),
    ]);
  },
);

/** Selects all submissions to this mentor, in the order of need. */
export const selectQueue = createSelector([selectRecords, selectMarks], (queue, marks) =>
  Object.values(queue ?? {})
    .map((record) => toRow(record, marks))
    .sort(byNeed),
);

/**
 * Returns whether the API has listed in this visit everything to grade: every submission, and which of
 * them were resubmitted. A page says that everything is graded only if this is true.
 */
export const isQueueKnown = (state: Pick<State, 'tasks' | 'requests'>): boolean =>
  hasNewResponse(requestIn(state, loadMentorSubmissions.keyOf())) &&
  state.tasks.areResubmittedKnown;

export const selectQueueCounts = createSelector([selectQueue], (rows) => {
  const graded = rows.filter((row) => row.graded).length;
  return { waiting: rows.length - graded, graded };
});

const RECENT_MS = 6 * HOUR;

/** Summarises the grades of the last six hours, with the mean in whole percent, or returns null. */
export function recentGrading(rows: readonly QueueRow[], now: number) {
  const graded = rows.filter((row) => row.graded && now - row.gradedAt < RECENT_MS);
  if (graded.length === 0) return null;
  const sum = graded.reduce((all, { submission }) => all + (submission.gradePercentage ?? 0), 0);
  return {
    done: graded.length,
    mentees: new Set(graded.map(({ submission }) => submission.mentee?.id)).size,
    mean: Math.round(sum / graded.length),
    since: Math.min(...graded.map(({ gradedAt }) => gradedAt)),
  };
}

/** Selects ungraded submissions by mentee id. */
export const selectWaitingByMentee = createSelector([selectQueue], (rows) => {
  const counts = new Map<string, number>();
  for (const { graded, submission } of rows) {
    const id = graded ? undefined : submission.mentee?.id;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
});

/** Lists the choices of a filter by name, each once. */
const selectChoices = (choiceOf: (row: QueueRow) => { id: string; name: string } | null) =>
  createSelector([selectQueue], (rows) => {
    const choices = rows.flatMap((row) => choiceOf(row) ?? []);
    return uniqueById(choices).sort((a, b) => compareTexts(a.name, b.name));
  });

/** Selects the tasks with submissions, by title. */
export const selectQueueTasks = selectChoices(
  ({ submission: { task }, taskTitle: title }) =>
    task && { id: task.id, name: title || taskTitle(task) },
);

/** Selects the mentees with submissions, by name. */
export const selectQueueMentees = selectChoices(
  ({ submission: { mentee }, menteeName }) =>
    mentee && { id: mentee.id, name: menteeName || personTexts.unnamed },
);

/** Filters and order. The default order is by need. */
export interface QueueView extends View {
  state: 'all' | 'waiting' | 'graded';
  task: string;
  mentee: string;
}

const orders: Orders<QueueRow> = new Map([
  ['mentee', (a, b) => compareTexts(a.menteeName, b.menteeName)],
  ['task', (a, b) => compareTexts(a.taskTitle, b.taskTitle)],
  ['updated', (a, b) => a.changedAt - b.changedAt],
  ['grade', (a, b) => (a.submission.gradePercentage ?? -1) - (b.submission.gradePercentage ?? -1)],
]);

/** Filters and sorts rows. Equal rows keep the order of need. */
export function viewQueue(rows: readonly QueueRow[], view: QueueView): QueueRow[] {
  const wanted = rows.filter(
    ({ graded, submission }) =>
      (view.state === 'all' || graded === (view.state === 'graded')) &&
      (view.task === '' || submission.task?.id === view.task) &&
      (view.mentee === '' || submission.mentee?.id === view.mentee),
  );
  return arrange(wanted, ({ words }) => words, orders, view);
}

/** Returns the submissions to grade, without those whose grade is in the user's outbox. */
export function rowsToGrade(rows: readonly QueueRow[], userId: string): QueueRow[] {
  const ready = new Set(
    readyDrafts(userId).flatMap(({ kind, id }) => (kind === 'grade' ? id : [])),
  );
  return rows.filter(({ id, graded }) => !graded && !ready.has(id));
}

/** Returns the submission to grade first. Those whose grade is in the outbox come last. */
export const firstToGrade = (rows: readonly QueueRow[], userId: string): QueueRow | undefined =>
  rowsToGrade(rows, userId)[0] ?? rows.find(({ graded }) => !graded);

/** Returns the next of the open submissions in display order below `id`, or else from the top. */
export function nextWaiting(
  rows: readonly QueueRow[],
  id: string,
  open: readonly QueueRow[],
): QueueRow | null {
  const at = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return others.find((row) => open.includes(row)) ?? null;
}

/** Returns the mentee's other graded work, the latest first. */
export function earlierGrades(rows: readonly QueueRow[], { id, submission }: QueueRow): QueueRow[] {
  const menteeId = submission.mentee?.id;
  if (menteeId === undefined) return [];
  return rows
    .filter(
      (row) => row.id !== id && row.submission.mentee?.id === menteeId && isGraded(row.submission),
    )
    .sort((a, b) => b.changedAt - a.changedAt);
}
