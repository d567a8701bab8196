import { stillDue } from './deadlines.ts';
import { isGraded } from './grades.ts';

const HOUR = 60 * 60 * 1000;

/** Deadlines closer than this are told of, in milliseconds. */
const SOON = 48 * HOUR;

/** How long a change stays in the bell's list once it was found, in milliseconds. */
export const LISTED = 14 * 24 * HOUR;

/** What a mentee learns of: a grade, another grade, or another comment beside the same grade. */
export type ChangeKind = 'graded' | 'regraded' | 'commented';

/** A submission, as far as its news go. */
interface Feedback {
  gradePercentage: number | null;
  mentorComment: string | null;
}

/** Something seen for the first time is no news: this device cannot know what it was before. */
export function changeBetween(before: Feedback | null, after: Feedback | null): ChangeKind | null {
  if (before === null || after === null) return null;
  if (isGraded(after) && after.gradePercentage !== before.gradePercentage) {
    return isGraded(before) ? 'regraded' : 'graded';
  }
  const comment = after.mentorComment?.trim() ?? '';
  return comment !== '' && comment !== before.mentorComment?.trim() ? 'commented' : null;
}

/** What is due within 48 hours, the nearest first. */
export const dueSoon = <Task extends { deadline: string | null }>(
  tasks: readonly Task[],
  now: number,
): (Task & { deadline: string })[] =>
  stillDue(tasks, now).filter(({ deadline }) => Date.parse(deadline) - now <= SOON);

/** When a deadline came so close that it is told of, in milliseconds since 1970. */
export const closeSince = (deadline: string): number => Date.parse(deadline) - SOON;
