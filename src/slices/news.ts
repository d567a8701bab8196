import { createSelector } from '@reduxjs/toolkit';
import type { Task } from '../api/shapes.ts';
import type { Work } from '../lib/news.ts';
import { readableTitle } from '../lib/text.ts';
import { loadMentorSubmissions, taskSelectors, type TasksState } from './tasksSlice.ts';

interface Root {
  tasks: TasksState;
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

/** The tasks known as not submitted; those not yet checked are not claimed to be open. */
export const selectOpenTasks = createSelector(
  [taskSelectors.selectAll, ({ tasks }: Root) => tasks.submitted],
  (tasks, submitted): Task[] => tasks.filter(({ id }) => submitted[id] === false),
);

/** True where the mentor's list has been read. */
export const selectQueueIsRead = ({ tasks }: Root): boolean =>
  tasks.queue.ids.length > 0 || tasks.requests[loadMentorSubmissions.keyOf()]?.status === 'success';
