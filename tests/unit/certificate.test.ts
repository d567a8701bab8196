import { expect, test } from 'vitest';
import { GAP, LINE, printLayout } from '../../src/domain/learning/certificate.ts';

const titles = (count: number, length: number): string[] =>
  Array.from({ length: count }, () => 'w'.repeat(length));

/** The room of the tasks on paper, in points. */
const ROOM = 340;

test.each([
  [1, 5],
  [5, 20],
  [12, 40],
  [30, 40],
  [30, 256],
  [60, 256],
  [150, 256],
  [400, 9],
])('%i titles of %i characters fit on the page', (count, length) => {
  const { columns, rows, size, lines } = printLayout(titles(count, length));
  expect(rows * columns).toBeGreaterThanOrEqual(count);
  expect(rows * (lines * LINE + GAP) * size).toBeLessThanOrEqual(ROOM);
});

test('few titles are set large and in full, many small', () => {
  expect(printLayout(titles(5, 20))).toMatchObject({ columns: 1, size: 11, lines: 1 });
  expect(printLayout(titles(30, 40)).size).toBeGreaterThanOrEqual(8);
  expect(printLayout(titles(30, 256))).toMatchObject({ columns: 2, size: 6 });
});
