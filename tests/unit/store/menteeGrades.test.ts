import { expect, test } from 'vitest';
import { earlierGrades, type QueueRow } from '../../../src/mentoring/submissions.ts';

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Obi' };

const row = (
  id: string,
  changedAt: number,
  gradePercentage: number | null,
  mentee: typeof ada | null = ada,
): QueueRow => ({
  id,
  submission: {
    id,
    taskUrl: '',
    menteeComment: '',
    mentorComment: null,
    gradePercentage,
    updatedAt: null,
    mentee,
    mentor: null,
    task: null,
  },
  review: gradePercentage === null ? 'waiting' : 'graded',
  graded: gradePercentage !== null,
  menteeName: '',
  taskTitle: '',
  changedAt,
  gradedAt: 0,
  words: '',
});

test('menteeGrades returns the mentee’s other grades, latest first, without 0', () => {
  const rows = [
    row('early', 1, 70),
    row('this', 5, 90),
    row('zero', 4, 0),
    row('late', 3, 80.5),
    row('waiting', 6, null),
    row('other', 7, 60, { ...ada, id: 'bisi' }),
    row('nobody', 8, 50, null),
  ];
  expect(earlierGrades(rows, row('this', 5, 90)).map(({ id }) => id)).toEqual(['late', 'early']);
});

test('menteeGrades is empty for a deleted mentee', () => {
  const gone = row('gone', 1, 70, null);
  expect(earlierGrades([gone, row('nobody', 2, 80, null)], gone)).toEqual([]);
});
