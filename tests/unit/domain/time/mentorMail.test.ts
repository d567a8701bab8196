import { expect, test } from 'vitest';
import { canRemind, canThank, mergeMailTimes, noMailsOpened } from '../../../../src/tasks/mails.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-20T12:00:00Z');
const daysAgo = (days: number) => now - days * day;
const sent = (days: number) => new Date(daysAgo(days)).toISOString();

test.each([
  ['work of six days', sent(6.9), 0, false],
  ['work of seven days', sent(7), 0, true],
  ['work of three weeks, reminded of six days ago', sent(21), daysAgo(6.9), false],
  ['work of three weeks, reminded of a week ago', sent(21), daysAgo(7), true],
  ['work of an unknown day', null, 0, false],
])('a reminder is offered only if due: %s', (_, sentAt, reminded, offered) => {
  expect(canRemind(sentAt, { ...noMailsOpened, reminded }, now)).toBe(offered);
});

test('thanks are offered once a week, independent of reminders', () => {
  expect(canThank({ reminded: now, thanked: 0 }, now)).toBe(true);
  expect(canThank({ reminded: 0, thanked: daysAgo(6.9) }, now)).toBe(false);
  expect(canThank({ reminded: 0, thanked: daysAgo(7) }, now)).toBe(true);
});

test('merging two tabs keeps the later times', () => {
  const one = { reminded: 2, thanked: 1 };
  expect(mergeMailTimes(one, { reminded: 1, thanked: 3 })).toEqual({ reminded: 2, thanked: 3 });
  expect(mergeMailTimes(undefined, one)).toEqual(one);
  expect(mergeMailTimes(one, undefined)).toEqual(one);
  expect(mergeMailTimes(undefined, undefined)).toBeUndefined();
});
