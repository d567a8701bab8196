import { beforeEach, expect, test } from 'vitest';
import { accepted, costOf } from '../../../src/api/preflights.ts';

const NOW = Date.UTC(2030, 0, 1);
// An unanswered pre-flight is remembered as long as the page: each test has its own address.
let tests = 0;
let call = '';

beforeEach(() => {
  tests += 1;
  call = `get https://api.example/api/tasks/0123456789abcdef${tests}`;
});

test('a pre-flight counts once in four seconds, from when it was sent', () => {
  expect(costOf(call, NOW)).toBe(2);
  accepted(call, NOW + 2000);
  expect(costOf(call, NOW + 2000)).toBe(1);
  accepted(call, NOW + 3000);
  expect(costOf(call, NOW + 3999)).toBe(1);
  expect(costOf(call, NOW + 4000)).toBe(2);
});

test('another address, another query and another method have their own', () => {
  costOf(call, NOW);
  accepted(call, NOW + 100);
  for (const other of [call.replace('get', 'put'), `${call}?skip=10`, `${call}/submissions`]) {
    expect(costOf(other, NOW + 200)).toBe(2);
  }
});

test('one without an answer yet is not relied on, and the first of several counts', () => {
  expect([costOf(call, NOW), costOf(call, NOW + 1000)]).toEqual([2, 2]);
  accepted(call, NOW + 1500);
  expect([costOf(call, NOW + 3999), costOf(call, NOW + 4000)]).toEqual([1, 2]);
});

test('what is stored does not reveal what was requested', () => {
  costOf(call, NOW);
  accepted(call, NOW);
  const stored = localStorage.getItem('akada_preflights') ?? '';
  expect(Object.values(JSON.parse(stored))).toEqual([NOW + 4000]);
  expect(stored).not.toContain('tasks');
  expect(stored).not.toContain('0123456789abcdef');
});

test.each(['{broken', '[]', '7', '"x"', 'null', '{"a":"b"}'])('%s counts as none', (text) => {
  localStorage.setItem('akada_preflights', text);
  expect(costOf(call, NOW)).toBe(2);
});

test('a clock that was set back promises nothing', () => {
  costOf(call, NOW);
  accepted(call, NOW);
  expect(costOf(call, NOW - 60_000)).toBe(2);
});
