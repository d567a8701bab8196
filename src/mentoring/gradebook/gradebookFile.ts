import { csvOf, type CsvCell } from '../../lib/csv.ts';
import { isoDay } from '../../lib/isoDay.ts';
import type { GradebookCell, GradebookTask } from './gradebook.ts';
import type { GradebookRow } from './gradebookView.ts';
import { gradebookTexts as texts } from './texts.ts';
import { menteeName, taskName } from './names.ts';

/** A grade as a number, so that it can be reckoned with; in words what waits. */
function fileCell(cell: GradebookCell | undefined): CsvCell {
  if (!cell) return null;
  const { graded, sentAgain, changedAt, submission } = cell.row;
  if (graded) return submission.gradePercentage;
  const waits = texts.fileWaiting(changedAt === 0 ? '' : isoDay(changedAt));
  const grade = submission.gradePercentage;
  return sentAgain && grade !== null ? texts.fileAgain(waits, texts.percent(grade)) : waits;
}

/**
 * What is shown as a CSV file: a row a mentee, a column a task; an empty cell for nothing.
 * @param rows all of them, in the order of the screen
 */
export const gradebookFile = (
  tasks: readonly GradebookTask[],
  rows: readonly GradebookRow[],
): string =>
  csvOf([
    [texts.mentee, texts.waiting, texts.sent, texts.mean, ...tasks.map(taskName)],
    ...rows.map(({ mentee, waiting, sent, mean }) => [
      menteeName(mentee),
      waiting,
      sent,
      mean,
      ...tasks.map(({ id }) => fileCell(mentee.cells.get(id))),
    ]),
  ]);
