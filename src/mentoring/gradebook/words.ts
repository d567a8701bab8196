import { type CsvCell, csvOf } from '../../lib/csv.ts';
import { isoDay, measured } from '../../lib/dates.ts';
import { plural } from '../../lib/pluralTexts.ts';
import { taskTitle } from '../../lib/text.ts';
import type { GradebookCell, GradebookGroup, GradebookRow, GradebookTask } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { personTexts } from '../../user/personTexts.ts';

interface CellWords {
  look: 'graded' | 'waiting' | 'again';
  short: string;
  /** Contains `short`. */
  full: string;
}

function waitWords(changedAt: number, now: number): { short: string; full: string } {
  if (changedAt === 0) return { short: texts.waits, full: texts.waits };
  const age = measured(now - changedAt);
  if (age === null || age.unit === 'minute') return { short: texts.fresh, full: texts.waitsNew };
  const { count, unit } = age;
  const short = texts.age(count, texts.ages[unit]);
  return { short, full: texts.waitsFor(short, plural(count, unit, `${unit}s`)) };
}

export function formatCell({ row, count }: GradebookCell, now: number): CellWords {
  const { gradePercentage } = row.submission;
  const grade = gradePercentage === null ? '' : texts.percent(gradePercentage);
  const wait = waitWords(row.changedAt, now);
  const full = {
    graded: grade,
    again: texts.again(wait.full, grade),
    // 0 % counts as not graded.
    waiting: grade === '' ? wait.full : texts.waitsWith(wait.full, grade),
  }[row.review];
  return {
    look: row.review,
    short: row.graded ? grade : wait.short,
    full: count > 1 ? texts.several(full, count) : full,
  };
}

/** A mean in percent, or a dash. */
export const formatMean = (mean: number | null): string =>
  mean === null ? texts.nothing : texts.percent(mean);

/** Display names, never empty. */
export const menteeName = ({ name }: { name: string }): string => name || personTexts.unnamed;

/** A stage's name, or the title of a task in it. */
export const stageName = (stage: GradebookGroup | null): string => {
  if (stage === null) return texts.stageUnknown;
  return stage.name || texts.stageWith(taskTitle({ title: stage.example }));
};

/** True if tasks can be grouped by stage. */
export const hasStages = (stages: readonly { stage: GradebookGroup | null }[]): boolean =>
  stages.some(({ stage }) => stage !== null);

/** A track's name, or the title of a task in it. */
export const trackName = ({ name, example }: GradebookGroup): string =>
  name || texts.trackWith(taskTitle({ title: example }));

/** Columns before the tasks, by sort key. */
export const sumColumns = [
  { key: 'name', header: texts.mentee, orders: texts.orders.name },
  { key: 'waiting', header: texts.waiting, orders: texts.orders.waiting },
  { key: 'sent', header: texts.sent, orders: texts.orders.sent },
  { key: 'mean', header: texts.mean, orders: texts.orders.mean },
] as const;

/** A grade stays a number, so that spreadsheets can calculate with it. */
function fileCell(cell: GradebookCell | undefined): CsvCell {
  if (!cell) return null;
  const { review, changedAt, submission } = cell.row;
  if (review === 'graded') return submission.gradePercentage;
  const waits = texts.fileWaiting(changedAt === 0 ? '' : isoDay(changedAt));
  const grade = submission.gradePercentage;
  return review === 'again' && grade !== null
    ? texts.fileAgain(waits, texts.percent(grade))
    : waits;
}

/** The gradebook as CSV: a row for each mentee, a column for each task. */
export const gradebookFile = (
  tasks: readonly GradebookTask[],
  rows: readonly GradebookRow[],
): string =>
  csvOf([
    [texts.mentee, texts.waiting, texts.sent, texts.mean, ...tasks.map(taskTitle)],
    ...rows.map(({ mentee, waiting, sent, mean }) => [
      menteeName(mentee),
      waiting,
      sent,
      mean,
      ...tasks.map(({ id }) => fileCell(mentee.cells.get(id))),
    ]),
  ]);
