import { stillDue } from './deadlines.ts';
import type { TaskWithStatus } from './status.ts';
import { taskTitle } from '../lib/text.ts';

/** The open tasks with a future deadline, for a calendar. */
export const openDeadlines = (
  tasks: readonly TaskWithStatus[],
  now: number,
): { id: string; title: string; deadline: string }[] =>
  stillDue(
    tasks.filter(({ status }) => status.state === 'open').map(({ task }) => task),
    now,
  ).map((task) => ({ id: task.id, title: taskTitle(task), deadline: task.deadline }));
