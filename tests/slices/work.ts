import type { TasksState } from '../../src/tasks/tasksSlice.ts';

/** True: submitted; false: not submitted; undefined: unknown. */
export const isSubmitted = ({ records }: TasksState, taskId: string): boolean | undefined =>
  records[taskId]?.submitted;

/** A task's grade in percent; undefined without a grade or with 0. */
export const gradeOf = ({ records }: TasksState, taskId: string): number | undefined =>
  records[taskId]?.submission?.gradePercentage || undefined;
