import { expect, test } from 'vitest';
import { clockTime } from '../../../../src/lib/clock.ts';
import {
  distance,
  fullMoment,
  hasPassed,
  localMoment,
  longDay,
  stamp,
  utcString,
} from '../../../../src/lib/dates.ts';

const now = Date.parse('2026-06-10T12:00:00.000Z');

test('a deadline reads as a UTC string', () => {
  expect(utcString('2026-06-14T18:00:00.000Z')).toBe('Sun, 14 Jun 2026 18:00:00 GMT');
});

test.each([
  ['2026-06-10T11:59:01.000Z', 'just now'],
  ['2026-06-10T12:00:00.000Z', 'in less than a minute'],
  ['2026-06-10T12:00:30.000Z', 'in less than a minute'],
  ['2026-06-10T12:01:00.000Z', 'in 1 minute'],
  ['2026-06-10T12:59:00.000Z', 'in 59 minutes'],
  ['2026-06-10T18:00:00.000Z', 'in 6 hours'],
  ['2026-06-11T18:00:00.000Z', 'in 1 day'],
  ['2026-06-23T12:00:00.000Z', 'in 13 days'],
  ['2026-06-24T12:00:00.000Z', 'in 2 weeks'],
  ['2026-08-10T12:00:00.000Z', 'in 2 months'],
  ['2028-06-10T12:00:00.000Z', 'in 2 years'],
  ['2026-06-08T12:00:00.000Z', '2 days ago'],
])('%s is %s', (iso, words) => {
  expect(distance(iso, now)).toBe(words);
});

test('a deadline has passed after its moment', () => {
  expect(hasPassed('2026-06-10T11:59:59.000Z', now)).toBe(true);
  expect(hasPassed('2026-06-10T12:00:00.000Z', now)).toBe(false);
});

// Whether a comma follows the weekday depends on the browser.
test('a moment is shown in the reader’s own time zone', () => {
  const moment = new Date(2026, 5, 4, 9, 5);
  expect(localMoment(moment.toISOString())).toMatch(/^Thu,? 4 Jun, 09:05$/);
  expect(fullMoment(moment.toISOString())).toMatch(/^Thursday,? 4 June 2026 at 09:05$/);
  expect(longDay(moment.getTime())).toBe('4 June 2026');
});

test('a stamp has the year only if it is not this year', () => {
  const moment = new Date(2026, 10, 4, 9, 5).getTime();
  expect(stamp(moment, new Date(2026, 0, 1).getTime())).toBe('09:05, 4 November');
  expect(stamp(moment, new Date(2027, 0, 1).getTime())).toBe('09:05, 4 November 2026');
});

test('a time of day uses the page’s language, not the device’s', () => {
  expect(clockTime(new Date(2026, 5, 4, 9, 5).getTime())).toBe('09:05');
  expect(clockTime(new Date(2026, 5, 4, 19, 5).getTime())).toBe('19:05');
});
