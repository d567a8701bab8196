/** What this device knows of one task of a mentee. */
export type Standing =
  /** Not asked yet, or put off. */
  | { state: 'unchecked' }
  | { state: 'open' }
  /** Sent in; whether it is graded has not been asked in this visit. */
  | { state: 'sent' }
  /** Sent in and not graded when it was asked in this visit. */
  | { state: 'waiting' }
  /** The grade as this device has last seen it, in percent. */
  | { state: 'graded'; grade: number };

/** How far a mentee is. What is not known is counted as that, never as nothing. */
export interface Progress {
  total: number;
  open: number;
  unchecked: number;
  /** Sent in, of which it is not known whether they are graded. */
  sent: number;
  waiting: number;
  graded: number;
  /** The mean of the known grades, in percent to one decimal; null: there is none. */
  mean: number | null;
}

/** Counts tasks by what is known of them. */
export function progressOf(standings: readonly Standing[]): Progress {
  const count = (state: Standing['state']): number =>
    standings.filter((standing) => standing.state === state).length;
  const grades = standings.flatMap((one) => (one.state === 'graded' ? [one.grade] : []));
  const sum = grades.reduce((all, grade) => all + grade, 0);
  return {
    total: standings.length,
    open: count('open'),
    unchecked: count('unchecked'),
    sent: count('sent'),
    waiting: count('waiting'),
    graded: grades.length,
    mean: grades.length === 0 ? null : Math.round((sum / grades.length) * 10) / 10,
  };
}

/** How many are sent in for certain, whatever has become of them. */
export const sentIn = ({ sent, waiting, graded }: Progress): number => sent + waiting + graded;

/** True where every task is graded, and there is one. */
export const isFinished = ({ total, graded }: Progress): boolean => total > 0 && graded === total;
