import { expect, test } from 'vitest';
import { gradePoints } from '../../../src/learning/tracks/GradesOverTime.tsx';
import { waitingAges, waitingAgesTexts } from '../../../src/mentoring/gradebook/WaitingAges.tsx';
import { DAY } from '../../../src/lib/dates.ts';

const now = Date.parse('2026-03-31T12:00:00.000Z');
const agesOf = (...days: number[]) =>
  waitingAges(
    days.map((count) => now - count * DAY),
    now,
  );

test('ages are counted in groups that follow each other without a gap', () => {
  const ages = agesOf(0, 0.9, 1, 3.9, 4, 7.9, 8, 14.9, 15, 200);
  expect(ages?.groups).toEqual([
    { from: 0, to: 0, count: 2 },
    { from: 1, to: 3, count: 2 },
    { from: 4, to: 7, count: 2 },
    { from: 8, to: 14, count: 2 },
    { from: 15, to: null, count: 2 },
  ]);
  expect(ages).toMatchObject({ total: 10, longest: 200 });
});

test('waitingAges reports the median age', () => {
  expect(agesOf(1, 9)?.half).toBe(9);
  expect(agesOf(1, 5, 9)?.half).toBe(5);
  expect(agesOf(1, 2, 5, 9)?.half).toBe(5);
});

test('waitingAges is null for fewer than two dates, and clamps future dates', () => {
  expect(agesOf(3)).toBeNull();
  expect(waitingAges([0, 0, now - DAY], now)).toBeNull();
  expect(agesOf(-2, 1)?.groups[0]?.count).toBe(1);
});

test('the summary of ages fits one day and less than a day', () => {
  const { words } = waitingAgesTexts;
  expect(words(26, 18, 1)).toBe(
    'Half of the 26 submissions have waited 1 day or more. The oldest has waited 18 days.',
  );
  expect(words(3, 2, 0)).toBe('The oldest of 3 submissions has waited 2 days.');
  expect(words(2, 0, 0)).toBe('The oldest of 2 submissions has waited less than a day.');
});

const grade = (id: string, percentage: number, day: number) => ({
  id,
  title: id,
  grade: percentage,
  at: now + day * DAY,
});

test('grades are placed by day and by height', () => {
  const points = gradePoints([
    grade('last', 40, 10),
    grade('first', 100, 0),
    grade('middle', 75, 2),
  ]);
  expect(points.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['first', 0, 0],
    ['middle', 20, 25],
    ['last', 100, 60],
  ]);
});

test('grades of one moment are centred, and grades above 100 % are clamped', () => {
  expect(gradePoints([grade('a', 1e9, 0), grade('b', 50, 0)])).toMatchObject([
    { x: 50, y: 0 },
    { x: 50, y: 50 },
  ]);
  expect(gradePoints([])).toEqual([]);
});
