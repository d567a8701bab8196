import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdictOnGrade, verdictOnWork, type Seen } from '../../../../src/tasks/work.ts';
import '../../../support/seeded.ts';

const row = (of: Partial<Seen> = {}): Seen => ({
  taskUrl: 'https://git.example/one',
  menteeComment: 'The first of them.',
  gradePercentage: null,
  mentorComment: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...of,
});
const mine = { taskUrl: 'https://git.example/two', menteeComment: 'The second of them.' };
const later = '2026-11-21T10:00:00.000Z';
const graded = { gradePercentage: 80, mentorComment: 'Good.' };

test.each([
  ['nothing is there, as was seen', mine, null, null, 'send'],
  ['what was seen is still there', mine, row(), row(), 'send'],
  ['what was seen has gone', mine, row(), null, 'send'],
  ['the first arrived without an answer', mine, null, row(mine), 'there'],
  ['a newer version arrived without an answer', mine, row(), row(mine), 'there'],
  ['ours arrived and was graded', mine, row(), row({ ...mine, ...graded }), 'there'],
  ['another device has sent the first', mine, null, row(), 'changed'],
  [
    'another device has sent a newer one',
    mine,
    row(),
    row({ taskUrl: 'https://x.example' }),
    'changed',
  ],
  ['it was graded', mine, row(), row(graded), 'changed'],
  ['it was graded again', mine, row(graded), row({ ...graded, gradePercentage: 90 }), 'changed'],
  ['the same words again, not arrived', mine, row(mine), row(mine), 'send'],
  ['the same words again, arrived', mine, row(mine), row({ ...mine, updatedAt: later }), 'there'],
  ['the same words again, graded', mine, row(mine), row({ ...mine, ...graded }), 'changed'],
] as const)('work where %s', (_, own, seen, now, verdict) => {
  expect(verdictOnWork(own, seen, now)).toBe(verdict);
});

test.each([
  ['waits as it was seen', graded, row(), row(), 'send'],
  [
    'has an earlier grade that was seen',
    graded,
    row({ gradePercentage: 50 }),
    row({ gradePercentage: 50 }),
    'send',
  ],
  ['has this grade already', graded, row(), row(graded), 'there'],
  ['has a grade of another device', graded, row(), row({ gradePercentage: 12 }), 'changed'],
  ['was sent anew', graded, row(), row(mine), 'changed'],
  [
    'was sent anew, under the same grade',
    graded,
    row(graded),
    row({ ...mine, ...graded }),
    'changed',
  ],
  [
    'has an empty comment for none',
    graded,
    row({ mentorComment: null }),
    row({ mentorComment: '' }),
    'send',
  ],
] as const)('a grade of work that %s', (_, own, seen, now, verdict) => {
  expect(verdictOnGrade(own, seen, now)).toBe(verdict);
});

const text = fc.constantFrom('a', 'b', 'c');
const anyRow: fc.Arbitrary<Seen> = fc.record({
  taskUrl: text,
  menteeComment: text,
  gradePercentage: fc.constantFrom(null, 0, 50, 80),
  mentorComment: fc.option(text),
  updatedAt: fc.option(text),
});

const fields = [
  'taskUrl',
  'menteeComment',
  'gradePercentage',
  'mentorComment',
  'updatedAt',
] as const;

/** What was seen and what is there: they differ in some fields, or in none. */
const twoLooks = fc
  .tuple(anyRow, anyRow, fc.subarray([...fields]))
  .map(([seen, other, changed]) => ({
    seen,
    now: { ...seen, ...Object.fromEntries(changed.map((field) => [field, other[field]])) },
  }));

const content = (of: Seen | null) =>
  of && JSON.stringify({ ...of, mentorComment: of.mentorComment ?? '', updatedAt: null });
const judgement = (of: Seen) => [of.gradePercentage, of.mentorComment];

test('whatever is there, work that was not seen is not overwritten', () => {
  fc.assert(
    fc.property(anyRow, twoLooks, (own, { seen, now }) => {
      fc.pre(verdictOnWork(own, seen, now) === 'send');
      expect(content(seen)).toBe(content(now));
    }),
  );
});

test('whatever is there, a grade that was not seen is not overwritten, and none is sent twice', () => {
  fc.assert(
    fc.property(anyRow, twoLooks, (own, { seen, now }) => {
      fc.pre(verdictOnGrade(own, seen, now) === 'send');
      expect(content(seen)).toBe(content(now));
      expect(judgement(own)).not.toEqual(judgement(now));
    }),
  );
});
