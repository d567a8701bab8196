import { expect, test } from 'vitest';
import { pageNumbers, pageOf } from '../../../src/ui/list/Pagination.tsx';

test.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [100, 34],
])('%i rows fill %i pages of three', (rows, pages) => {
  expect(pageOf(Array.from({ length: rows }), 1, 3).pageCount).toBe(pages);
});

test.each([
  [0, 1],
  [Number.NaN, 1],
  [null, 1],
  ['3', 3],
  [-4, 1],
  [2.9, 2],
  [99, 5],
])('page %s of five is page %i', (wished, shown) => {
  expect(pageOf(['a', 'b', 'c', 'd', 'e'], wished, 1).page).toBe(shown);
});

test('a page has its own rows', () => {
  expect(pageOf(['a', 'b', 'c', 'd'], 2, 3).rows).toEqual(['d']);
});

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 34, '1 2 … 34'],
  [3, 34, '1 2 3 4 … 34'],
  [4, 34, '1 2 3 4 5 … 34'],
  [17, 34, '1 … 16 17 18 … 34'],
  [32, 34, '1 … 31 32 33 34'],
])('page %i of %i offers %s', (page, pages, offered) => {
  expect(
    pageNumbers(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(offered);
});
