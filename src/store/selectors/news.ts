import { createSelector } from '@reduxjs/toolkit';
import type { ChangeKind } from '../../domain/learning/news.ts';
import { readableTitle } from '../../domain/text/text.ts';
import { taskSelectors, type TasksState } from '../../slices/tasksSlice.ts';

/** A change of a mentee's submission, with its task. */
export interface Change {
  taskId: string;
  /** '' where the service no longer knows the task. */
  title: string;
  kind: ChangeKind;
  /** The grade now, in percent. */
  grade: number | null;
  /** When this device found it, in milliseconds since 1970. */
  at: number;
  /** The mentor's feedback was not opened here since. */
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
