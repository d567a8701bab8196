/**
 * Dates of birth: days, not moments. The service keeps them as ISO date-times in UTC, a date input
 * as `yyyy-mm-dd`; both are read in UTC, so that nobody's birthday moves with the time zone.
 */

/** One must be older than this to be on the platform, in years. */
const MINIMUM_AGE = 6;

/** Nobody alive is older, in years: a year typed with a slip. */
const MAXIMUM_AGE = 120;

/** The day of an ISO date-time as a date input takes it; '' for none. */
export const dayOf = (iso: string | null): string => {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
};

/** True for `yyyy-mm-dd` of a day that exists. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && dayOf(`${day}T00:00:00.000Z`) === day;

/** A date input's day as the service takes it: midnight in UTC. */
export const isoOfDay = (day: string): string => `${day}T00:00:00.000Z`;

/** A day so many years before `now`'s local day, as `yyyy-mm-dd`. */
function yearsBefore(years: number, now: Date): string {
  const day = new Date(Date.UTC(now.getFullYear() - years, now.getMonth(), now.getDate()));
  return day.toISOString().slice(0, 10);
}

/** True where the age exceeds 6 years: the sixth birthday does not do. */
export const isOldEnough = (day: string, now: Date = new Date()): boolean =>
  day < yearsBefore(MINIMUM_AGE, now);

/** True where somebody born then can be alive. */
export const isPlausible = (day: string, now: Date = new Date()): boolean =>
  day > yearsBefore(MAXIMUM_AGE, now);

/** The latest day of birth that is old enough, for the date input. */
export function latestBirthDay(now: Date = new Date()): string {
  const limit = new Date(isoOfDay(yearsBefore(MINIMUM_AGE, now)));
  limit.setUTCDate(limit.getUTCDate() - 1);
  return limit.toISOString().slice(0, 10);
}

/** `30 October 1999`; null where it is not a date. */
export function readableDay(iso: string | null): string | null {
  const day = dayOf(iso);
  if (day === '') return null;
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(isoOfDay(day)));
}
