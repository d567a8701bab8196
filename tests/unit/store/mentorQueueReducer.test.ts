import { describe, expect, test } from 'vitest';
import { reviewOf } from '../../../src/tasks/status.ts';
import {
  isResubmission,
  factsRestored,
  gradeSeen,
  gradeSubmission,
  loadMentorSubmissions,
  type Submission,
} from '../../../src/tasks/tasksSlice.ts';
import { after, at, rootReducer, type Action } from '../../support/store/rootReducer.ts';
import { day, formSubmission as submission, gradedForm as graded } from '../entities.ts';

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

  test('the API’s word on what was resubmitted counts, and not what this device has seen', () => {
    const rows = [graded, submission({ id: 'ungraded' }), { ...graded, id: 'kept' }];
    const said = (resubmitted: string[] | null) => {
      const { queue, areResubmittedKnown } = after(
        list(1, ...rows, { ...graded, id: 'kept', taskUrl: 'https://old.example' }),
        loadMentorSubmissions.fulfilled({ submissions: rows, resubmitted }, '', undefined, at(2)),
      ).tasks;
      const again = Object.values(queue ?? {}).filter(({ isResubmitted }) => isResubmitted);
      return { areResubmittedKnown, again: again.map((row) => row.submission.id) };
    };
    expect(said(['row', 'ungraded'])).toEqual({ areResubmittedKnown: true, again: ['row'] });
    expect(said(null)).toEqual({ areResubmittedKnown: false, again: ['kept'] });
  });

  test('a stored list keeps what the device knew about a row, and a new list decides what was resubmitted', () => {
    const facts = { gradedAt: 5, foundAt: 3, isResubmitted: true };
    const seen = { bellOpenedAt: 0, chosenTrack: null };
    const known = factsRestored({ work: {}, rows: { row: facts }, seen });
    const fresh = list(9, graded);
    const stored = { ...fresh, meta: { ...fresh.meta, stored: {} } };
    expect(rowAfter(known, stored)).toMatchObject(facts);
    expect(rowAfter(known, fresh)).toMatchObject({ ...facts, isResubmitted: false });
  });

  test('a grade from an earlier visit is not announced again', () => {
    const given = give(1);
    const stored = { ...given, meta: { ...given.meta, stored: {} } };
    expect(after(list(1, submission()), stored).tasks.lastGraded).toBeNull();
  });

  test('reviewOf returns waiting, graded, or again after a resubmission', () => {
    const record = { readAt: 1, gradedAt: 0, foundAt: 0, isResubmitted: false };
    expect(reviewOf({ ...record, submission: submission() })).toBe('waiting');
    expect(reviewOf({ ...record, submission: graded })).toBe('graded');
    expect(reviewOf({ ...record, submission: sentAgain, isResubmitted: true })).toBe('again');
  });
});
