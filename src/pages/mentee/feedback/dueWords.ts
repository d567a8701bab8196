import { distance, hasPassed } from '../../../domain/time/dates.ts';
import { nextTaskTexts as texts } from '../../../texts/mentee/menteeTask.ts';

/** When a task is due, in the reader's own words. */
export function dueWords(deadline: string | null, now: number): string {
  if (deadline === null) return texts.noDeadline;
  return hasPassed(deadline, now) ? texts.overdue : texts.due(distance(deadline, now));
}
