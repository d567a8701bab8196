import { clockTime } from '../lib/clock.ts';
import { measured, shortDay, weekday } from '../lib/dates.ts';
import { DAY } from '../lib/timing.ts';
import { plural } from '../lib/numbers.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useNow } from '../ui/RelativeTime.tsx';

const dueTexts = {
  days: ['today', 'tomorrow'] as readonly string[],
  due: (day: string, time: string) => `Due ${day}, ${time}`,
  overdue: (time: string) => `Overdue by ${time}`,
  stillOpen: (day: string, time: string) => `Overdue since ${day}, ${time}. You can still submit.`,
} as const;

export interface Due {
  urgency: 'overdue' | 'today' | 'later';
  words: string;
}

const startOfDay = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** Formats a deadline by the reader's own clock: `Due tomorrow, 19:00`, `Overdue by 2 days`. */
export function dueOf(iso: string, now: number = Date.now()): Due {
  const at = Date.parse(iso);
  if (at < now) {
    const { count, unit } = measured(now - at) ?? { count: 1, unit: 'minute' };
    return { urgency: 'overdue', words: dueTexts.overdue(plural(count, unit, `${unit}s`)) };
  }
  // The number is rounded, because a day on which the clocks change does not have 24 hours.
  const nights = Math.round((startOfDay(at) - startOfDay(now)) / DAY);
  const day =
    dueTexts.days[nights] ??
    // Within a week, a weekday names exactly one day.
    (nights < 7 ? weekday(at) : shortDay(at, now));
  return {
    urgency: nights === 0 ? 'today' : 'later',
    words: dueTexts.due(day, clockTime(at)),
  };
}

/**
 * Formats a deadline as a sentence. If it has passed, the sentence names its local day and adds
 * that the task can still be submitted.
 */
export function dueSentence(deadline: string, { urgency, words }: Due): string {
  if (urgency !== 'overdue') return words;
  const at = Date.parse(deadline);
  return dueTexts.stillOpen(shortDay(at), clockTime(at));
}

export const dueIcons: Record<Due['urgency'], IconName> = {
  overdue: 'alert',
  today: 'clock',
  later: 'calendar',
};

interface DueTimeProps {
  deadline: string;
  /** True without the note that overdue tasks can be submitted. */
  short?: boolean;
}

/**
 * Shows a deadline by the reader's own clock. Its urgency is shown by an icon and a text, and not
 * only by a colour.
 */
export function DueTime({ deadline, short = false }: DueTimeProps) {
  useNow();
  const due = dueOf(deadline);
  const { urgency } = due;
  return (
    <span className="line gap-2 bold tight" data-urgency={urgency}>
      {urgency !== 'later' && <Icon name={dueIcons[urgency]} />}
      <span>{short ? due.words : dueSentence(deadline, due)}</span>
    </span>
  );
}
