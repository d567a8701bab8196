import { createSelector } from '@reduxjs/toolkit';
import { readableTitle } from '../lib/text.ts';
import { taskSelectors, type TaskRecord, type TasksState } from './tasksSlice.ts';

export interface Change extends NonNullable<TaskRecord['change']> {
  taskId: string;
  title: string;
  grade: number | null;
  isUnread: boolean;
}

/**
 * Selects the changes of a mentee's submissions to tasks that the API still has, the latest first.
 * Feedback on a version that has been replaced is not news.
 */
export const selectChanges = createSelector(
  [({ tasks }: { tasks: TasksState }) => tasks.records, taskSelectors.selectEntities],
  (records, tasks): Change[] =>
    Object.entries(records)
      .flatMap(([taskId, { submission, isResubmitted, change, openedAt }]) => {
        const task = tasks[taskId];
        if (submission === null || change === null || task === undefined || isResubmitted)
          return [];
        const title = readableTitle(task.title);
        const isUnread = change.at > openedAt;
        return [{ taskId, title, ...change, grade: submission.gradePercentage, isUnread }];
      })
      .sort((a, b) => b.at - a.at),
);
