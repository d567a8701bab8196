import { isGraded } from '../tasks/grades.ts';
import type { QueueRow } from './submissions.ts';

/**
 * The other work of the same mentee that has a grade from this mentor, the latest first.
 * @param rows all submissions to this mentor
 */
export function earlierGrades(rows: readonly QueueRow[], { id, submission }: QueueRow): QueueRow[] {
  const menteeId = submission.mentee?.id;
  if (menteeId === undefined) return [];
  return rows
    .filter(
      (row) => row.id !== id && row.submission.mentee?.id === menteeId && isGraded(row.submission),
    )
    .sort((a, b) => b.changedAt - a.changedAt);
}
