import { MINUTE } from '../lib/timing.ts';

/** The most by which a device's clock may be behind the API's. */
const MAX_CLOCK_SKEW_MS = 10 * MINUTE;

/**
 * Returns when a row was first stored, in milliseconds since 1970: the first eight of 24 hex digits
 * are seconds. Null if the id has a different form or is in the future.
 */
function storedAt(id: string, now: number): number | null {
  if (!/^[0-9a-f]{24}$/i.test(id)) return null;
  const at = Number.parseInt(id.slice(0, 8), 16) * 1000;
  return at > now + MAX_CLOCK_SKEW_MS ? null : Math.min(at, now);
}

/**
 * Returns when a submission last changed, as an ISO date or null. In a new row the API sets
 * `updatedAt` to the time its process started, so the id's time counts if it is later.
 */
export function lastChange(
  id: string,
  updatedAt: string | null,
  now: number = Date.now(),
): string | null {
  const stored = storedAt(id, now);
  if (stored === null) return updatedAt;
  return updatedAt !== null && Date.parse(updatedAt) >= stored
    ? updatedAt
    : new Date(stored).toISOString();
}

interface Graded {
  /** In percent. */
  gradePercentage: number | null;
}

/** Returns whether a submission is graded. A grade of 0 counts as not graded. */
export const isGraded = (submission: Graded): boolean => (submission.gradePercentage ?? 0) > 0;

/**
 * Returns the grade of the latest version, or null while that version is not graded, because the
 * API leaves the old grade on resubmitted work. Every list, count and step asks here what is still
 * to grade.
 */
export const currentGrade = (work: {
  submission: Graded | null;
  isResubmitted: boolean;
}): number | null =>
  work.submission && isGraded(work.submission) && !work.isResubmitted
    ? work.submission.gradePercentage
    : null;

interface Dated {
  updatedAt: string | null;
}

/** Returns when the API last changed the work, in milliseconds since 1970, or 0. */
export const changedAt = (submission: Dated | null): number =>
  submission === null ? 0 : Date.parse(submission.updatedAt ?? '') || 1;

/**
 * Picks the row to show of a task, for which simultaneous sends store several: the graded one, else
 * the newest. The API lists the oldest first.
 */
export function pickRow<Row extends Graded & Dated>(rows: readonly Row[]): Row | null {
  const newestFirst = [...rows].reverse().sort((a, b) => changedAt(b) - changedAt(a));
  return newestFirst.find(isGraded) ?? newestFirst[0] ?? null;
}
