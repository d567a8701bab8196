import { createSelector } from '@reduxjs/toolkit';
import type { Submission, Task } from '../api/shapes.ts';
import { inOrder } from '../lib/deadlines.ts';
import { isGraded } from '../lib/grades.ts';
import type { Standing } from '../lib/progress.ts';
import { loadTaskSubmissions, taskSelectors, type TasksState } from './tasksSlice.ts';

interface Root {
  tasks: TasksState;
}

/** A task with what is known of it. */
export type KnownTask = Task & {
  standing: Standing;
  /** As it was read in this visit. */
  submission: Submission | null;
};

/** What was read in this visit; an answer of an earlier one may have changed since. */
const submissionOf = ({ submissions, requests }: TasksState, taskId: string): Submission | null =>
  requests[loadTaskSubmissions.keyOf(taskId)]?.recalled ? null : (submissions[taskId] ?? null);

function standingOf(state: TasksState, taskId: string): Standing {
  const { submitted, grades } = state;
  const sent = submitted[taskId];
  if (sent === undefined) return { state: 'unchecked' };
  if (!sent) return { state: 'open' };
  const grade = grades[taskId];
  if (grade !== undefined && isGraded({ gradePercentage: grade }))
    return { state: 'graded', grade };
  return { state: submissionOf(state, taskId) ? 'waiting' : 'sent' };
}

const knownTask = (state: TasksState, task: Task): KnownTask => ({
  ...task,
  standing: standingOf(state, task.id),
  submission: submissionOf(state, task.id),
});

/** A track's tasks with what is known of them, those due first in front; null: no list has come. */
export const selectKnownTasks = createSelector(
  [({ tasks }: Root) => tasks, taskSelectors.selectAll, (_: Root, trackId: string) => trackId],
  (state, all, trackId): KnownTask[] | null =>
    state.listed
      ? inOrder(all.filter(({ track }) => track === trackId)).map((task) => knownTask(state, task))
      : null,
);
