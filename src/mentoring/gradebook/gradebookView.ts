import { needlesOf } from '../../lib/search.ts';
import { DAY } from '../../lib/dates.ts';
import type {
  Gradebook,
  GradebookCell,
  GradebookGroup,
  GradebookMentee,
  GradebookTask,
} from './gradebook.ts';

/** How long nothing has changed in the work of a mentee who is quiet, in milliseconds. */
const QUIET_AFTER = 14 * DAY;

/** The stage or track of tasks of which it is not known, in a filter. */
export const UNKNOWN = '?';

/** Which mentees and tasks are shown. */
export interface GradebookFilters {
  /** Ids, `UNKNOWN`, or '' for all. */
  track: string;
  stage: string;
  show: 'all' | 'waiting' | 'quiet';
  search: string;
}

/** Counts of a mentee's or a task's work, and the mean of its grades in percent, to one decimal. */
interface GradebookSums {
  sent: number;
  waiting: number;
  /** null: nothing is graded. */
  mean: number | null;
}

export interface GradebookRow extends GradebookSums {
  mentee: GradebookMentee;
}

/** Tasks side by side in one stage; null: the stage is not known. */
export interface GradebookStage {
  stage: GradebookGroup | null;
  tasks: readonly GradebookTask[];
}

/** The part of the gradebook that is shown. */
export interface ShownGradebook {
  stages: readonly GradebookStage[];
  /** The tasks of these stages, in their order. */
  tasks: readonly GradebookTask[];
  /** By name. */
  rows: readonly GradebookRow[];
  /** The sums of each task over all rows, and of all of them. */
  columns: readonly GradebookSums[];
  total: GradebookSums;
}

function sumsOf(cells: readonly (GradebookCell | undefined)[]): GradebookSums {
  const sent = cells.filter((cell) => cell !== undefined);
  const grades = sent.flatMap(({ row }) =>
    row.graded ? (row.submission.gradePercentage ?? []) : [],
  );
  const sum = grades.reduce((all, grade) => all + grade, 0);
  return {
    sent: sent.length,
    waiting: sent.length - grades.length,
    mean: grades.length === 0 ? null : Math.round((sum / grades.length) * 10) / 10,
  };
}

const isWaiting = (cell: GradebookCell | undefined): boolean => cell?.row.graded === false;

/**
 * True where nothing of a mentee waits, and nothing in their work has changed for 14 days or ever. A
 * grade is a change, too: the service does not tell when the work itself was sent.
 */
const isQuiet = ({ cells, changedAt }: GradebookMentee, now: number): boolean =>
  changedAt !== null && now - changedAt > QUIET_AFTER && ![...cells.values()].some(isWaiting);

const matches = (wanted: string, id: string): boolean =>
  wanted === '' || wanted === (id === '' ? UNKNOWN : id);

/** Neighbours of one stage together. */
function stagesOf(tasks: readonly GradebookTask[], { stages }: Gradebook): GradebookStage[] {
  const found: { stage: GradebookGroup | null; tasks: GradebookTask[] }[] = [];
  for (const task of tasks) {
    const last = found[found.length - 1];
    if (last && (last.stage?.id ?? '') === task.stage) last.tasks.push(task);
    else found.push({ stage: stages.find(({ id }) => id === task.stage) ?? null, tasks: [task] });
  }
  return found;
}

/**
 * The mentees and tasks that match.
 * @param now in milliseconds since 1970
 */
export function showGradebook(
  book: Gradebook,
  { track, stage, show, search }: GradebookFilters,
  now: number,
): ShownGradebook {
  const needles = needlesOf(search);
  const inGroup = book.tasks.filter(
    (task) => matches(track, task.track) && matches(stage, task.stage),
  );
  const mentees = book.mentees.filter(
    (mentee) =>
      needles.every((needle) => mentee.words.includes(needle)) &&
      (show !== 'quiet' || isQuiet(mentee, now)) &&
      (show !== 'waiting' || inGroup.some(({ id }) => isWaiting(mentee.cells.get(id)))),
  );
  // Where what waits is wanted, a task in which nothing waits only takes room.
  const tasks =
    show === 'waiting'
      ? inGroup.filter(({ id }) => mentees.some(({ cells }) => isWaiting(cells.get(id))))
      : inGroup;
  const cells = mentees.map((mentee) => tasks.map(({ id }) => mentee.cells.get(id)));
  return {
    stages: stagesOf(tasks, book),
    tasks,
    rows: mentees.map((mentee, index) => Object.assign(sumsOf(cells[index] ?? []), { mentee })),
    columns: tasks.map((_, column) => sumsOf(cells.map((row) => row[column]))),
    total: sumsOf(cells.flat()),
  };
}

/** The columns that are no task's. */
const sumKeys = ['waiting', 'sent', 'mean'] as const;

/** The sort key of a task's column. */
export const taskKey = (id: string): string => `task:${id}`;

/** What a row is sorted by; null comes last in either direction. */
function valueOf({ mentee, ...sums }: GradebookRow, key: string): number | null {
  const sum = sumKeys.find((one) => one === key);
  if (sum) return sums[sum];
  const row = mentee.cells.get(key.slice(taskKey('').length))?.row;
  if (!row) return null;
  // What waits comes before any grade, the longest waiting first.
  return row.graded
    ? (row.submission.gradePercentage ?? 0)
    : row.changedAt - Number.MAX_SAFE_INTEGER;
}

/**
 * The rows in the order of a column; equal ones stay by name. Without work in it a row is last.
 * @param sort a key of `name`, `waiting`, `sent`, `mean` or a task's; null: by name
 */
export function sortGradebook(
  rows: readonly GradebookRow[],
  sort: { key: string; descending: boolean } | null,
): GradebookRow[] {
  if (sort === null || sort.key === 'name')
    return sort?.descending ? [...rows].reverse() : [...rows];
  const values = new Map(rows.map((row) => [row, valueOf(row, sort.key)]));
  const sign = sort.descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one, other] = [values.get(a) ?? null, values.get(b) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
