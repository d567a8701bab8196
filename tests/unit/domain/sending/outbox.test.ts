import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideGrade, decideSubmission, type ComparedFields } from '../../../../src/tasks/work.ts';
import '../../../support/seeded.ts';
import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { hasEarlier, groupVersions } from '../../../../src/tasks/sendings.ts';
import { withVersion, type SeenVersion } from '../../../../src/tasks/versions.ts';

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

const version = (words: string, more: Partial<SeenVersion> = {}): SeenVersion => ({
  taskUrl: `https://work.example/${words}`,
  menteeComment: words,
  gradePercentage: null,
  mentorComment: null,
  changedAt: 0,
  seenAt: 0,
  isSent: false,
  ...more,
});

const gradedWith = (gradePercentage: number, mentorComment: string) => ({
  gradePercentage,
  mentorComment,
});

const all = (...versions: SeenVersion[]) =>
  versions.reduce<readonly SeenVersion[]>(withVersion, []);

test('groupVersions pairs each version with its feedback, the latest first', () => {
  const sendings = groupVersions(
    all(
      version('one', { changedAt: 1, seenAt: 11, isSent: true }),
      version('one', { changedAt: 2, seenAt: 12, ...gradedWith(40, ' Try again. ') }),
      // The API leaves the old grade on resubmitted work.
      version('two', { changedAt: 3, seenAt: 13, isSent: true, ...gradedWith(40, ' Try again. ') }),
      version('two', { changedAt: 4, seenAt: 14, ...gradedWith(80, 'Good.') }),
      version('two', { changedAt: 5, seenAt: 15, ...gradedWith(90, 'Good.') }),
    ),
  );
  expect(sendings).toEqual([
    {
      taskUrl: 'https://work.example/two',
      menteeComment: 'two',
      at: 13,
      seenAt: 13,
      replies: [
        { grade: 80, comment: 'Good.', at: 4 },
        { grade: 90, comment: 'Good.', at: 5 },
      ],
    },
    {
      taskUrl: 'https://work.example/one',
      menteeComment: 'one',
      at: 11,
      seenAt: 11,
      replies: [{ grade: 40, comment: 'Try again.', at: 2 }],
    },
  ]);
  expect(hasEarlier(sendings)).toBe(true);
});

test('a single version with a single answer has no earlier versions', () => {
  expect(hasEarlier([])).toBe(false);
  const one = version('one', { changedAt: 1 });
  expect(hasEarlier(groupVersions(all(one, { ...one, ...gradedWith(50, ''), changedAt: 2 })))).toBe(
    false,
  );
});

test('a version first seen with its grade has no time', () => {
  const [sending] = groupVersions(
    all(version('one', { changedAt: 5, ...gradedWith(50, 'Fine.') })),
  );
  expect(sending?.at).toBeNull();
});

test('an equal version counts if sent from here, not if seen again', () => {
  const one = version('one', { changedAt: 1, isSent: true, seenAt: 1 });
  const known = all(one);
  expect(withVersion(known, { ...one, changedAt: 2, seenAt: 2, isSent: false })).toBe(known);
  expect(groupVersions(all(one, { ...one, changedAt: 2, seenAt: 2 }))).toHaveLength(2);
});

test('groupVersions ignores a grade of 0', () => {
  const [sending] = groupVersions(all(version('one', { ...gradedWith(0, ''), changedAt: 1 })));
  expect(sending?.replies).toEqual([]);
});

test('two tabs store the same versions in any order, without duplicates', () => {
  const sending = record({
    words: constantFrom('one', 'two'),
    gradePercentage: constantFrom(null, 50, 60),
    place: nat(),
  });
  assert(
    property(array(sending, { maxLength: 6 }), (rows) => {
      const seen = rows.map(({ words, gradePercentage, place }, at) => ({
        place,
        one: version(words, { gradePercentage, changedAt: at + 1, seenAt: at + 1, isSent: true }),
      }));
      const inTurn = all(...seen.map(({ one }) => one));
      const shuffled = [...seen].sort((a, b) => a.place - b.place);
      expect(all(...shuffled.map(({ one }) => one))).toEqual(inTurn);
      for (const { one } of seen) expect(withVersion(inTurn, one)).toBe(inTurn);
      expect(groupVersions(inTurn)).toHaveLength(rows.length);
    }),
  );
});
