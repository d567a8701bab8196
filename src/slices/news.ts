import { createSelector } from '@reduxjs/toolkit';
import type { Task } from '../api/shapes.ts';
import type { ChangeKind } from '../lib/news.ts';
import { readableTitle } from '../lib/text.ts';
import { selectPresumedOpen } from './progress.ts';
import type { StagesState } from './stagesSlice.ts';
import { taskSelectors, type TasksState } from './tasksSlice.ts';

interface Root {
  tasks: TasksState;
  stages: StagesState;
}

/** A change of a mentee's submission, with what it is about. */
export interface Change {
  taskId: string;
  /** '' where the service no longer knows the task. */
  title: string;
  kind: ChangeKind;
  /** The grade now, in percent. */
  grade: number | null;
  /** When this device found it, in milliseconds since 1970. */
  at: number;
  /** The mentor's answer was not opened here since. */
  isUnread: boolean;
}

/** What has changed of a mentee's submissions, the latest first. */
export const selectChanges = createSelector(
  [({ tasks }: Root) => tasks.records, taskSelectors.selectEntities],
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

/** The tasks that are shown as open; those not yet checked are not claimed to be. */
export const selectOpenTasks = createSelector(
  [taskSelectors.selectAll, ({ tasks }: Root) => tasks.records, selectPresumedOpen],
  (tasks, records, presumedOpen): Task[] =>
    tasks.filter(({ id }) => records[id]?.sent === false || presumedOpen.has(id)),
);
