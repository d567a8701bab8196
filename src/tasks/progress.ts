/** The status of a mentee's task, as known on this device. */
export type TaskStatus =
  /** Not fetched yet, or put off. */
  | { state: 'unchecked' }
  | { state: 'open' }
  /** Submitted; whether it is graded was not fetched in this visit. */
  | { state: 'sent' }
  /** Submitted, and not graded when it was fetched in this visit. */
  | { state: 'waiting' }
  /** The last known grade, in percent. */
  | { state: 'graded'; grade: number };

/** A mentee's progress: how many tasks have each status, and the mean of the known grades. */
export interface Progress extends Record<TaskStatus['state'], number> {
  total: number;
  /** In percent to one decimal; null: there is no grade. */
  mean: number | null;
}

/** Counts tasks by status; unknown ones are counted as unchecked, never left out. */
export function progressOf(statuses: readonly TaskStatus[]): Progress {
  const counts = { unchecked: 0, open: 0, sent: 0, waiting: 0, graded: 0 };
  let sum = 0;
  for (const status of statuses) {
    counts[status.state] += 1;
    if (status.state === 'graded') sum += status.grade;
  }
  const mean = counts.graded === 0 ? null : Math.round((sum / counts.graded) * 10) / 10;
  return { ...counts, total: statuses.length, mean };
}

/** How many are known to be submitted, graded or not. */
export const sentIn = ({ sent, waiting, graded }: Progress): number => sent + waiting + graded;

/** True where every task is graded, and there is one. */
export const isFinished = ({ total, graded }: Progress): boolean => total > 0 && graded === total;
