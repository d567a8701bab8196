import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideGrade, decideSubmission, type ComparedFields } from '../../../../src/tasks/work.ts';
import '../../../support/seeded.ts';

const row = (of: Partial<ComparedFields> = {}): ComparedFields => ({
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
  ['no earlier version', mine, null, null, 'send'],
  ['an unchanged version', mine, row(), row(), 'send'],
  ['a deleted version', mine, row(), null, 'send'],
  ['a first submit that was saved without a response', mine, null, row(mine), 'there'],
  ['a resubmit that was saved without a response', mine, row(), row(mine), 'there'],
  ['our version, saved and graded since', mine, row(), row({ ...mine, ...graded }), 'there'],
  ['a first version from another device', mine, null, row(), 'changed'],
  [
    'a newer version from another device',
    mine,
    row(),
    row({ taskUrl: 'https://x.example' }),
    'changed',
  ],
  ['a new grade', mine, row(), row(graded), 'changed'],
  ['a changed grade', mine, row(graded), row({ ...graded, gradePercentage: 90 }), 'changed'],
  ['an equal version, not saved', mine, row(mine), row(mine), 'send'],
  ['an equal version, saved', mine, row(mine), row({ ...mine, updatedAt: later }), 'there'],
  ['an equal version, graded since', mine, row(mine), row({ ...mine, ...graded }), 'changed'],
] as const)('decideSubmission decides about %s', (_, own, seen, now, verdict) => {
  expect(decideSubmission(own, seen, now)).toBe(verdict);
});

test.each([
  ['unchanged work', graded, row(), row(), 'send'],
  [
    'work with a grade already seen',
    graded,
    row({ gradePercentage: 50 }),
    row({ gradePercentage: 50 }),
    'send',
  ],
  ['work with this grade', graded, row(), row(graded), 'there'],
  ['work with a grade from another device', graded, row(), row({ gradePercentage: 12 }), 'changed'],
  ['resubmitted work', graded, row(), row(mine), 'changed'],
  [
    'resubmitted work with the same grade',
    graded,
    row(graded),
    row({ ...mine, ...graded }),
    'changed',
  ],
  [
    'work with an empty comment instead of null',
    graded,
    row({ mentorComment: null }),
    row({ mentorComment: '' }),
    'send',
  ],
] as const)('decideGrade decides about %s', (_, own, seen, now, verdict) => {
  expect(decideGrade(own, seen, now)).toBe(verdict);
});

const text = fc.constantFrom('a', 'b', 'c');
const anyRow: fc.Arbitrary<ComparedFields> = fc.record({
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

/** Seen and current version, which differ in some fields or in no field. */
const twoLooks = fc
  .tuple(anyRow, anyRow, fc.subarray([...fields]))
  .map(([seen, other, changed]) => ({
    seen,
    now: { ...seen, ...Object.fromEntries(changed.map((field) => [field, other[field]])) },
  }));

const content = (of: ComparedFields | null) =>
  of && JSON.stringify({ ...of, mentorComment: of.mentorComment ?? '', updatedAt: null });
const judgement = (of: ComparedFields) => [of.gradePercentage, of.mentorComment];

test('decisions on work never overwrite an unseen version', () => {
  fc.assert(
    fc.property(anyRow, twoLooks, (own, { seen, now }) => {
      fc.pre(decideSubmission(own, seen, now) === 'send');
      expect(content(seen)).toBe(content(now));
    }),
  );
});

test('decisions on grades never overwrite an unseen grade or send twice', () => {
  fc.assert(
    fc.property(anyRow, twoLooks, (own, { seen, now }) => {
      fc.pre(decideGrade(own, seen, now) === 'send');
      expect(content(seen)).toBe(content(now));
      expect(judgement(own)).not.toEqual(judgement(now));
    }),
  );
});
