import { describe, expect, test } from 'vitest';
import {
  isFinished,
  progressOf,
  submittedCount,
  type TaskStatus,
} from '../../../src/tasks/status.ts';
import { nextStep, type NextStepInput } from '../../../src/learning/home/nextStep.ts';
import { stagePath } from '../../../src/learning/tracks/StageList.tsx';
import { HOUR } from '../../../src/lib/timing.ts';

const graded = (grade: number): TaskStatus => ({ state: 'graded', grade });
const of = (state: 'open' | 'unchecked' | 'sent' | 'waiting'): TaskStatus => ({ state });

describe('progress', () => {
  test('progress counts each task by its known status', () => {
    const progress = progressOf([
      graded(80),
      graded(92.55),
      of('waiting'),
      of('sent'),
      of('open'),
      of('unchecked'),
    ]);
    expect(progress).toEqual({
      total: 6,
      graded: 2,
      waiting: 1,
      sent: 1,
      open: 1,
      unchecked: 1,
      mean: 86.3,
    });
    expect(submittedCount(progress)).toBe(4);
    expect(isFinished(progress)).toBe(false);
  });

  test('without grades there is no average, and a track without tasks does not count as finished', () => {
    expect(progressOf([of('open')]).mean).toBeNull();
    expect(isFinished(progressOf([]))).toBe(false);
    expect(isFinished(progressOf([graded(1)]))).toBe(true);
  });
});

const now = Date.parse('2026-06-01T12:00:00Z');

const task = (
  id: string,
  hours: number | null,
  status: TaskStatus,
  stage: string | null = null,
) => ({
  id,
  title: id,
  deadline: hours === null ? null : new Date(now + hours * HOUR).toISOString(),
  stage,
  status,
  isRead: true,
});

type Tasks = ReturnType<typeof task>[];

const situation = (tasks: Tasks | null, also: Partial<NextStepInput<Tasks[number]>> = {}) => ({
  complete: true,
  hasPhoto: true,
  feedback: [],
  tasks,
  isListNew: true,
  stages: [],
  drafts: [],
  checking: false,
  now,
  ...also,
});

/** Returns the step's kind, and the id of its task. */
const step = (tasks: Tasks | null, also: Partial<NextStepInput<Tasks[number]>> = {}) => {
  const next = nextStep(situation(tasks, also));
  if (next === null) return null;
  return 'task' in next ? `${next.kind} ${next.task.id}` : next.kind;
};

describe('the next step', () => {
  const feedback = [{ taskId: 't', title: 'T', grade: 80 }];

  test('an incomplete profile is the first step, then feedback', () => {
    expect(step(null, { complete: false, feedback })).toBe('profile');
    expect(step(null, { feedback })).toBe('feedback');
    expect(nextStep(situation([], { feedback: [...feedback, ...feedback] }))).toMatchObject({
      more: 1,
    });
  });

  test('there is no next step without the list', () => {
    expect(step(null)).toBeNull();
  });

  test('a task due within a week is next unless unknown tasks could be nearer', () => {
    const near = task('near', 48, of('open'));
    expect(step([near, task('far', 900, of('open'))])).toBe('due near');
    expect(step([task('x', 20, of('unchecked')), near], { checking: true })).toBeNull();
    expect(step([task('x', 20, of('unchecked')), near])).toBe('open near');
    expect(step([near, task('x', 99, of('unchecked'))], { checking: true })).toBe('due near');
    expect(step([task('x', 20, graded(70)), near])).toBe('due near');
    expect(step([task('week', 168, of('open'))])).toBe('due week');
    expect(step([task('later', 169, of('open'))])).toBe('open later');
  });

  test('overdue tasks come before all others, the oldest first', () => {
    const past = task('past', -5, of('open'));
    const near = task('near', 48, of('open'));
    expect(step([task('older', -50, of('open')), past, near])).toBe('overdue older');
    expect(step([past, near], { drafts: ['near'] })).toBe('overdue past');
    expect(step([task('now', 0, of('open'))])).toBe('overdue now');
    expect(step([task('sent', -50, of('waiting')), past])).toBe('overdue past');
    // One before it may be overdue as well: it is waited for, but not when its check has failed.
    const unchecked = task('x', -20, of('unchecked'));
    expect(step([unchecked, past], { checking: true })).toBeNull();
    expect(step([unchecked, past])).toBe('overdue past');
    expect(step([past, task('x', -1, of('unchecked'))], { checking: true })).toBe('overdue past');
    expect(step([unchecked, near], { checking: true })).toBeNull();
    expect(step([unchecked, near])).toBe('due near');
  });

  test('among equally overdue tasks, the earliest stage comes first', () => {
    const stages = ['s1', 's2'].map((id) => ({ id, title: id }));
    const tasks = [task('b', -9, of('open'), 's2'), task('a', -9, of('open'), 's1')];
    expect(step(tasks, { stages })).toBe('overdue a');
    expect(step(tasks)).toBe('overdue b');
    expect(step([...tasks, task('c', -8, of('open'), 's1')], { stages })).toBe('overdue a');
    expect(step([task('older', -10, of('open'), 's2'), ...tasks], { stages })).toBe(
      'overdue older',
    );
  });

  test('a draft is next, then the first open task of the earliest stage', () => {
    const stages = [
      { id: 's1', title: 'One' },
      { id: 's2', title: 'Two' },
    ];
    const tasks = [
      task('a', 900, of('open'), 's2'),
      task('b', 950, of('open'), 's1'),
      task('c', 990, of('open'), 's1'),
    ];
    expect(step(tasks, { stages, drafts: ['c'] })).toBe('draft c');
    expect(nextStep(situation(tasks, { stages }))).toMatchObject({
      kind: 'open',
      task: { id: 'b' },
      stage: { id: 's1' },
    });
    expect(step(tasks)).toBe('open a');
    // The first task of the first stage is uncertain, so only the stage is named.
    const uncertain = [...tasks, task('d', 999, of('unchecked'), 's1')];
    expect(nextStep(situation(uncertain, { stages }))).toMatchObject({ stage: null });
    // Unknown tasks of a later stage do not matter.
    const certain = [...tasks, task('d', 999, of('unchecked'), 's2')];
    expect(nextStep(situation(certain, { stages }))).toMatchObject({ stage: { id: 's1' } });
  });

  test('a fully submitted stage is skipped', () => {
    const stages = ['s0', 's1', 's2'].map((id) => ({ id, title: id }));
    const tasks = [task('a', 900, graded(80), 's1'), task('b', 950, of('open'), 's2')];
    expect(nextStep(situation(tasks, { stages }))).toMatchObject({
      task: { id: 'b' },
      stage: { id: 's2' },
    });
  });

  test('the next step does not wait for calls if all is known', () => {
    expect(step([task('far', 900, of('open'))], { checking: true })).toBe('open far');
  });

  test('a task without a deadline is open', () => {
    expect(step([task('none', null, of('open'))])).toBe('open none');
  });

  test('after the last submission the next step is to wait or the certificate', () => {
    const waiting = [task('a', 5, of('waiting')), task('b', 9, graded(80))];
    expect(nextStep(situation(waiting))).toEqual({ kind: 'waiting', count: 1 });
    expect(step([task('a', 5, graded(90)), task('b', 9, graded(80))])).toBe('certificate');
    expect(step([task('a', 5, of('sent')), task('b', 9, graded(80))])).toBe('sent');
    expect(step([task('a', 5, of('sent'))], { checking: true })).toBeNull();
    expect(step([task('a', 5, of('unchecked')), task('b', 9, graded(80))])).toBe('unchecked');
  });

  test('with a list from an earlier visit, no step says that everything is done', () => {
    const before = { isListNew: false };
    const all = [
      [task('a', 5, of('waiting'))],
      [task('a', 5, of('sent'))],
      [task('a', 5, graded(90))],
      [],
    ];
    for (const tasks of all) {
      expect(step(tasks, before)).toBe('unchecked');
      expect(step(tasks, { ...before, checking: true })).toBeNull();
    }
    expect(step([task('a', 5, of('open'))], before)).toBe('due a');
    const certificate = (isRead: boolean) =>
      nextStep(situation([{ ...task('a', 5, graded(90)), isRead }]));
    expect(certificate(true)).toEqual({ kind: 'certificate', isCertain: true });
    expect(certificate(false)).toEqual({ kind: 'certificate', isCertain: false });
  });

  test('a track without tasks suggests its stages or a missing photo', () => {
    expect(step([])).toBe('empty');
    expect(step([], { hasPhoto: false })).toBe('photo');
  });
});

const states: Record<string, TaskStatus> = {
  o: { state: 'open' },
  u: { state: 'unchecked' },
  s: { state: 'sent' },
  w: { state: 'waiting' },
  g: { state: 'graded', grade: 80 },
};

/** Writes a path with one word for each stage and one letter for each task. */
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
