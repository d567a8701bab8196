import { plural } from './pluralTexts.ts';

/**
 * Formats moments for display. The API's date-times are in UTC. For birth dates see `birthDate.ts`.
 */

export const momentTexts = {
  soon: 'in less than a minute',
  justNow: 'just now',
} as const;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

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

/** Formats how long ago a moment was: `3 days`, `just now`. */
export function ageOf(iso: string, now: number = Date.now()): string {
  const size = measured(now - Date.parse(iso));
  return size && size.count > 0
    ? plural(size.count, size.unit, `${size.unit}s`)
    : momentTexts.justNow;
}

export const clock = { hour: '2-digit', minute: '2-digit' } as const;
export const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Creating a formatter is far slower than using it, and lists show hundreds of moments. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function formatMoment(moment: number | Date, parts: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', parts);
  formats.set(key, format);
  // English has a comma after the weekday only if a year follows.
  return format.format(moment).replace(/^([A-Z][a-z]{2}),/, '$1');
}

/** Formats a moment in the reader's time zone: `Sat, 14 Jun, 19:00`. */
export const localMoment = (iso: string): string =>
  formatMoment(new Date(iso), { ...shortDay, ...clock });

/** Formats a day, with its year unless it is the current year. */
export const formatDay = (moment: number, now: number, parts: Intl.DateTimeFormatOptions): string =>
  new Date(moment).getFullYear() === new Date(now).getFullYear()
    ? formatMoment(moment, parts)
    : formatMoment(moment, { ...parts, year: 'numeric' });

/**
 * Formats a time and day in the reader's time zone: `14:05, 20 November`, with the year unless it
 * is the current one.
 */
export const stamp = (time: number, now: number = Date.now()): string =>
  `${formatMoment(time, clock)}, ${formatDay(time, now, { day: 'numeric', month: 'long' })}`;

/** Formats a moment in full in the reader's time zone: `Sunday, 14 June 2026 at 19:00`. */
export const fullMoment = (iso: string): string =>
  formatMoment(new Date(iso), { dateStyle: 'full', timeStyle: 'short' });

/** Formats the day in the reader's time zone: `14 June 2026`. */
export const longDay = (moment: number): string => formatMoment(moment, { dateStyle: 'long' });

/**
 * Formats a day in the reader's time zone as files write it: `2026-06-14`.
 * @param moment in milliseconds since 1970
 */
export const isoDay = (moment: number): string => {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
};
