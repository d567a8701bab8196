import { createSelector } from '@reduxjs/toolkit';
import type { Submission, Task } from '../api/shapes.ts';
import { inOrder } from '../lib/deadlines.ts';
import type { Standing } from '../lib/progress.ts';
import { FRESH } from './apiThunk.ts';
import type { StagesState } from './stagesSlice.ts';
import {
  gradeOf,
  isSent,
  loadTaskSubmissions,
  taskSelectors,
  type TasksState,
} from './tasksSlice.ts';

interface Root {
  tasks: TasksState;
  stages: StagesState;
}

/**
 * The tasks that are shown as open without a call: they are of one of their track's stages in which
 * nothing was submitted as far as the service knows; or the service has said so of the task itself just
 * before a reload. The former is not certain: rows older than its records of stages leave no trace there,
 * and tasks may change their stage. So it is derived, never kept, and who opens such a task has it asked
 * about.
 */
export const selectPresumedOpen = createSelector(
  [
    taskSelectors.selectAll,
    ({ tasks }: Root) => tasks.records,
    ({ tasks }: Root) => tasks.askedAgo,
    ({ stages }: Root) => stages.byTrack,
    ({ stages }: Root) => stages.mine,
  ],
  (tasks, records, askedAgo, byTrack, mine): ReadonlySet<string> =>
    new Set(
      tasks
        .filter(({ id, track, stage }) => {
          if (records[id]?.sent || track === null) return false;
          if ((askedAgo[id] ?? Infinity) < FRESH) return true;
          const isOfTrack = stage !== null && byTrack[track]?.includes(stage) === true;
          return isOfTrack && mine[track]?.includes(stage) === false;
        })
        .map(({ id }) => id),
    ),
);

/** A task with what is known of it. */
export type KnownTask = Task & {
  standing: Standing;
  /** As it was read in this visit. */
  submission: Submission | null;
};

/** What was read in this visit; an answer of an earlier one may have changed since. */
const submissionOf = ({ records, requests }: TasksState, taskId: string): Submission | null =>
  requests[loadTaskSubmissions.keyOf(taskId)]?.recalled
    ? null
    : (records[taskId]?.submission ?? null);

function standingOf(
  state: TasksState,
  taskId: string,
  presumedOpen: ReadonlySet<string>,
): Standing {
  const sent = isSent(state, taskId) ?? (presumedOpen.has(taskId) ? false : undefined);
  if (sent === undefined) return { state: 'unchecked' };
  if (!sent) return { state: 'open' };
  const grade = gradeOf(state, taskId);
  if (grade !== undefined) return { state: 'graded', grade };
  return { state: submissionOf(state, taskId) ? 'waiting' : 'sent' };
}

const knownTask = (
  state: TasksState,
  task: Task,
  presumedOpen: ReadonlySet<string>,
): KnownTask => ({
  ...task,
  standing: standingOf(state, task.id, presumedOpen),
  submission: submissionOf(state, task.id),
});

const nothing: ReadonlySet<string> = new Set();

const known = (
  state: TasksState,
  all: readonly Task[],
  trackId: string,
  presumedOpen: ReadonlySet<string>,
): KnownTask[] | null =>
  state.listed
    ? inOrder(all.filter(({ track }) => track === trackId)).map((task) =>
        knownTask(state, task, presumedOpen),
      )
    : null;

const tasksOf = ({ tasks }: Root): TasksState => tasks;
const argument = (_: Root, trackId: string): string => trackId;

/** A track's tasks with what is known of them, those due first in front; null: no list has come. */
export const selectKnownTasks = createSelector(
  [tasksOf, taskSelectors.selectAll, argument, selectPresumedOpen],
  known,
);

/** The same where only what was asked counts. */
export const selectAskedTasks = createSelector(
  [tasksOf, taskSelectors.selectAll, argument],
  (state, all, trackId) => known(state, all, trackId, nothing),
);
