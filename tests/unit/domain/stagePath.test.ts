import { expect, test } from 'vitest';
import { progressOf, type TaskStatus } from '../../../src/tasks/status.ts';
import { stagePath } from '../../../src/learning/tracks/StageList.tsx';

const states: Record<string, TaskStatus> = {
  o: { state: 'open' },
  u: { state: 'unchecked' },
  s: { state: 'sent' },
  w: { state: 'waiting' },
  g: { state: 'graded', grade: 80 },
};

/** One word a stage, one letter a task. */
const pathOf = (words: string): string =>
  stagePath(
    words
      .split(' ')
      .map((word) => progressOf(word.split('').flatMap((letter) => states[letter] ?? []))),
  ).join(' ');

test.each([
  ['oo oo', 'current ahead', 'at the beginning'],
  ['gg gw gs oo ooo', 'done sent sent current ahead', 'in the middle'],
  ['go wo oo', 'current begun ahead', 'with something sent in ahead of its time'],
  ['gg gg', 'done done', 'at the end'],
  ['gg ww', 'done sent', 'where only grades are missing'],
  ['- oo -', 'empty current empty', 'with stages of no tasks'],
  ['gu oo uu', 'unchecked ahead unchecked', 'where an earlier stage might be the current one'],
  ['ou oo', 'current ahead', 'with an open task beside an unchecked one'],
  ['uu go', 'unchecked begun', 'where nothing is known of the first stage'],
])('%s is %s, %s', (stages, path) => {
  expect(pathOf(stages)).toBe(path);
});

test('a track without stages has no path', () => {
  expect(stagePath([])).toEqual([]);
});
