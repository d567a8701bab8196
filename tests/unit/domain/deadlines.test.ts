import { expect, test } from 'vitest';
import { inOrder, stillDue } from '../../../src/tasks/deadlines.ts';

const now = Date.parse('2026-06-10T12:00:00.000Z');

const due = (id: string, minutes: number | null) => ({
  id,
  deadline: minutes === null ? null : new Date(now + minutes * 60_000).toISOString(),
});

const idsOf = (tasks: readonly { id: string }[]): string => tasks.map(({ id }) => id).join(' ');

test('tasks sort by deadline; equal deadlines keep their order, and tasks without one come last', () => {
  const tasks = [due('never', null), due('b', 5), due('a', 5), due('past', -5), due('no', null)];
  expect(idsOf(inOrder(tasks))).toBe('past b a never no');
  expect(idsOf(tasks)).toBe('never b a past no');
});

test('a task is still due if its deadline is in the future', () => {
  const tasks = [due('never', null), due('later', 9), due('past', -1), due('now', 0), due('1', 1)];
  expect(idsOf(stillDue(tasks, now))).toBe('1 later');
});
