import { DAY, HOUR } from '../lib/timing.ts';
import { stillDue } from './deadlines.ts';
import { isGraded } from './submission.ts';
import type { Feedback } from './work.ts';

const SOON = 48 * HOUR;

/** How long a change is listed after it was found, in milliseconds. */
export const LISTED = 14 * DAY;

/**
 * The changes that a mentee is shown: a grade, a different grade, or a new comment without a new
 * grade.
 */
export const changeKinds = ['graded', 'regraded', 'commented'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Returns the change between two responses. A first response is not news, because there is nothing
 * to compare it with. `isGradedAgain`: a new version has a grade of its own, which may equal the
 * earlier one.
 */
export function changeBetween(
  before: Feedback | null,
  after: Feedback | null,
  isGradedAgain = false,
): ChangeKind | null {
  if (before === null || after === null) return null;
  if (isGraded(after) && (isGradedAgain || after.gradePercentage !== before.gradePercentage)) {
    return isGraded(before) ? 'regraded' : 'graded';
  }
  const comment = after.mentorComment?.trim() ?? '';
  return comment !== '' && comment !== before.mentorComment?.trim() ? 'commented' : null;
}

/** Returns the tasks that are due within 48 hours, the earliest first. */
export const dueSoon = <Task extends { deadline: string | null }>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  stillDue(tasks, now).filter(({ deadline }) => Date.parse(deadline) - now <= SOON);

/** Returns when a deadline came within 48 hours, in milliseconds since 1970. */
export const dueSoonFrom = (deadline: string): number => Date.parse(deadline) - SOON;
