import { expect, test } from 'vitest';
import {
  isScarce,
  readHeaders,
  recordRefusal,
  refusedUntil,
  spend,
  acceptWrite,
  clearRefusal,
} from '../../../src/api/allowance.ts';
import { MINUTE } from '../../../src/lib/timing.ts';

const NOW = Date.UTC(2030, 0, 1);

test('the allowance is a hundred requests in 15 minutes', () => {
  spend(84, NOW);
  expect([isScarce(NOW), isScarce(NOW, 1)]).toEqual([false, true]);
  spend(1, NOW + MINUTE);
  expect(isScarce(NOW + MINUTE)).toBe(true);
  expect(isScarce(NOW + 15 * MINUTE)).toBe(false);
});

test('a refusal lasts until the window that this client began ends', () => {
  spend(100, NOW);
  expect(recordRefusal(NOW + 10 * MINUTE)).toBe(NOW + 15 * MINUTE);
  expect(refusedUntil(NOW + 11 * MINUTE)).toBe(NOW + 15 * MINUTE);
  expect(isScarce(NOW + 11 * MINUTE)).toBe(true);
  expect(refusedUntil(NOW + 15 * MINUTE)).toBeNull();
});

test('a window that another client has used up may last its full time', () => {
  spend(3, NOW);
  expect(recordRefusal(NOW + MINUTE)).toBe(NOW + 16 * MINUTE);
});

test('a refusal outlasts the counted window, even after more requests', () => {
  spend(3, NOW);
  expect(recordRefusal(NOW + 14 * MINUTE)).toBe(NOW + 29 * MINUTE);
  spend(1, NOW + 16 * MINUTE);
  expect(refusedUntil(NOW + 17 * MINUTE)).toBe(NOW + 29 * MINUTE);
  expect(isScarce(NOW + 17 * MINUTE)).toBe(true);
});

test('a request that the user repeats is sent', () => {
  recordRefusal(NOW);
  clearRefusal(NOW + MINUTE);
  expect(refusedUntil(NOW + MINUTE)).toBeNull();
});

/**
 * Creates headers. `seconds` is the time to the reset, and `minutesOff` how far the API's clock is
 * off.
 */
const headersOf = (remaining: number, seconds: number, minutesOff = 0) => {
  const clock = NOW + minutesOff * MINUTE;
  return {
    date: new Date(clock).toUTCString(),
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(clock / 1000 + seconds),
  };
};

test('the headers of a response replace the client’s own count', () => {
  spend(99, NOW - MINUTE);
  readHeaders(headersOf(60, 120), NOW);
  expect(isScarce(NOW)).toBe(false);
  readHeaders(headersOf(15, 90), NOW + 30_000);
  expect(isScarce(NOW + 30_000)).toBe(true);
  expect(isScarce(NOW + 2 * MINUTE)).toBe(false);
});

test.each([0, -300, 300])(
  'a refusal lasts until its reset time, with a clock %i minutes off',
  (off) => {
    spend(90, NOW - 10 * MINUTE);
    readHeaders(headersOf(0, 45, off), NOW);
    expect(refusedUntil(NOW)).toBe(NOW + 45_000);
    expect(refusedUntil(NOW + 45_000)).toBeNull();
  },
);

test('without a date the window ends by the device’s clock', () => {
  const { date: _, ...undated } = headersOf(0, 45);
  readHeaders(undated, NOW);
  expect(refusedUntil(NOW)).toBe(NOW + 45_000);
});

test('a successful response ends an assumed refusal', () => {
  recordRefusal(NOW);
  readHeaders(headersOf(99, 600), NOW + MINUTE);
  expect([refusedUntil(NOW + MINUTE), isScarce(NOW + MINUTE)]).toEqual([null, false]);
});

test('only an accepted write ends a refusal', () => {
  spend(90, NOW);
  acceptWrite(NOW);
  expect(isScarce(NOW)).toBe(true);
  recordRefusal(NOW);
  acceptWrite(NOW + MINUTE);
  expect([refusedUntil(NOW + MINUTE), isScarce(NOW + MINUTE)]).toEqual([null, false]);
});

test('a late response to an earlier request does not end the refusal', () => {
  readHeaders(headersOf(0, 600), NOW);
  readHeaders(headersOf(4, 600), NOW + 3000);
  expect(refusedUntil(NOW + 3000)).toBe(NOW + 600_000);
});

test.each([
  {},
  { 'x-ratelimit-remaining': 'many', 'x-ratelimit-reset': '1' },
  { 'x-ratelimit-remaining': '0' },
  { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' },
  { ...headersOf(0, 0) },
])('a response without usable headers (%o) changes nothing', (headers) => {
  spend(90, NOW);
  readHeaders(headers, NOW);
  expect([isScarce(NOW), refusedUntil(NOW)]).toEqual([true, null]);
});

test.each(['{broken', '[]', '7', '"x"', '{"spent":-1}', '{"start":9e99}', '{"spent":"many"}'])(
  'a stored %s counts as nothing spent',
  (text) => {
    localStorage.setItem('akada_allowance', text);
    expect([isScarce(NOW), refusedUntil(NOW)]).toEqual([false, null]);
    spend(84, NOW);
    expect(isScarce(NOW)).toBe(false);
  },
);

test('a user whose clock was set back can still send', () => {
  recordRefusal(NOW);
  expect(refusedUntil(NOW - 60 * MINUTE)).toBeNull();
});
