import { expect, test } from 'vitest';
import type { Submission } from '../../src/api/schemas.ts';
import {
  commentsOn,
  nextWaiting,
  selectQueue,
  selectQueueCounts,
  viewQueue,
  type QueueView,
} from '../../src/store/selectors/mentorQueue.ts';
import tasksReducer, {
  gradeSubmission,
  loadMentorSubmissions,
} from '../../src/slices/tasksSlice.ts';

const ada = { id: 'ada', firstName: 'Àdá', lastName: 'Obi' };
const bisi = { id: 'bisi', firstName: 'Bisi', lastName: 'Ade' };
const form = { id: 'form', title: 'SIGN-UP FORM' };
const page = { id: 'page', title: 'FIRST PAGE' };

const submission = (id: string, day: number, given: Partial<Submission> = {}): Submission => ({
  id,
  taskUrl: 'https://work.example',
  menteeComment: '',
  mentorComment: null,
  gradePercentage: null,
  updatedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  mentee: ada,
  mentor: null,
  task: form,
  ...given,
});

const loaded = (submissions: Submission[], state = tasksReducer(undefined, { type: 'start' })) =>
  tasksReducer(
    state,
    loadMentorSubmissions.fulfilled(submissions, 'load', undefined, { endedAt: 1 }),
  );

const four = [
  submission('new', 9),
  submission('gradedEarly', 1, { gradePercentage: 70, mentorComment: 'Tidy.' }),
  submission('old', 2, { mentee: bisi, task: page }),
  submission('gradedLate', 5, { gradePercentage: 80.5, mentee: bisi, mentorComment: ' Tidy. ' }),
  submission('zero', 4, { gradePercentage: 0, mentorComment: 'No access.' }),
];

const everything: QueueView = { state: 'all', task: '', mentee: '', search: '', sort: null };
const rows = selectQueue({ tasks: loaded(four) });
const ids = (view: Partial<QueueView>) =>
  viewQueue(rows, { ...everything, ...view }).map(({ id }) => id);

test('what waits comes first, the longest waiting on top; then the latest grades', () => {
  expect(ids({})).toEqual(['old', 'zero', 'new', 'gradedLate', 'gradedEarly']);
  expect(selectQueueCounts({ tasks: loaded(four) })).toEqual({ waiting: 3, graded: 2 });
});

test('filters and search narrow each other', () => {
  expect(ids({ state: 'graded' })).toEqual(['gradedLate', 'gradedEarly']);
  expect(ids({ state: 'waiting', mentee: 'ada' })).toEqual(['zero', 'new']);
  expect(ids({ task: 'page' })).toEqual(['old']);
  expect(ids({ search: ' ADA form ' })).toEqual(['zero', 'new', 'gradedEarly']);
  expect(ids({ search: 'ada page' })).toEqual([]);
});

const by = (key: 'mentee' | 'updated' | 'grade', descending = false) =>
  ids({ sort: { key, descending } });

test('a column’s order, either way; equal ones stay in the order of need', () => {
  expect(by('mentee')).toEqual(['zero', 'new', 'gradedEarly', 'old', 'gradedLate']);
  expect(by('updated', true)).toEqual(['new', 'gradedLate', 'zero', 'old', 'gradedEarly']);
  expect(by('grade')).toEqual(['old', 'new', 'zero', 'gradedEarly', 'gradedLate']);
});

test('the next to grade is below, else above, else none', () => {
  const view = viewQueue(rows, everything);
  expect(nextWaiting(view, 'old')?.id).toBe('zero');
  expect(nextWaiting(view, 'new')?.id).toBe('old');
  expect(nextWaiting(view, 'gradedEarly')?.id).toBe('old');
  expect(nextWaiting(viewQueue(rows, { ...everything, task: 'page' }), 'old')).toBeNull();
});

test('own comments on a task, the latest first, each once', () => {
  expect(commentsOn(rows, 'form', '')).toEqual(['Tidy.', 'No access.']);
  expect(commentsOn(rows, 'form', 'zero')).toEqual(['Tidy.']);
  expect(commentsOn(rows, 'page', '')).toEqual([]);
});

test('a row that has not changed stays the same object', () => {
  const before = loaded(four);
  const after = tasksReducer(
    before,
    gradeSubmission.fulfilled(
      undefined,
      'grade',
      { submissionId: 'new', gradePercentage: 90, mentorComment: 'Good.' },
      { endedAt: 2 },
    ),
  );
  const row = (state: typeof before, id: string) =>
    selectQueue({ tasks: state }).find((one) => one.id === id);

  expect(row(after, 'old')).toBe(row(before, 'old'));
  expect(row(after, 'new')).not.toBe(row(before, 'new'));
});
