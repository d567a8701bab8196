import { createSelector } from '@reduxjs/toolkit';
import type { State } from '../../tasks/state.ts';
import { compareTexts, matcher, searchable } from '../../lib/search.ts';
import { fullName, readableTitle } from '../../lib/text.ts';
import { meanOf } from '../../lib/values.ts';
import { daysSince, QUIET_AFTER_DAYS, type QueueRow, selectQueue } from '../submissions.ts';
import { taskSelectors, type Task } from '../../tasks/tasksSlice.ts';
import { stageSelectors } from '../../tracks/stagesSlice.ts';
import { menteeSelectors, type Person } from '../../user/userSlice.ts';

export interface GradebookCell {
  /** The ungraded submission, or the latest change. */
  row: QueueRow;
  /** The API can store two submissions that were sent at once. */
  count: number;
}

/** A submitted task. Stage and track are '' if unknown. */
export interface GradebookTask {
  id: string;
  title: string;
  stage: string;
  track: string;
}

interface GradebookMentee {
  id: string;
  /** '' if unknown. */
  name: string;
  /** By task id. Tasks without a submission have no cell. */
  cells: ReadonlyMap<string, GradebookCell>;
  /** In epoch milliseconds: 0 for never, null if unknown. */
  changedAt: number | null;
  words: string;
}

export interface GradebookGroup {
  id: string;
  /** '' if unknown. */
  name: string;
  /** Title of a task in the group, which identifies groups without a name. */
  example: string;
}

export interface Gradebook {
  /** By track and stage (unknown stages last), then by title. */
  tasks: readonly GradebookTask[];
  /** By name. */
  mentees: readonly GradebookMentee[];
  /** Known stages and tracks, in display order. */
  stages: readonly GradebookGroup[];
  tracks: readonly GradebookGroup[];
  /** Submissions without a cell, because their mentee or task was deleted. */
  left: number;
}

type Cells = Map<string, GradebookCell>;

/** Rows are in the order of need, so the first row of a cell wins. */
function cellsByMentee(rows: readonly QueueRow[]): Map<string, Cells> {
  const cellsOf = new Map<string, Cells>();
  for (const row of rows) {
    const { mentee, task } = row.submission;
    if (!mentee || !task) continue;
    const cells = cellsOf.get(mentee.id) ?? new Map<string, GradebookCell>();
    const cell = cells.get(task.id);
    cells.set(task.id, { row: cell?.row ?? row, count: (cell?.count ?? 0) + 1 });
    cellsOf.set(mentee.id, cells);
  }
  return cellsOf;
}

/** The mentor's mentees, and former mentees with submissions. */
function menteesOf(people: readonly Person[], rows: readonly QueueRow[]): GradebookMentee[] {
  const names = new Map<string, string>();
  for (const { submission, menteeName } of rows)
    if (submission.mentee && submission.task) names.set(submission.mentee.id, menteeName);
  for (const person of people) names.set(person.id, fullName(person));
  const cells = cellsByMentee(rows);
  return [...names]
    .map(([id, name]) => {
      const menteeCells: Cells = cells.get(id) ?? new Map();
      const times = [...menteeCells.values()].map(({ row }) => row.changedAt);
      const changedAt = times.includes(0) ? null : Math.max(0, ...times);
      return { id, name, cells: menteeCells, changedAt, words: searchable(name) };
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

/** Unknown groups are last. */
function placesOf(groups: readonly GradebookGroup[]): (id: string) => number {
  const places = new Map(groups.map(({ id }, index) => [id, index]));
  return (id) => places.get(id) ?? groups.length;
}

/** Submissions by mentee and task, from lists that are fetched anyway. */
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

/** Filter value for tasks of unknown stage or track. */
export const UNKNOWN = '?';

export interface GradebookView {
  /** An id, `UNKNOWN`, or '' for all. */
  track: string;
  stage: string;
  show: 'all' | 'waiting' | 'quiet';
  search: string;
}

export interface GradebookSums {
  sent: number;
  waiting: number;
  /** Null without grades. */
  mean: number | null;
}

export interface GradebookRow extends GradebookSums {
  mentee: GradebookMentee;
}

/** Neighbouring tasks of one stage. Null if the stage is unknown. */
export interface GradebookStage {
  stage: GradebookGroup | null;
  tasks: readonly GradebookTask[];
}

export interface FilteredGradebook {
  stages: readonly GradebookStage[];
  tasks: readonly GradebookTask[];
  rows: readonly GradebookRow[];
  columns: ReadonlyMap<string, GradebookSums>;
  total: GradebookSums;
}

function sumsOf(cells: readonly (GradebookCell | undefined)[]): GradebookSums {
  const sent = cells.filter((cell) => cell !== undefined);
  const grades = sent.flatMap(({ row }) =>
    row.graded ? (row.submission.gradePercentage ?? []) : [],
  );
  return { sent: sent.length, waiting: sent.length - grades.length, mean: meanOf(grades) };
}

const isWaiting = (cell: GradebookCell | undefined): boolean => cell?.row.graded === false;

/** A grade counts as a change, because the API reports only the last change. */
const isQuiet = ({ cells, changedAt }: GradebookMentee, now: number): boolean =>
  changedAt !== null &&
  daysSince(changedAt, now) >= QUIET_AFTER_DAYS &&
  ![...cells.values()].some(isWaiting);

const matches = (wanted: string, id: string): boolean =>
  wanted === '' || wanted === (id === '' ? UNKNOWN : id);

function stagesOf(tasks: readonly GradebookTask[], { stages }: Gradebook): GradebookStage[] {
  const groups: { stage: GradebookGroup | null; tasks: GradebookTask[] }[] = [];
  for (const task of tasks) {
    const last = groups[groups.length - 1];
    if (last && (last.stage?.id ?? '') === task.stage) last.tasks.push(task);
    else groups.push({ stage: stages.find(({ id }) => id === task.stage) ?? null, tasks: [task] });
  }
  return groups;
}

/** Filters mentees and tasks. */
export function filterGradebook(
  book: Gradebook,
  { track, stage, show, search }: GradebookView,
  now: number,
): FilteredGradebook {
  const isMatch = matcher(search);
  const inGroup = book.tasks.filter(
    (task) => matches(track, task.track) && matches(stage, task.stage),
  );
  const mentees = book.mentees.filter(
    (mentee) =>
      isMatch(mentee.words) &&
      (show !== 'quiet' || isQuiet(mentee, now)) &&
      (show !== 'waiting' || inGroup.some(({ id }) => isWaiting(mentee.cells.get(id)))),
  );
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

const sumKeys = ['waiting', 'sent', 'mean'] as const;

/** The sort key of a task's column. */
export const taskKey = (id: string): string => `task:${id}`;

/** Sort value of a row. Null sorts last in both directions. */
function valueOf({ mentee, ...sums }: GradebookRow, key: string): number | null {
  const sum = sumKeys.find((sumKey) => sumKey === key);
  if (sum) return sums[sum];
  const row = mentee.cells.get(key.slice(taskKey('').length))?.row;
  if (!row) return null;
  // Ungraded work sorts before all grades, the oldest first.
  return row.graded
    ? (row.submission.gradePercentage ?? 0)
    : row.changedAt - Number.MAX_SAFE_INTEGER;
}

/**
 * Sorts rows by `name`, `waiting`, `sent`, `mean` or a task's key. Ties keep their order by name,
 * and rows without a value are last.
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
    const [valueA, valueB] = [values.get(a) ?? null, values.get(b) ?? null];
    if (valueA === null || valueB === null)
      return Number(valueA === null) - Number(valueB === null);
    return sign * (valueA - valueB);
  });
}
