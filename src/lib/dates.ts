import { clockTime } from './clock.ts';
import { DAY, HOUR, MINUTE } from './timing.ts';

/**
 * Formats moments for display. The API's date-times are in UTC. For birth dates see `birthDate.ts`.
 */

export const momentTexts = {
  soon: 'in less than a minute',
  justNow: 'just now',
} as const;

/** The units of a distance, the largest first. The first that fits is used. */
const steps = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 14 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const relative = new Intl.RelativeTimeFormat('en');

/** Formats a date in UTC string form, as deadlines are shown. */
export const utcString = (iso: string): string => new Date(iso).toUTCString();

/** Returns whether the moment is before `now` (milliseconds since 1970). */
export const hasPassed = (iso: string, now: number = Date.now()): boolean => Date.parse(iso) < now;

/** Measures a duration in its largest unit, with its sign; null if it is shorter than a minute. */
export function measured(
  duration: number,
): { count: number; unit: (typeof steps)[number][0] } | null {
  const step = steps.find(([, size]) => Math.abs(duration) >= size);
  if (!step) return null;
  const [unit, length] = step;
  return { count: Math.trunc(duration / (unit === 'week' ? 7 * DAY : length)), unit };
}

/** Formats the distance to a moment: `in 3 days`, `5 hours ago`, `just now`. */
export function distance(iso: string, now: number = Date.now()): string {
  const away = Date.parse(iso) - now;
  const size = measured(away);
  if (!size) return away < 0 ? momentTexts.justNow : momentTexts.soon;
  return relative.format(size.count, size.unit);
}

/** Formats the distance to a past moment, even if the API's clock is ahead of this device's. */
export const ago = (iso: string, now: number = Date.now()): string =>
  distance(iso, Math.max(now, Date.parse(iso) + 1));

/** Creating a formatter is far slower than using it, and lists show hundreds of moments. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(moment: number, parts: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(parts);
  const formatter = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', parts);
  formats.set(key, formatter);
  return formatter.format(moment);
}

/** Formats the day of the week in the reader's time zone: `Sunday`. */
export const weekday = (moment: number): string => format(moment, { weekday: 'long' });

/** Formats a day in the reader's time zone, with the year unless it is the current one: `Sun 14 Jun`. */
export function shortDay(moment: number, now: number = Date.now()): string {
  const dayAndMonth = { day: 'numeric', month: 'short' } as const;
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  const parts = isThisYear ? dayAndMonth : ({ ...dayAndMonth, year: 'numeric' } as const);
  // Browsers disagree about a comma after the day of the week.
  return `${format(moment, { weekday: 'short' })} ${format(moment, parts)}`;
}

/** Formats a moment in the reader's time zone: `Sun 14 Jun, 19:00`. */
export const shortMoment = (moment: number, now: number = Date.now()): string =>
  `${shortDay(moment, now)}, ${clockTime(moment)}`;

/** Formats a moment in full in the reader's time zone: `Sunday, 14 June 2026 at 19:00`. */
export const fullMoment = (iso: string): string =>
  format(Date.parse(iso), { dateStyle: 'full', timeStyle: 'short' });

/** Formats a day in full, by default in the reader's time zone: `14 June 2026`. */
export const longDay = (moment: number, timeZone?: 'UTC'): string =>
  format(moment, { dateStyle: 'long', ...(timeZone && { timeZone }) });

/**
 * Formats a day in the reader's time zone as files write it: `2026-06-14`.
 * @param moment in milliseconds since 1970
 */
export const isoDay = (moment: number): string => {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};
