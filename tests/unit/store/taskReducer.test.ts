import { describe, expect, test } from 'vitest';
import {
  bellOpened,
  factsRestored,
  feedbackOpened,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
  submitTask,
  taskSelectors,
  trackChosen,
  type Submission,
  type Task,
} from '../../../src/tasks/tasksSlice.ts';
import {
  after,
  at,
  emptyState,
  idsOf,
  rootReducer,
  type Action,
} from '../../support/store/rootReducer.ts';
import { changedAt } from '../../../src/tasks/submission.ts';
import { selectChanges } from '../../../src/tasks/selectNews.ts';
import {
  day,
  formSubmission as submission,
  gradedForm as graded,
  taskWith,
  workWith,
} from '../entities.ts';

const regraded = submission({ gradePercentage: 90, mentorComment: 'Tidy', updatedAt: day(3) });

const readOf = (taskId: string, endedAt: number, items: Submission[]) =>
  loadTaskSubmissions.fulfilled(
    { items, sent: items.length, totalCount: items.length },
    `${taskId} read at ${endedAt}`,
    taskId,
    at(endedAt),
  );

const read = (endedAt: number, ...items: Submission[]) => readOf('form', endedAt, items);

const sendIn = { taskId: 'form', ...workWith() };

/**
 * Returns the response to work that was sent again, which still has the grade of the earlier work.
 */
const sendAgain = (endedAt: number) =>
  submitTask.fulfilled({ ...graded, ...sendIn }, 'send', sendIn, at(endedAt));

const recordAfter = (...actions: Action[]) => after(...actions).tasks.records['form'];

const changeAfter = (...actions: Action[]) => recordAfter(...actions)?.change;

const waitsAfter = (...actions: Action[]) => recordAfter(...actions)?.isResubmitted;

const shownAfter = (...actions: Action[]) => recordAfter(...actions)?.submission?.id;

function workAfter(...actions: Action[]) {
  const record = recordAfter(...actions);
  return [record?.submitted, record?.submission?.gradePercentage];
}

/** Returns a page of submissions with the API's count of all. */
const counted = (totalCount: number | null, ...items: Submission[]) =>
  loadTaskSubmissions.fulfilled({ items, sent: items.length, totalCount }, '', 'form', at(1));

describe('work on a task', () => {
  test('a record is unknown, absent or submitted with its grade', () => {
    expect(workAfter()).toEqual([undefined, undefined]);
    expect(workAfter(read(1))).toEqual([false, undefined]);
    expect(workAfter(read(1, submission()))).toEqual([true, null]);
    expect(workAfter(read(1, graded))).toEqual([true, 80]);
    // A task stays submitted although its row is gone.
    expect(workAfter(read(1, graded), read(2))).toEqual([true, undefined]);
    expect(recordAfter(read(1, graded, submission({ id: 'second' })))).toEqual({
      submitted: true,
      submission: graded,
      isResubmitted: false,
      readAt: 1,
      change: null,
      openedAt: 0,
    });
  });

  test('a task is submitted if the API counts a submission, with its row or without', () => {
    expect(workAfter(counted(2))).toEqual([true, undefined]);
    expect(workAfter(counted(0))).toEqual([false, undefined]);
    expect(workAfter(counted(null, graded))).toEqual([true, 80]);
    expect(workAfter(counted(null))).toEqual([false, undefined]);
  });

  test('a stored response keeps what the device knew about work, and a new one decides what was resubmitted', () => {
    const facts = { change: null, openedAt: 7, isResubmitted: true };
    const seen = { bellOpenedAt: 0, chosenTrack: null };
    const known = factsRestored({ work: { form: facts }, rows: {}, seen });
    const fresh = read(9, graded);
    const stored = { ...fresh, meta: { ...fresh.meta, stored: {} } };
    expect(recordAfter(known, stored)).toMatchObject(facts);
    expect(recordAfter(known, fresh)).toMatchObject({ ...facts, isResubmitted: false });
  });

  test('a record ignores responses with an earlier date of the API', () => {
    expect(recordAfter(read(1, regraded), read(2, graded))?.submission).toEqual(regraded);
    expect(recordAfter(read(1, regraded), sendAgain(2))?.submission).toEqual(regraded);
    expect(recordAfter(read(1, graded), read(2, { ...graded, taskUrl: 'x' }))).toMatchObject({
      readAt: 2,
      submission: { taskUrl: 'x' },
    });
    // A row without a date is older than a dated row; another row is always accepted.
    expect(recordAfter(read(1, graded), read(2, submission({ updatedAt: null })))?.readAt).toBe(1);
    expect(recordAfter(read(1, graded), read(2, submission({ id: 'new' })))?.readAt).toBe(2);
    expect(recordAfter(read(1, graded), read(2))?.submission).toBeNull();
    // The device's clock was set back.
    expect(recordAfter(read(5, submission()), read(1, graded))?.submission).toEqual(graded);
  });

  test('changedAt is 0 without a submission and 1 without a date', () => {
    expect(changedAt(null)).toBe(0);
    expect(changedAt(submission({ updatedAt: null }))).toBe(1);
    expect(changedAt(graded)).toBe(Date.parse(day(2)));
  });

  test('a record keeps the news of a new grade or comment', () => {
    expect(changeAfter(read(1, submission()), read(2, graded))).toEqual({ kind: 'graded', at: 2 });
    expect(changeAfter(read(1, submission()), read(2, graded), read(3, graded))?.at).toBe(2);
    // An unseen first grade stays "graded" after corrections.
    const two = [read(1, submission()), read(5, graded)];
    expect(changeAfter(...two, read(6, regraded))).toEqual({ kind: 'graded', at: 6 });
    expect(changeAfter(...two, bellOpened(5), read(6, regraded))).toEqual({
      kind: 'regraded',
      at: 6,
    });
    expect(changeAfter(read(1, graded), read(2, regraded))).toEqual({ kind: 'regraded', at: 2 });
    const third = { ...graded, gradePercentage: 70, updatedAt: day(4) };
    expect(changeAfter(read(1, graded), read(2, regraded), read(3, third))?.kind).toBe('regraded');
    expect(changeAfter(read(1), read(2, graded))).toBeNull();
    // The grade was given between a read and a resubmission.
    expect(changeAfter(read(1, submission()), sendAgain(2))).toEqual({ kind: 'graded', at: 2 });
  });

  test('resubmitted work stays in the news with its feedback opened', () => {
    const opened = feedbackOpened({ taskId: 'form', at: 3 });
    expect(recordAfter(read(1, submission()), read(2, graded), opened, sendAgain(4))).toMatchObject(
      {
        submitted: true,
        submission: { taskUrl: sendIn.taskUrl, gradePercentage: 80 },
        readAt: 4,
        change: { kind: 'graded', at: 2 },
        openedAt: 3,
      },
    );
  });

  describe('a new version', () => {
    const again = { ...graded, ...sendIn, updatedAt: day(4) };
    const send = (endedAt: number, row: Submission = again) =>
      submitTask.fulfilled(row, 'send', sendIn, at(endedAt));
    test('it waits until the row has changed after the resubmission', () => {
      const sent = [read(1, graded), send(2)];
      expect(waitsAfter(read(1, graded))).toBe(false);
      expect(waitsAfter(...sent)).toBe(true);
      // The form may open before the earlier submission has loaded.
      expect(waitsAfter(send(2))).toBe(true);
      expect(waitsAfter(...sent, read(3, again))).toBe(true);
      expect(waitsAfter(...sent, read(3, again), send(4, { ...again, updatedAt: day(5) }))).toBe(
        true,
      );
      expect(waitsAfter(...sent, read(3, { ...again, gradePercentage: 95 }))).toBe(false);
      expect(waitsAfter(...sent, read(3, { ...again, mentorComment: 'Better' }))).toBe(false);
      // The new version gets the same grade and comment.
      expect(waitsAfter(...sent, read(3, { ...again, updatedAt: day(5) }))).toBe(false);
      expect(waitsAfter(read(1, submission()), send(2, submission(sendIn)))).toBe(false);
    });

    test('another row of the task is not a new version', () => {
      const other = { ...graded, id: 'other', taskUrl: 'https://other.example', updatedAt: day(4) };
      expect(waitsAfter(read(1, graded), read(2, other))).toBe(false);
    });

    test('one from another device waits too', () => {
      const elsewhere = { ...graded, taskUrl: 'https://other.example', updatedAt: day(5) };
      expect(waitsAfter(read(1, graded), read(2, elsewhere))).toBe(true);
      expect(waitsAfter(read(1, graded), send(2), read(3, elsewhere))).toBe(true);
      expect(waitsAfter(read(1, graded), read(2, { ...graded, updatedAt: day(5) }))).toBe(false);
    });

    test('its grade is news even if it equals the previous one', () => {
      const listed = loadTasks.fulfilled([task('form', 'FORM')], 'tasks', undefined, at(1));
      const two = [listed, read(1, submission()), read(2, graded)];
      const newsAfter = (...actions: Action[]) =>
        selectChanges(after(...two, ...actions)).map(({ kind, grade }) => [kind, grade]);
      expect(newsAfter()).toEqual([['graded', 80]]);
      expect(newsAfter(send(3))).toEqual([]);
      const equal = read(4, { ...again, updatedAt: day(5) });
      expect(newsAfter(bellOpened(3), send(3), equal)).toEqual([['regraded', 80]]);
    });

    test('among several rows the graded one is shown, or else the newest', () => {
      const older = submission({ id: 'older', updatedAt: day(1) });
      const newer = submission({ id: 'newer', updatedAt: day(3) });
      expect(shownAfter(read(1, newer, older))).toBe('newer');
      expect(shownAfter(read(1, older, graded, newer))).toBe('row');
      expect(shownAfter(read(1, older, newer), read(2, older, graded, newer))).toBe('newer');
      expect(shownAfter(read(1, older), read(2, older, graded))).toBe('row');
      expect(changeAfter(read(1, older), read(2, older, graded))?.kind).toBe('graded');
      // Rows of one moment are listed oldest first.
      const twin = submission({ id: 'twin', updatedAt: day(1) });
      expect(shownAfter(read(1, older, twin))).toBe('twin');
      const best = { ...graded, id: 'best', updatedAt: day(5) };
      expect(shownAfter(read(1, graded, best, newer))).toBe('best');
      // The API puts a new version into the oldest row.
      const sent = { ...older, ...sendIn, updatedAt: day(4) };
      expect(shownAfter(read(1, older, graded), send(2, sent), read(3, sent, graded))).toBe(
        'older',
      );
    });
  });

  test('selectChanges returns unread and read feedback, latest first', () => {
    const opened = feedbackOpened({ taskId: 'form', at: 3 });
    const listed = [task('form', 'SIGN-UP FORM'), task('page', '')];
    const reads = [read(1, submission()), read(2, graded)];
    const two = [loadTasks.fulfilled(listed, 'tasks', undefined, at(1)), ...reads];
    expect(selectChanges(after(...reads))).toEqual([]);
    expect(recordAfter(...two, opened, read(4, graded))?.openedAt).toBe(3);
    expect(after(opened).tasks.records).toEqual({});
    expect(selectChanges(after(read(1, graded)))).toEqual([]);
    const [change] = selectChanges(after(...two));
    expect(change).toEqual({
      taskId: 'form',
      title: 'Sign-up form',
      kind: 'graded',
      grade: 80,
      at: 2,
      isUnread: true,
    });
    const unread = (openedAt: number) =>
      selectChanges(after(...two, feedbackOpened({ taskId: 'form', at: openedAt })))[0]?.isUnread;
    expect([unread(1), unread(2), unread(3)]).toEqual([true, false, false]);
    const nameless = { id: 'other', task: null };
    const both = after(
      ...two,
      readOf('page', 1, [submission(nameless)]),
      readOf('page', 9, [{ ...graded, ...nameless }]),
      readOf('none', 1, []),
    );
    expect(selectChanges(both).map(({ taskId, title }) => [taskId, title])).toEqual([
      ['page', ''],
      ['form', 'Sign-up form'],
    ]);
    const gone = rootReducer(both, read(12));
    expect(selectChanges(gone).map(({ taskId }) => taskId)).toEqual(['page']);
    const named = rootReducer(both, loadTask.fulfilled(task('page', 'HOME'), '1', 'page', at(1)));
    expect(selectChanges(named)[0]?.title).toBe('Home');
  });

  test('a submission updates its record at once during a read', () => {
    const key = loadTaskSubmissions.keyOf('form');
    const sending = { requestKey: submitTask.keyOf('form'), area: 'tasks', isWrite: true };
    const known = after(
      loadTaskSubmissions.pending('earlier', 'form', {
        requestKey: key,
        area: 'tasks',
        isWrite: false,
      }),
      submitTask.pending('send', sendIn, sending),
      submitTask.fulfilled(submission(), 'send', sendIn, { endedAt: 5, replaces: key }),
    );
    expect(known.tasks.records['form']).toMatchObject({ submitted: true, readAt: 5 });
    const { requestId, ...request } = known.requests[key] ?? {};
    expect(request).toEqual({
      area: 'tasks',
      isWrite: false,
      status: 'success',
      error: null,
      endedAt: 5,
      fromStorage: false,
    });
    expect(requestId).not.toBe('earlier');
  });
});

const task = (id: string, title = id): Task => taskWith({ id, title, track: 'web' });

test('the tasks are those of the list and any read separately', () => {
  const one = after(loadTask.fulfilled(task('form'), '1', 'form', at(1)));
  expect(idsOf(taskSelectors.selectAll(one))).toEqual(['form']);
  const listed = rootReducer(one, loadTasks.fulfilled([task('page')], '2', undefined, at(2)));
  expect(idsOf(taskSelectors.selectAll(listed))).toEqual(['page']);
});

test('the store keeps the chosen track and the bell’s opening', () => {
  expect(emptyState.tasks).toEqual({
    ids: [],
    entities: {},
    records: {},
    known: { work: {}, rows: {} },
    queue: null,
    areResubmittedKnown: false,
    bellOpenedAt: 0,
    chosenTrack: null,
    lastGraded: null,
  });
  const known = after(trackChosen('web'), bellOpened(7)).tasks;
  expect(known).toMatchObject({ chosenTrack: 'web', bellOpenedAt: 7 });
});
