import { measured } from '../../lib/dates.ts';
import type { GradebookCell } from './gradebook.ts';
import { gradebookTexts as texts } from './texts.ts';
import { plural } from '../../lib/pluralTexts.ts';

interface CellWords {
  look: 'graded' | 'waiting' | 'again';
  /** As it stands in the cell. */
  short: string;
  /** The same for screen readers; the short words are part of it. */
  full: string;
}

/** How long a submission has waited. */
function waitWords(changedAt: number, now: number): { short: string; full: string } {
  if (changedAt === 0) return { short: texts.waits, full: texts.waits };
  const age = measured(now - changedAt);
  if (age === null || age.unit === 'minute') return { short: texts.fresh, full: texts.waitsNew };
  const { count, unit } = age;
  const short = texts.age(count, texts.ages[unit]);
  return { short, full: texts.waitsFor(short, plural(count, unit, `${unit}s`)) };
}

/**
 * What a cell says.
 * @param now in milliseconds since 1970
 */
export function cellWords({ row, count }: GradebookCell, now: number): CellWords {
  const { gradePercentage } = row.submission;
  const grade = gradePercentage === null ? '' : texts.percent(gradePercentage);
  const wait = waitWords(row.changedAt, now);
  const look = row.graded ? 'graded' : row.sentAgain ? 'again' : 'waiting';
  const full = {
    graded: grade,
    again: texts.again(wait.full, grade),
    // 0 % counts as not graded.
    waiting: grade === '' ? wait.full : texts.waitsWith(wait.full, grade),
  }[look];
  return {
    look,
    short: row.graded ? grade : wait.short,
    full: count > 1 ? texts.several(full, count) : full,
  };
}

/** A mean in percent; the sign of nothing where nothing is graded. */
export const meanWords = (mean: number | null): string =>
  mean === null ? texts.nothing : texts.percent(mean);
