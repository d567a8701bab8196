import { createSelector } from '@reduxjs/toolkit';
import { type CsvCell, csvOf } from '../../lib/csv.ts';
import { isoDay } from '../../lib/dates.ts';
import { arrange, compareTexts, type Orders, searchable, type View } from '../../lib/search.ts';
import { withMark } from '../../lib/namesakes.ts';
import { taskTitle } from '../../lib/text.ts';
import { meanOf, uniqueById } from '../../lib/values.ts';
import { nameOf } from '../../user/nameOf.ts';
import { menteeSelectors, type Person } from '../../user/userSlice.ts';
import { type QueueRow, selectMarks, selectQueue } from '../submissions.ts';
import { queueTexts } from '../texts.ts';
import { gradebookTexts as texts } from './texts.ts';

interface GradebookTask {
  id: string;
  title: string;
  /** The average grade of all mentees, null without grades. */
  mean: number | null;
}

export interface GradebookRow {
  id: string;
  name: string;
  /** Tells mentees with the same name apart; '' otherwise. */
  mark: string;
  /** What the mentee has submitted, by task id. */
  cells: ReadonlyMap<string, QueueRow>;
  waiting: number;
  /** The average grade, null without grades. */
  mean: number | null;
  /** In lower case without accents. */
  words: string;
}

export interface Gradebook {
  /** Tasks with a submission, by title. */
  tasks: readonly GradebookTask[];
  /** The mentor's mentees, and former mentees with a submission, by name. */
  rows: readonly GradebookRow[];
  all: { waiting: number; mean: number | null };
  /** Submissions without a cell, because their mentee or task was deleted. */
  left: number;
}

type Mentee = Pick<Person, 'id' | 'firstName' | 'lastName'>;

/** Formats an average grade: `75.5%`, or a dash. */
export const formatMean = (mean: number | null): string =>
  mean === null ? texts.nothing : queueTexts.percent(mean);

const gradesIn = (rows: readonly QueueRow[]): number[] =>
  rows.flatMap(({ graded, submission }) => (graded ? (submission.gradePercentage ?? []) : []));

/** Arranges the submissions by mentee and task, from lists that are fetched anyway. */
export const selectGradebook = createSelector(
  [selectQueue, menteeSelectors.selectAll, selectMarks],
  (queue, people, marks): Gradebook => {
    const works = queue.flatMap((row) => {
      const { mentee, task } = row.submission;
      return mentee && task ? [{ row, mentee, task }] : [];
    });
    const mentees = uniqueById<Mentee>([...works.map(({ mentee }) => mentee), ...people]);
    const cells = new Map(mentees.map(({ id }) => [id, new Map<string, QueueRow>()]));
    // The API can store two submissions that were sent at once. In the order of need, the first
    // is the one to grade.
    for (const { row, mentee, task } of works) {
      const own = cells.get(mentee.id);
      if (!own?.has(task.id)) own?.set(task.id, row);
    }
    const rows = mentees.map((mentee): GradebookRow => {
      const name = nameOf(mentee);
      const words = searchable(name);
      const own = cells.get(mentee.id) ?? new Map<string, QueueRow>();
      const grades = gradesIn([...own.values()]);
      return {
        id: mentee.id,
        name,
        mark: marks.get(mentee.id) ?? '',
        cells: own,
        waiting: own.size - grades.length,
        mean: meanOf(grades),
        words,
      };
    });
    const tasks = uniqueById(works.map(({ task }) => task)).map((task): GradebookTask => {
      const { id } = task;
      const grades = gradesIn(rows.flatMap((row) => row.cells.get(id) ?? []));
      return { id, title: withMark(taskTitle(task), marks.get(id)), mean: meanOf(grades) };
    });
    const grades = gradesIn(rows.flatMap((row) => [...row.cells.values()]));
    const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
    return {
      all: { waiting, mean: meanOf(grades) },
      tasks: tasks.sort((a, b) => compareTexts(a.title, b.title)),
      rows: rows.sort((a, b) => compareTexts(a.name, b.name)),
      left: queue.length - works.length,
    };
  },
);

const orders: Orders<GradebookRow> = new Map([
  ['waiting', (a, b) => a.waiting - b.waiting],
  // Compares averages. Mentees without a grade come last.
  ['mean', (a, b) => (a.mean ?? 101) - (b.mean ?? 101)],
]);

/** Finds mentees by name, and sorts them by `waiting`, by `mean`, or else by name. */
export const viewGradebook = (rows: readonly GradebookRow[], view: View): GradebookRow[] =>
  arrange(rows, ({ words }) => words, orders, view);

/** Writes a cell. A grade stays a number, so that spreadsheets can calculate with it. */
function fileCell(row: QueueRow | undefined): CsvCell {
  if (!row) return null;
  const { review, changedAt, submission } = row;
  const { gradePercentage: grade } = submission;
  if (review === 'graded') return grade;
  const waits = texts.fileWaiting(changedAt === 0 ? '' : isoDay(changedAt));
  return review === 'again' && grade !== null
    ? texts.fileAgain(waits, queueTexts.percent(grade))
    : waits;
}

/** Writes the gradebook as CSV: a row for each mentee, a column for each task. */
export const gradebookFile = (tasks: Gradebook['tasks'], rows: readonly GradebookRow[]): string =>
  csvOf([
    [texts.mentee, texts.waiting, texts.sent, texts.mean, ...tasks.map(({ title }) => title)],
    ...rows.map(({ name, mark, cells, waiting, mean }) => [
      withMark(name, mark),
      waiting,
      cells.size,
      mean,
      ...tasks.map(({ id }) => fileCell(cells.get(id))),
    ]),
  ]);
