import { expect, test } from 'vitest';
import { GAP, lengthOf, LINE, printLayout } from '../../../src/learning/certificate/certificate.ts';

const titles = (count: number, length: number): string[] =>
  Array.from({ length: count }, () => 'w'.repeat(length));

/** The height that the tasks have on paper, in points. */
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

test('few titles are large and complete, many are small', () => {
  expect(printLayout(titles(5, 20))).toMatchObject({ columns: 1, size: 11, lines: 1 });
  expect(printLayout(titles(30, 40)).size).toBeGreaterThanOrEqual(8);
  expect(printLayout(titles(30, 256))).toMatchObject({ columns: 2, size: 6 });
});

test.each([
  [10, 69, { columns: 1, rows: 10, size: 11, lines: 1 }],
  // One letter more does not fit into a line: then two columns with several lines for each title.
  [10, 70, { columns: 2, rows: 5, size: 11, lines: 4 }],
  [18, 40, { columns: 1, rows: 18, size: 11, lines: 1 }],
  [19, 40, { columns: 1, rows: 19, size: 10, lines: 1 }],
  [30, 40, { columns: 2, rows: 15, size: 8, lines: 1 }],
  [30, 43, { columns: 2, rows: 15, size: 8, lines: 1 }],
  [30, 44, { columns: 2, rows: 15, size: 7, lines: 1 }],
  // Too much even for the smallest type: titles are cut.
  [30, 256, { columns: 2, rows: 15, size: 6, lines: 2 }],
  [60, 256, { columns: 2, rows: 30, size: 6, lines: 1 }],
  [61, 256, { columns: 3, rows: 21, size: 6, lines: 1 }],
  [150, 256, { columns: 3, rows: 50, size: 4, lines: 1 }],
])('%i titles of %i characters are set as %j', (count, length, layout) => {
  expect(printLayout(titles(count, length))).toEqual(layout);
});

test.each([
  [0, 'short'],
  [28, 'short'],
  [29, 'medium'],
  [64, 'medium'],
  [65, 'long'],
])('a text of %i characters is %s', (length, kind) => {
  expect(lengthOf('w'.repeat(length))).toBe(kind);
});
