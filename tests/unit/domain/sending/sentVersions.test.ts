import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { hasEarlier, groupVersions } from '../../../../src/tasks/sendings.ts';
import { withVersion, type SeenVersion } from '../../../../src/tasks/versions.ts';
import '../../../support/seeded.ts';

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

const graded = (gradePercentage: number, mentorComment: string) => ({
  gradePercentage,
  mentorComment,
});

const all = (...versions: SeenVersion[]) =>
  versions.reduce<readonly SeenVersion[]>(withVersion, []);

test('groupVersions pairs each version with its feedback, the latest first', () => {
  const sendings = groupVersions(
    all(
      version('one', { changedAt: 1, seenAt: 11, isSent: true }),
      version('one', { changedAt: 2, seenAt: 12, ...graded(40, ' Try again. ') }),
      // The API leaves the old grade on resubmitted work.
      version('two', { changedAt: 3, seenAt: 13, isSent: true, ...graded(40, ' Try again. ') }),
      version('two', { changedAt: 4, seenAt: 14, ...graded(80, 'Good.') }),
      version('two', { changedAt: 5, seenAt: 15, ...graded(90, 'Good.') }),
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
  expect(hasEarlier(groupVersions(all(one, { ...one, ...graded(50, ''), changedAt: 2 })))).toBe(
    false,
  );
});

test('a version first seen with its grade has no time', () => {
  const [sending] = groupVersions(all(version('one', { changedAt: 5, ...graded(50, 'Fine.') })));
  expect(sending?.at).toBeNull();
});

test('an equal version counts if sent from here, not if seen again', () => {
  const one = version('one', { changedAt: 1, isSent: true, seenAt: 1 });
  const known = all(one);
  expect(withVersion(known, { ...one, changedAt: 2, seenAt: 2, isSent: false })).toBe(known);
  expect(groupVersions(all(one, { ...one, changedAt: 2, seenAt: 2 }))).toHaveLength(2);
});

test('groupVersions ignores a grade of 0', () => {
  const [sending] = groupVersions(all(version('one', { ...graded(0, ''), changedAt: 1 })));
  expect(sending?.replies).toEqual([]);
});

test('two tabs store the same versions in any order, without duplicates', () => {
  const row = record({
    words: constantFrom('one', 'two'),
    gradePercentage: constantFrom(null, 50, 60),
    place: nat(),
  });
  assert(
    property(array(row, { maxLength: 6 }), (rows) => {
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
