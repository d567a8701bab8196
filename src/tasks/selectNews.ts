import { createSelector } from '@reduxjs/toolkit';
import { readableTitle } from '../lib/text.ts';
import { taskSelectors, type TaskRecord, type TasksState } from './tasksSlice.ts';

export interface Change extends NonNullable<TaskRecord['change']> {
  taskId: string;
  /** '' if the API no longer has the task. */
  title: string;
  grade: number | null;
  isUnread: boolean;
}

/** The changes of a mentee's submissions, the latest first. */
export const selectChanges = createSelector(
  [({ tasks }: { tasks: TasksState }) => tasks.records, taskSelectors.selectEntities],
  (records, tasks): Change[] =>
    Object.entries(records)
      .flatMap(([taskId, { submission, change, openedAt }]) => {
        if (submission === null || change === null) return [];
        const title = readableTitle(tasks[taskId]?.title ?? submission.task?.title ?? '');
        const isUnread = change.at > openedAt;
        return [{ taskId, title, ...change, grade: submission.gradePercentage, isUnread }];
      })
      .sort((a, b) => b.at - a.at),
);
