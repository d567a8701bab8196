import { createSelector } from '@reduxjs/toolkit';
import type { DatedGrade } from './gradePoints.ts';
import { taskTitle } from '../../lib/titles.ts';
import { gradeOf, taskSelectors } from '../../tasks/tasksSlice.ts';
import type { RootState } from '../../app/store/rootReducer.ts';

/** The grades of a track's tasks that this device knows, of this visit or an earlier one; without its day none counts. */
export const selectDatedGrades = createSelector(
  [
    ({ tasks }: Pick<RootState, 'tasks'>) => tasks,
    taskSelectors.selectAll,
    (_: Pick<RootState, 'tasks'>, trackId: string) => trackId,
  ],
  (tasks, all, trackId): DatedGrade[] =>
    all.flatMap((task) => {
      const grade = gradeOf(tasks, task.id);
      const at = Date.parse(tasks.records[task.id]?.submission?.updatedAt ?? '');
      return task.track !== trackId || grade === undefined || Number.isNaN(at)
        ? []
        : [{ id: task.id, title: taskTitle(task), grade, at }];
    }),
);
