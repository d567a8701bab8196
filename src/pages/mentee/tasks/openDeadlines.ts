import { stillDue } from '../../../domain/learning/deadlines.ts';
import type { TaskWithStatus } from '../../../store/selectors/trackTasks.ts';
import { taskTitle } from '../../../domain/text/titles.ts';

/** The tasks for a calendar: known as open, with a deadline still to come. */
export const openDeadlines = (
  tasks: readonly TaskWithStatus[],
  now: number,
): { id: string; title: string; deadline: string }[] =>
  stillDue(
    tasks.filter(({ status }) => status.state === 'open').map(({ task }) => task),
    now,
  ).map((task) => ({ id: task.id, title: taskTitle(task), deadline: task.deadline }));
