import type { ReviewState } from '../../../src/tasks/status.ts';
import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { needsOf, needsTexts } from '../../../src/mentoring/mentees/needs.ts';
import { DAY } from '../../../src/lib/timing.ts';

const now = Date.parse('2026-03-31T12:00:00.000Z');

const row = (mentee: string | null, days: number | null, given: { review?: ReviewState } = {}) => ({
  review: 'waiting' as ReviewState,
  changedAt: days === null ? 0 : now - days * DAY,
  submission: { mentee: mentee === null ? null : { id: mentee } },
  ...given,
});
type Row = ReturnType<typeof row>;

/** Sorts rows by need, as the store does. */
const ordered = (rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (a, b) =>
      Number(a.review === 'graded') - Number(b.review === 'graded') ||
      (a.review === 'graded' ? b.changedAt - a.changedAt : a.changedAt - b.changedAt),
  );

const needs = (ids: string, rows: readonly Row[]): string[] =>
  needsOf(
    ids.split('').map((id) => ({ id })),
    ordered(rows),
    now,
  ).map(({ person, reason, days }) => `${person.id} ${reason} ${days}`);

const graded = { review: 'graded' } as const;
const again = { review: 'again' } as const;

test('needsOf lists mentees with ungraded work, the oldest first', () => {
  expect(needs('abc', [row('a', 7), row('b', 9), row('c', 0.9)])).toEqual([
    'b waiting 9',
    'a waiting 7',
    'c waiting 0',
  ]);
});

test('needsOf reports “never sent” from the first day', () => {
  expect(needs('ab', [row('b', 0, graded), row(null, 40), row('gone', 40)])).toEqual([
    'a neverSent 0',
  ]);
});

test('a mentee is quiet after 14 days with nothing submitted, graded or waiting', () => {
  expect(needs('a', [row('a', 13.9, graded), row('a', 30, graded)])).toEqual([]);
  expect(needs('a', [row('a', 14, graded), row('a', 30, graded)])).toEqual(['a quiet 14']);
  expect(needs('a', [row('a', 30, graded), row('a', 0.5)])).toEqual(['a waiting 0']);
});

test('resubmitted work of any age is a need of its own', () => {
  expect(needs('ab', [row('a', 30, again), row('b', 1)])).toEqual([
    'b waiting 1',
    'a sentAgain 30',
  ]);
  expect(needs('ab', [row('a', 0, again), row('b', 5)])).toEqual(['b waiting 5', 'a sentAgain 0']);
  // It may have been submitted yesterday.
  expect(needsTexts.reasons.sentAgain(0)).toBe('Submitted again less than a day ago');
});

test('needsOf lists each mentee once and interleaves the reasons', () => {
  const rows = [
    row('a', 20),
    row('a', 8, again),
    row('b', 9),
    row('c', 1, again),
    row('e', 16, graded),
    row('f', 40, graded),
  ];
  expect(needs('abcdefgh', rows)).toEqual([
    'a waiting 20',
    'c sentAgain 1',
    'd neverSent 0',
    'f quiet 40',
    'b waiting 9',
    'g neverSent 0',
    'e quiet 16',
    'h neverSent 0',
  ]);
});

test('needsOf ignores work without a date or with a future date', () => {
  expect(needs('ab', [row('a', null), row('b', -3)])).toEqual(['b waiting 0']);
  expect(needs('a', [row('a', null, graded), row('a', 40, graded)])).toEqual([]);
  expect(needs('a', [row('a', null), row('a', 40, graded)])).toEqual([]);
  expect(needs('a', [row('a', null, again)])).toEqual([]);
});

const rowsOf = array(
  record({
    review: constantFrom<ReviewState>('waiting', 'again', 'graded'),
    changedAt: oneof(constant(0), integer({ min: now - 60 * DAY, max: now + DAY })),
    submission: record({
      mentee: option(record({ id: constantFrom<string[]>('a', 'b', 'c', 'stranger') })),
    }),
  }),
);

/** Rows that the list must show for each reason. */
const grounds: Record<string, (own: readonly Row[], work: Row | null, days: number) => boolean> = {
  waiting: (_, work) => work !== null && work.review === 'waiting',
  sentAgain: (_, work) => work !== null && work.review === 'again',
  neverSent: (own, work) => work === null && own.length === 0,
  quiet: (own, work, days) =>
    work !== null &&
    days >= 14 &&
    own.every((one) => one.review === 'graded' && now - one.changedAt >= 14 * DAY),
};

test('needsOf never repeats a mentee or invents work', () => {
  assert(
    property(rowsOf, (rows) => {
      const found = needsOf(
        ['a', 'b', 'c'].map((id) => ({ id })),
        ordered(rows),
        now,
      );
      expect(new Set(found.map(({ person }) => person.id)).size).toBe(found.length);
      const unfounded = found.filter(({ person, reason, work, days }) => {
        const own = rows.filter(({ submission }) => submission.mentee?.id === person.id);
        const isOwn = work === null || own.includes(work);
        return !isOwn || !grounds[reason]?.(own, work, days);
      });
      expect(unfounded).toEqual([]);
    }),
  );
});
