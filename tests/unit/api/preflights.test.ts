import { expect, test } from 'vitest';
import { accepted, costOf } from '../../../src/api/transport/preflights.ts';

const NOW = Date.UTC(2030, 0, 1);
const CALL = 'get https://api.example/api/tasks/0123456789abcdef01234567';

test('a pre-flight counts once in four seconds, from when it was sent', () => {
  expect(costOf(CALL, NOW)).toBe(2);
  accepted(CALL);
  expect(costOf(CALL, NOW + 2000)).toBe(1);
  accepted(CALL);
  expect(costOf(CALL, NOW + 3999)).toBe(1);
  expect(costOf(CALL, NOW + 4000)).toBe(2);
});

test('another address, another query and another method have their own', () => {
  costOf(CALL, NOW);
  accepted(CALL);
  for (const other of [CALL.replace('get', 'put'), `${CALL}?skip=10`, `${CALL}/submissions`]) {
    expect(costOf(other, NOW + 200)).toBe(2);
  }
});

test('one without an answer yet is not relied on, and the first of several counts', () => {
  const call = `${CALL}?several`;
  expect([costOf(call, NOW), costOf(call, NOW + 1000)]).toEqual([2, 2]);
  accepted(call);
  expect([costOf(call, NOW + 3999), costOf(call, NOW + 4000)]).toEqual([1, 2]);
});

test('a clock that was set back promises nothing', () => {
  costOf(CALL, NOW);
  accepted(CALL);
  expect(costOf(CALL, NOW - 60_000)).toBe(2);
});
