import { expect, test, describe } from 'vitest';
import { gradeWord } from '../../../src/lib/gradeBands.ts';
import { gradeOf } from '../../../src/tasks/work.ts';
import { gradeSchema } from '../../../src/tasks/formSchemas.ts';
import { changeBetween, dueSoonFrom, dueSoon, LISTED } from '../../../src/tasks/news.ts';
import { HOUR } from '../../../src/lib/timing.ts';

test.each([
  ['0', 0],
  ['100', 100],
  [' 85 ', 85],
  ['72.25', 72.25],
  ['85,5', 85.5],
  ['60 %', 60],
  ['60%', 60],
  ['7.', 7],
])('a grade typed as "%s" is %d', (typed, grade) => {
  expect(gradeOf(typed)).toBe(grade);
});

test.each(['', 'ten', '-1', '1e2', '0x10', '8 5', '.', '%', '1.2.3', 'Infinity', '1000'])(
  '"%s" is no grade',
  (typed) => {
    expect(gradeOf(typed)).toBeNaN();
  },
);

test.each([
  ['', 'Please enter a grade'],
  ['   ', 'Please enter a grade'],
  ['100.01', 'Enter a number from 0 to 100'],
  ['abc', 'Enter a number from 0 to 100'],
  ['99.999', 'Enter at most two decimals'],
])('a grade of "%s" is refused', async (grade, words) => {
  await expect(gradeSchema.validate({ mentorComment: 'Fine', grade })).rejects.toThrow(words);
});

test('a comment of spaces counts as empty', async () => {
  await expect(gradeSchema.validate({ mentorComment: ' \n ', grade: '80' })).rejects.toThrow(
    'Please input your comment',
  );
});

test.each([
  [100, 'Excellent'],
  [90, 'Excellent'],
  [89.9, 'Very good'],
  [75, 'Very good'],
  [60, 'Good'],
  [40, 'Nearly there'],
  [39.5, 'Try again'],
  [0.5, 'Try again'],
])('a grade of %d is called “%s”', (grade, word) => {
  expect(gradeWord(grade)).toBe(word);
});

interface Judged {
  gradePercentage: number | null;
  mentorComment: string | null;
}

const judged = (gradePercentage: number | null, mentorComment: string | null = null): Judged => ({
  gradePercentage,
  mentorComment,
});

const waiting = judged(null);
const graded = judged(80, 'Good');

describe('changes of a submission', () => {
  test.each([
    ['a grade', waiting, judged(80), 'graded'],
    ['a grade with a comment', waiting, graded, 'graded'],
    ['a first grade after a 0', judged(0), judged(1), 'graded'],
    ['another grade', graded, judged(85, 'Good'), 'regraded'],
    ['another grade and another comment', graded, judged(85, 'Better'), 'regraded'],
    ['another comment', graded, judged(80, 'Better'), 'commented'],
    ['a comment without a grade', waiting, judged(null, 'Try again'), 'commented'],
  ] as const)('%s is news', (_, before, after, kind) => {
    expect(changeBetween(before, after)).toBe(kind);
  });

  test.each([
    ['a submission seen for the first time', null, graded],
    ['a deleted submission', graded, null],
    ['an equal submission', graded, { ...graded }],
    ['a grade of 0', waiting, judged(0)],
    ['a grade that was taken back', graded, waiting],
    ['a comment that was taken back', graded, judged(80, '  ')],
    ['a comment with other spaces around it', graded, judged(80, ' Good ')],
    ['a comment without the spaces around it', judged(80, ' Good '), graded],
  ])('%s is not news', (_, before, after) => {
    expect(changeBetween(before, after)).toBeNull();
  });

  test('news leaves the list after two weeks', () => {
    expect(LISTED).toBe(14 * 24 * HOUR);
  });
});

describe('deadlines', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  const due = (id: string, hours: number) => ({
    id,
    deadline: new Date(now + hours * HOUR).toISOString(),
  });

  test('deadlines within 48 hours are listed, the nearest first', () => {
    const tasks = [due('48', 48), due('1', 1), due('49', 49), due('-1', -1)];
    expect(dueSoon([...tasks, { id: 'none', deadline: null }], now).map(({ id }) => id)).toEqual([
      '1',
      '48',
    ]);
  });

  test('a deadline is new once it is within 48 hours', () => {
    expect(dueSoonFrom(due('1', 50).deadline)).toBe(now + 2 * HOUR);
  });
});
