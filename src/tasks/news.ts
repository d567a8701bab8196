import { HOUR } from '../lib/dates.ts';
import { stillDue } from './deadlines.ts';
import { isGraded } from './submission.ts';

const SOON = 48 * HOUR;

/** In milliseconds since a change was found. */
export const LISTED = 14 * 24 * HOUR;

/** The changes shown to a mentee: a grade, another grade, or a new comment without a new grade. */
export const changeKinds = ['graded', 'regraded', 'commented'] as const;
export type ChangeKind = (typeof changeKinds)[number];

interface Feedback {
  gradePercentage: number | null;
  mentorComment: string | null;
}

/**
 * The change between two responses. A first response is not news, because there is nothing to compare it with.
 * `isGradedAgain`: a new version has its grade, which may be equal to the one before.
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

/** Tasks due within 48 hours, the earliest first. */
export const dueSoon = <Task extends { deadline: string | null }>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  stillDue(tasks, now).filter(({ deadline }) => Date.parse(deadline) - now <= SOON);

/** When a deadline entered those 48 hours, in milliseconds since 1970. */
export const dueSoonFrom = (deadline: string): number => Date.parse(deadline) - SOON;
