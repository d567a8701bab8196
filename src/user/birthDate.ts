import { longDay } from '../lib/dates.ts';
/**
 * Dates of birth are days. The API stores ISO date-times in UTC; both are read in UTC, so that no
 * birthday shifts with the time zone.
 */

/** The age in years that a user must exceed. */
const MINIMUM_AGE = 6;

/** An age in years above which a date is a typing error. */
const MAXIMUM_AGE = 120;

/** Returns the day of an ISO date-time for a date input, or ''. */
export const dayOf = (iso: string | null): string => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
};

/** Returns whether a text is `yyyy-mm-dd` and the day exists. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && dayOf(`${day}T00:00:00.000Z`) === day;

/** Converts a date input's day to midnight in UTC for the API. */
export const isoOfDay = (day: string): string => `${day}T00:00:00.000Z`;

/** Returns the day `years` years before `now`'s local day, as `yyyy-mm-dd`. */
function yearsBefore(years: number, now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), now.getDate()));
  return day.toISOString().slice(0, 10);
}

/** Returns whether the age exceeds 6 years. On the sixth birthday it does not. */
export const isOldEnough = (day: string, now: Date = new Date()): boolean =>
  day < yearsBefore(MINIMUM_AGE, now);

/** Returns whether the age is below 120 years. */
export const isPlausible = (day: string, now: Date = new Date()): boolean =>
  day > yearsBefore(MAXIMUM_AGE, now);

/**
 * Returns whether a person is 18; null if the date is missing or implausible. Somebody born on 29
 * February counts as 18 from 1 March.
 */
export function isAdult(dob: string | null, now: Date = new Date()): boolean | null {
  const day = dayOf(dob);
  if (!isPlausible(day, now)) return null;
  return `${Number(day.slice(0, 4)) + 18}${day.slice(4)}` <= yearsBefore(0, now);
}

/** Returns the latest day of birth that is old enough, for the date input. */
export function latestBirthDay(now: Date = new Date()): string {
  const limit = new Date(isoOfDay(yearsBefore(MINIMUM_AGE, now)));
  limit.setUTCDate(limit.getUTCDate() - 1);
  return limit.toISOString().slice(0, 10);
}

/** Formats a day as `30 October 1999`; null if it is invalid. */
export function readableDay(iso: string | null): string | null {
  const day = dayOf(iso);
  if (day === '') return null;
  return longDay(Date.parse(isoOfDay(day)), 'UTC');
}
