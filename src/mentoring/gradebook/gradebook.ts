import { createSelector } from '@reduxjs/toolkit';
import type { State } from '../../tasks/state.ts';
import { DAY } from '../../lib/dates.ts';
import { compareTexts, needlesOf, searchable } from '../../lib/search.ts';
import { fullName, readableTitle } from '../../lib/text.ts';
import { type QueueRow, selectQueue } from '../submissions.ts';
import { taskSelectors, type Task } from '../../tasks/tasksSlice.ts';
import { stageSelectors } from '../../tracks/stagesSlice.ts';
import { menteeSelectors, type Person } from '../../user/userSlice.ts';

export interface GradebookCell {
  /** The submission that waits, else the one that changed last. */
  row: QueueRow;
  /** How many there are: two that were sent at once are two rows of the service. */
  count: number;
}

/** A task that a mentee has sent; its stage and track are '' where they are not known. */
export interface GradebookTask {
  id: string;
  title: string;
  stage: string;
  track: string;
}

/** A mentee with all that they have sent to this mentor. */
interface GradebookMentee {
  id: string;
  /** '' where it is not known. */
  name: string;
  /** By the task's id; none: nothing was sent to this mentor. */
  cells: ReadonlyMap<string, GradebookCell>;
  /** When their work last changed, in milliseconds since 1970; 0: never, null: not known. */
  changedAt: number | null;
  words: string;
}

/** A stage or a track among the tasks. */
export interface GradebookGroup {
  id: string;
  /** '' where it is not known. */
  name: string;
  /** The title of a task in it, to tell those without a name apart. */
  example: string;
}

export interface Gradebook {
  /** By track and stage, those of unknown ones last; then by title. */
  tasks: readonly GradebookTask[];
  /** By name. */
  mentees: readonly GradebookMentee[];
  /** The known stages and tracks of the tasks, in their order. */
  stages: readonly GradebookGroup[];
  tracks: readonly GradebookGroup[];
  /** How many submissions are in no cell: the service no longer knows their mentee or their task. */
  left: number;
}

type Cells = Map<string, GradebookCell>;

/** The cells by mentee. The rows come in the order of need, so the first of a cell counts. */
function cellsByMentee(rows: readonly QueueRow[]): Map<string, Cells> {
  const found = new Map<string, Cells>();
  for (const row of rows) {
    const { mentee, task } = row.submission;
    if (!mentee || !task) continue;
    const cells = found.get(mentee.id) ?? new Map<string, GradebookCell>();
    const cell = cells.get(task.id);
    cells.set(task.id, { row: cell?.row ?? row, count: (cell?.count ?? 0) + 1 });
    found.set(mentee.id, cells);
  }
  return found;
}

/** The mentor's own mentees, and whoever else has sent them something. */
function menteesOf(people: readonly Person[], rows: readonly QueueRow[]): GradebookMentee[] {
  const names = new Map<string, string>();
  for (const { submission, menteeName } of rows)
    if (submission.mentee && submission.task) names.set(submission.mentee.id, menteeName);
  for (const person of people) names.set(person.id, fullName(person));
  const cells = cellsByMentee(rows);
  return [...names]
    .map(([id, name]) => {
      const own: Cells = cells.get(id) ?? new Map();
      const times = [...own.values()].map(({ row }) => row.changedAt);
      const changedAt = times.includes(0) ? null : Math.max(0, ...times);
      return { id, name, cells: own, changedAt, words: searchable(name) };
    })
    .sort((a, b) => compareTexts(a.name, b.name));
}

function tasksOf(
  rows: readonly QueueRow[],
  known: Readonly<Record<string, Task>>,
): GradebookTask[] {
  const tasks = new Map<string, GradebookTask>();
  for (const { submission, taskTitle: title } of rows) {
    const id = submission.mentee && submission.task?.id;
    if (!id || tasks.has(id)) continue;
    tasks.set(id, { id, title, stage: known[id]?.stage ?? '', track: known[id]?.track ?? '' });
  }
  return [...tasks.values()].sort((a, b) => compareTexts(a.title, b.title));
}

/** The known stages or tracks of the tasks, by name. */
function groupsOf(
  tasks: readonly GradebookTask[],
  kind: 'stage' | 'track',
  nameOf: (id: string) => string,
): GradebookGroup[] {
  const groups = new Map<string, GradebookGroup>();
  for (const { [kind]: id, title } of tasks) {
    if (id === '' || groups.has(id)) continue;
    groups.set(id, { id, name: readableTitle(nameOf(id)), example: title });
  }
  return [...groups.values()].sort((a, b) => compareTexts(a.name, b.name));
}

/** The place of each group in its list; an unknown one comes after them. */
function placesOf(groups: readonly GradebookGroup[]): (id: string) => number {
  const places = new Map(groups.map(({ id }, index) => [id, index]));
  return (id) => places.get(id) ?? groups.length;
}

/** All submissions to this mentor by mentee and task, from what the mentor's pages have read anyway. */
export const selectGradebook = createSelector(
  [
    selectQueue,
    menteeSelectors.selectAll,
    taskSelectors.selectEntities,
    stageSelectors.selectEntities,
    ({ user }: State) => user.profile?.tracks,
  ],
  (rows, people, knownTasks, knownStages, ownTracks): Gradebook => {
    const tasks = tasksOf(rows, knownTasks);
    const tracks = groupsOf(
      tasks,
      'track',
      (id) => ownTracks?.find((track) => track.id === id)?.title ?? '',
    );
    const levelOf = ({ id }: GradebookGroup) => knownStages[id]?.level ?? Number.MAX_VALUE;
    const stages = groupsOf(tasks, 'stage', (id) => knownStages[id]?.title ?? '').sort(
      (a, b) => levelOf(a) - levelOf(b),
    );
    const trackPlace = placesOf(tracks);
    const stagePlace = placesOf(stages);
    tasks.sort(
      (a, b) =>
        trackPlace(a.track) - trackPlace(b.track) || stagePlace(a.stage) - stagePlace(b.stage),
    );
    const mentees = menteesOf(people, rows);
    const left = rows.filter(({ submission: { mentee, task } }) => !mentee || !task).length;
    return { tasks, mentees, stages, tracks, left };
  },
);

/** How long nothing has changed in the work of a mentee who is quiet, in milliseconds. */
const QUIET_AFTER = 14 * DAY;

/** The stage or track of tasks of which it is not known, in a filter. */
export const UNKNOWN = '?';

export interface GradebookFilters {
  /** Ids, `UNKNOWN`, or '' for all. */
  track: string;
  stage: string;
  show: 'all' | 'waiting' | 'quiet';
  search: string;
}

/** Counts of a mentee's or a task's work, and the mean of its grades in percent, to one decimal. */
export interface GradebookSums {
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

export interface ShownGradebook {
  stages: readonly GradebookStage[];
  /** The tasks of these stages, in their order. */
  tasks: readonly GradebookTask[];
  /** By name. */
  rows: readonly GradebookRow[];
  /** The sums of each task over all rows, by its id, and of all of them. */
  columns: ReadonlyMap<string, GradebookSums>;
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
  // If only ungraded work is wanted, a task without any only takes room.
  const tasks =
    show === 'waiting'
      ? inGroup.filter(({ id }) => mentees.some(({ cells }) => isWaiting(cells.get(id))))
      : inGroup;
  const cells = mentees.map((mentee) => tasks.map(({ id }) => mentee.cells.get(id)));
  return {
    stages: stagesOf(tasks, book),
    tasks,
    rows: mentees.map((mentee, index) => Object.assign(sumsOf(cells[index] ?? []), { mentee })),
    columns: new Map(tasks.map(({ id }, at) => [id, sumsOf(cells.map((row) => row[at]))])),
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
