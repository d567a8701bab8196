import { momentTexts } from '../../texts/moments.ts';

/**
 * Moments for display. The service sends ISO date-times in UTC; for days of birth see
 * `birthDate.ts`.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of a distance, the largest first; the first that fits is used. */
const steps = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 14 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A date in UTC string form, as deadlines are shown. */
export const utcString = (iso: string): string => new Date(iso).toUTCString();

/** True once the moment is before `now` (milliseconds since 1970). */
export const hasPassed = (iso: string, now: number = Date.now()): boolean => Date.parse(iso) < now;

/** The distance to a moment: `in 3 days`, `5 hours ago`, `just now`. */
export function distance(iso: string, now: number = Date.now()): string {
  const away = Date.parse(iso) - now;
  const step = steps.find(([, size]) => Math.abs(away) >= size);
  if (!step) return away < 0 ? momentTexts.justNow : momentTexts.soon;
  const [unit, length] = step;
  const size = unit === 'week' ? 7 * DAY : length;
  return new Intl.RelativeTimeFormat('en').format(Math.trunc(away / size), unit);
}

/** The moment in the reader's time zone: `Sat, 14 Jun, 19:00`. */
export const localMoment = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));

/** A stamp in the reader's time zone: `14:05, 20 November`, with the year if it is another one. */
export function stamp(time: number, now: number = Date.now()): string {
  const date = new Date(time);
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  });
  return `${clock.format(date)}, ${day.format(date)}`;
}

/** The moment in full in the reader's time zone: `Sunday, 14 June 2026 at 19:00`. */
export const fullMoment = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' }).format(new Date(iso));

/** The day in the reader's time zone: `14 June 2026`. */
export const longDay = (moment: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(moment);
