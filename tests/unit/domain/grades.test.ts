import { expect, test } from 'vitest';
import { bandOf } from '../../../src/lib/gradeBands.ts';
import { gradeOf } from '../../../src/tasks/work.ts';
import { gradeSchema } from '../../../src/tasks/formSchemas.ts';

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
  [100, 'excellent'],
  [90, 'excellent'],
  [89.9, 'veryGood'],
  [75, 'veryGood'],
  [60, 'good'],
  [40, 'nearly'],
  [39.5, 'again'],
  [0.5, 'again'],
])('a grade of %d is in the band “%s”', (grade, band) => {
  expect(bandOf(grade)).toBe(band);
});
