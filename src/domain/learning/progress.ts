/** What this device knows of one task of a mentee. */
export type TaskStatus =
  /** Not asked yet, or put off. */
  | { state: 'unchecked' }
  | { state: 'open' }
  /** Sent in; whether it is graded has not been asked in this visit. */
  | { state: 'sent' }
  /** Sent in and not graded when it was asked in this visit. */
  | { state: 'waiting' }
  /** The grade as this device has last seen it, in percent. */
  | { state: 'graded'; grade: number };

/** How far a mentee is: how many tasks there are of each standing, and the mean of the known grades. */
export interface Progress extends Record<TaskStatus['state'], number> {
  total: number;
  /** In percent to one decimal; null: there is no grade. */
  mean: number | null;
}

/** Counts tasks by what is known of them. What is not known is counted as that, never as nothing. */
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

/** How many are sent in for certain, whatever has become of them. */
export const sentIn = ({ sent, waiting, graded }: Progress): number => sent + waiting + graded;

/** True where every task is graded, and there is one. */
export const isFinished = ({ total, graded }: Progress): boolean => total > 0 && graded === total;
