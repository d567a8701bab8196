import { createSelector } from '@reduxjs/toolkit';
import type { Person, Task } from '../../api/schemas.ts';
import { compareTexts, searchable } from '../../lib/search.ts';
import { fullName, readableTitle } from '../../lib/text.ts';
import { stageSelectors } from '../../tracks/stagesSlice.ts';
import { taskSelectors } from '../../tasks/tasksSlice.ts';
import { menteeSelectors } from '../../user/userSlice.ts';
import type { RootState } from '../../app/store/rootReducer.ts';
import { selectQueue, type QueueRow } from '../submissions.ts';

/** A mentee's work on one task. */
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
export interface GradebookMentee {
  id: string;
  /** '' where it is not known. */
  name: string;
  /** By the task's id; none: nothing was sent to this mentor. */
  cells: ReadonlyMap<string, GradebookCell>;
  /** When their work last changed, in milliseconds since 1970; 0: never, null: not known. */
  changedAt: number | null;
  /** What the search matches. */
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

/** The tasks that were sent, by title. */
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
    ({ user }: RootState) => user.profile?.tracks,
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
