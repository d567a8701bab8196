import { expect, test } from 'vitest';
import { readOne } from '../../../src/api/answers.ts';
import { submissionSchema } from '../../../src/tasks/tasksSlice.ts';
import { lastChange } from '../../../src/tasks/submission.ts';

const now = Date.parse('2026-03-11T10:00:00.000Z');

const idAt = (iso: string): string =>
  Math.floor(Date.parse(iso) / 1000).toString(16) + 'a'.repeat(16);

test('a new row takes its time from its id', () => {
  const yesterday = '2026-03-10T06:00:00.000Z';
  expect(lastChange(idAt('2026-03-11T09:59:30Z'), yesterday, now)).toBe('2026-03-11T09:59:30.000Z');
});

test('a changed row keeps the time of the change', () => {
  const later = '2026-03-11T09:59:45.500Z';
  expect(lastChange(idAt('2026-03-01T08:00:00Z'), later, now)).toBe(later);
  expect(lastChange(idAt('2026-03-11T09:59:45Z'), later, now)).toBe(later);
  const same = '2026-03-11T09:59:45Z';
  expect(lastChange(idAt(same), same, now)).toBe(same);
});

test('a malformed id, or one from the future, gives no time', () => {
  const known = '2026-03-10T06:00:00.000Z';
  const past = idAt('2026-03-11T09:00:00Z');
  const none = ['', 'a1', 'g'.repeat(24), `${past}0`, `x${past}`, `${past}x`];
  for (const id of [...none, idAt('2026-03-11T11:00:00Z'), 'f'.repeat(24)]) {
    expect(lastChange(id, known, now)).toBe(known);
    expect(lastChange(id, null, now)).toBeNull();
  }
});

test('a device whose clock is some minutes behind reads a fresh id as now', () => {
  expect(lastChange(idAt('2026-03-11T10:04:00Z'), null, now)).toBe('2026-03-11T10:00:00.000Z');
  expect(lastChange(idAt('2026-03-11T10:10:00Z'), null, now)).toBe('2026-03-11T10:00:00.000Z');
  expect(lastChange(idAt('2026-03-11T10:10:01Z'), null, now)).toBeNull();
});

test('a row without a date takes its time from its id', () => {
  const id = idAt('2026-03-01T08:00:00Z');
  expect(lastChange(id, null, now)).toBe('2026-03-01T08:00:00.000Z');
  expect(readOne(submissionSchema, { id, updatedAt: 'rubbish' }).updatedAt).toBe(
    '2026-03-01T08:00:00.000Z',
  );
});
