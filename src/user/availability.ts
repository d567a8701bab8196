import { isoDay, longDay } from '../lib/dates.ts';

/**
 * Whether a mentor takes mentees, in their own words. It is the first sentence of their
 * description, because the API has no field for it and shows the description to mentees anyway.
 */
export interface Availability {
  availability: 'taking' | 'full' | 'away';
  /**
   * The last day away, as `2026-12-20` in the mentor's own calendar. It counts only if the mentor
   * is away.
   */
  awayUntil: string;
}

export const availabilities = ['taking', 'full', 'away'] as const;

const availabilityTexts = {
  full: 'Not taking new mentees',
  away: (day: string) => `Away until ${day}`,
} as const;

const SENTENCE = /^(?:Not taking new mentees|Away until (\d{1,2} [A-Z][a-z]+ \d{4}))\.(?: |$)/;

/** Returns the middle of a day, which exists in every time zone. */
const momentOf = (day: string): number => Date.parse(`${day}T12:00`);

/** Returns the sentence for a description: `Away until 20 December 2026.`, or ''. */
export function sentenceOf({ availability, awayUntil }: Availability): string {
  if (availability === 'full') return `${availabilityTexts.full}.`;
  const moment = momentOf(awayUntil);
  if (availability !== 'away' || Number.isNaN(moment)) return '';
  return `${availabilityTexts.away(longDay(moment))}.`;
}

/** Puts the sentence at the head of a description. */
export const withAvailability = (availability: Availability, rest: string): string =>
  [sentenceOf(availability), rest].filter(Boolean).join(' ');

/** Splits the sentence from the rest. Anything that is not exactly as we write it stays text. */
export function splitAvailability(description: string | null): Availability & { rest: string } {
  const text = description ?? '';
  const [sentence = '', day] = SENTENCE.exec(text) ?? [];
  const rest = text.slice(sentence.length);
  const candidate: Availability =
    day === undefined
      ? { availability: 'full', awayUntil: '' }
      : { availability: 'away', awayUntil: isoDay(Date.parse(`${day} 12:00`)) };
  return sentence !== '' && withAvailability(candidate, rest) === text
    ? { ...candidate, rest }
    : { availability: 'taking', awayUntil: '', rest: text };
}

/** Returns whether a day is before today in the reader's time zone. */
export const isOver = (day: string, now: number = Date.now()): boolean => day < isoDay(now);

/** Reads what a description tells mentees today. A day that has passed tells nothing. */
export function currentAvailability(description: string | null, now: number = Date.now()) {
  const { availability, awayUntil, rest } = splitAvailability(description);
  const isAway = availability === 'away' && !isOver(awayUntil, now);
  const day = isAway ? longDay(momentOf(awayUntil)) : null;
  const full = availability === 'full' ? availabilityTexts.full : null;
  return {
    line: day === null ? full : availabilityTexts.away(day),
    /** Formatted as `20 December`, or null if the mentor is not away. */
    awayUntil: day,
    rest,
  };
}
