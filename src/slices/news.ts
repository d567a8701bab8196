import { createSelector } from '@reduxjs/toolkit';
import type { Task } from '../api/shapes.ts';
import type { Work } from '../lib/news.ts';
import { readableTitle } from '../lib/text.ts';
import { selectPresumedOpen } from './progress.ts';
import type { StagesState } from './stagesSlice.ts';
import { loadMentorSubmissions, taskSelectors, type TasksState } from './tasksSlice.ts';

interface Root {
  tasks: TasksState;
  stages: StagesState;
}

/** A mentee's submissions, as far as they have been read. */
export const selectWorks = createSelector(
  [({ tasks }: Root) => tasks.submissions, taskSelectors.selectEntities],
  (submissions, tasks): Work[] =>
    Object.entries(submissions).flatMap(([taskId, submission]) => {
      if (submission === null) return [];
      const { id, task, gradePercentage, mentorComment } = submission;
      const title = readableTitle(tasks[taskId]?.title ?? task?.title ?? '');
      return [{ id, taskId, title, gradePercentage, mentorComment }];
    }),
);

/** The tasks that are shown as open; those not yet checked are not claimed to be. */
export const selectOpenTasks = createSelector(
  [taskSelectors.selectAll, ({ tasks }: Root) => tasks.submitted, selectPresumedOpen],
  (tasks, submitted, presumedOpen): Task[] =>
    tasks.filter(({ id }) => submitted[id] === false || presumedOpen.has(id)),
);

/** True where the mentor's list has been read. */
export const selectQueueIsRead = ({ tasks }: Root): boolean =>
  tasks.queue.ids.length > 0 || tasks.requests[loadMentorSubmissions.keyOf()]?.status === 'success';
