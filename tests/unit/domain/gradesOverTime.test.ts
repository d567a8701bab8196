import { expect, test } from 'vitest';
import { gradePoints } from '../../../src/learning/tracks/GradesOverTime.tsx';
import { DAY } from '../../../src/lib/timing.ts';

const now = Date.parse('2026-03-31T12:00:00.000Z');
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

test('grades with equal times are centred, and grades above 100 % are clamped', () => {
  expect(gradePoints([grade('a', 1e9, 0), grade('b', 50, 0)])).toMatchObject([
    { x: 50, y: 0 },
    { x: 50, y: 50 },
  ]);
  expect(gradePoints([])).toEqual([]);
});
