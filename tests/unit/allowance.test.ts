import { beforeEach, expect, test } from 'vitest';
import {
  isScarce,
  isSpent,
  refuse,
  refusedUntil,
  spend,
  tryAnyway,
} from '../../src/api/allowance.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2030, 0, 1);

beforeEach(() => localStorage.clear());

test('a hundred requests are the allowance of a quarter of an hour', () => {
  spend(84, NOW);
  expect(isScarce(NOW)).toBe(false);
  spend(1, NOW + MINUTE);
  expect([isScarce(NOW + MINUTE), isSpent(NOW + MINUTE)]).toEqual([true, false]);
  spend(15, NOW + 2 * MINUTE);
  expect(isSpent(NOW + 2 * MINUTE)).toBe(true);
  expect([isScarce(NOW + 15 * MINUTE), isSpent(NOW + 15 * MINUTE)]).toEqual([false, false]);
});

test('a refusal lasts until the window that we began ends', () => {
  spend(100, NOW);
  expect(refuse(NOW + 10 * MINUTE)).toBe(NOW + 15 * MINUTE);
  expect(refusedUntil(NOW + 11 * MINUTE)).toBe(NOW + 15 * MINUTE);
  expect(isScarce(NOW + 11 * MINUTE)).toBe(true);
  expect(refusedUntil(NOW + 15 * MINUTE)).toBeNull();
});

test('a window that somebody else has used up may last its full time', () => {
  spend(3, NOW);
  expect(refuse(NOW + MINUTE)).toBe(NOW + 16 * MINUTE);
});

test('a refusal outlasts the window that was counted here, whatever is sent meanwhile', () => {
  spend(3, NOW);
  expect(refuse(NOW + 14 * MINUTE)).toBe(NOW + 29 * MINUTE);
  spend(1, NOW + 16 * MINUTE);
  expect(refusedUntil(NOW + 17 * MINUTE)).toBe(NOW + 29 * MINUTE);
  expect(isScarce(NOW + 17 * MINUTE)).toBe(true);
});

test('a person who asks by hand is let through', () => {
  refuse(NOW);
  tryAnyway(NOW + MINUTE);
  expect(refusedUntil(NOW + MINUTE)).toBeNull();
});

test.each(['{broken', '[]', '7', '"x"', '{"spent":-1}', '{"start":9e99}', '{"spent":"many"}'])(
  'what is kept as %s counts as nothing spent',
  (text) => {
    localStorage.setItem('akada_allowance', text);
    expect([isScarce(NOW), isSpent(NOW), refusedUntil(NOW)]).toEqual([false, false, null]);
    spend(1, NOW);
    expect(isSpent(NOW)).toBe(false);
  },
);

test('a clock that was set back does not lock anybody out', () => {
  refuse(NOW);
  expect(refusedUntil(NOW - 60 * MINUTE)).toBeNull();
});
