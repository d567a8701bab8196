import { describe, expect, test } from 'vitest';
import { reviewOf } from '../../../src/tasks/status.ts';
import {
  isResubmission,
  gradeSeen,
  gradeSubmission,
  loadMentorSubmissions,
  type Submission,
} from '../../../src/tasks/tasksSlice.ts';
import { after, at, rootReducer, type Action } from '../../support/store/rootReducer.ts';
import { submissionWith } from '../entities.ts';

const day = (date: number): string => `2026-03-0${date}T10:00:00.000Z`;

const submission = (given: Partial<Submission> = {}): Submission =>
  submissionWith({
    id: 'row',
    menteeComment: 'Done',
    updatedAt: day(1),
    task: { id: 'form', title: 'SIGN-UP FORM' },
    ...given,
  });

const graded = submission({ gradePercentage: 80, mentorComment: 'Tidy', updatedAt: day(2) });

const list = (endedAt: number, ...items: Submission[]) =>
  loadMentorSubmissions.fulfilled(
    { submissions: items, resubmitted: null },
    `list at ${endedAt}`,
    undefined,
    at(endedAt),
  );

const rowAfter = (...actions: Action[]) => after(...actions).tasks.queue?.['row'];

describe('the mentor’s list', () => {
  const grade = { submissionId: 'row', gradePercentage: 70, mentorComment: 'Well' };
  const give = (endedAt: number) =>
    gradeSubmission.fulfilled(undefined, 'grade', grade, at(endedAt));
  const sentAgain = { ...graded, taskUrl: 'https://new.example', updatedAt: day(4) };

  test('the queue stores when rows were found and drops missing rows', () => {
    expect(rowAfter(list(1, submission()))).toEqual({
      submission: submission(),
      readAt: 1,
      gradedAt: 0,
      foundAt: 0,
      isResubmitted: false,
    });
    const late = [list(1), list(2, submission()), list(3, submission())];
    expect(rowAfter(...late)).toMatchObject({ readAt: 3, foundAt: 2 });
    expect(rowAfter(list(1, submission()), list(2))).toBeUndefined();
    expect(after(list(1)).tasks.queue).toEqual({});
  });

  test('the queue shows a grade at once with its time', () => {
    const known = after(list(1, submission(), submission({ id: 'other' })), give(5_000));
    expect(known.tasks.queue?.['row']).toMatchObject({
      gradedAt: 5_000,
      isResubmitted: false,
      submission: {
        gradePercentage: 70,
        mentorComment: 'Well',
        updatedAt: '1970-01-01T00:00:05.000Z',
      },
    });
    expect(known.tasks.queue?.['other']?.submission.gradePercentage).toBeNull();
    expect(known.tasks.lastGraded).toBe('row');
    expect(rootReducer(known, gradeSeen()).tasks.lastGraded).toBeNull();
    expect(after(give(1)).tasks).toMatchObject({ queue: null, lastGraded: 'row' });
    expect(after(list(1), give(2)).tasks.queue).toEqual({});
  });

  test('work resubmitted after its grade counts as such until the next grade', () => {
    const again = rowAfter(list(1, graded), list(2, sentAgain));
    expect(again).toMatchObject({ foundAt: 2, isResubmitted: true });
    // foundAt is the time of the first difference.
    const thrice = { ...sentAgain, menteeComment: 'And again' };
    const later = rowAfter(list(1, graded), list(2, sentAgain), list(3, thrice));
    expect(later).toMatchObject({ foundAt: 2, isResubmitted: true });
    expect(rowAfter(list(1, graded), list(2, sentAgain), give(3))?.isResubmitted).toBe(false);
  });

  test.each<[string, Submission, Partial<Submission>, boolean]>([
    ['another link', graded, { taskUrl: 'https://new.example' }, true],
    ['another comment of the mentee', graded, { menteeComment: 'New' }, true],
    ['the same work', graded, {}, false],
    ['another grade', graded, { taskUrl: 'x', gradePercentage: 81 }, false],
    ['another comment of the mentor', graded, { taskUrl: 'x', mentorComment: 'No' }, false],
    ['work that had no grade', submission(), { taskUrl: 'x' }, false],
  ])('%s under a grade counts as a resubmission: %s', (_, before, given, isAgain) => {
    const now = { ...before, ...given };
    const record = { submission: before, readAt: 1, gradedAt: 0, foundAt: 0, isResubmitted: false };
    expect(isResubmission(now, record)).toBe(isAgain);
    expect(isResubmission(now, undefined)).toBe(false);
  });

  test('reviewOf returns waiting, graded, or again after a resubmission', () => {
    const record = { readAt: 1, gradedAt: 0, foundAt: 0, isResubmitted: false };
    expect(reviewOf({ ...record, submission: submission() })).toBe('waiting');
    expect(reviewOf({ ...record, submission: graded })).toBe('graded');
    expect(reviewOf({ ...record, submission: sentAgain, isResubmitted: true })).toBe('again');
  });
});
