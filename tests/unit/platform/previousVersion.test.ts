import { beforeEach, expect, test } from 'vitest';
import { addDataSlices } from '../../../src/app/store/data.ts';
import { createStore } from '../../../src/app/store/store.ts';
import { tokenRenewed } from '../../../src/auth/authSlice.ts';
import { persistToken } from '../../../src/auth/session.ts';
import { keepPreviousVersions, previousVersion } from '../../../src/tasks/previousVersion.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTaskSubmissions,
  submitTask,
  type Submission,
} from '../../../src/tasks/tasksSlice.ts';
import { box } from '../../../src/user/box.ts';
import { tokenWith } from '../../support/jwt.ts';
import { submissionWith } from '../entities.ts';
import { readWork } from '../../../src/tasks/work.ts';

const token = tokenWith({ userId: 'amina', role: 'MENTEE', exp: 9e9 });

beforeEach(() => persistToken(token));

const graded = (gradePercentage: number) => ({ gradePercentage, mentorComment: 'Nearly.' });

const version = (words: string, day: number, given: Partial<Submission> = {}): Submission =>
  submissionWith({
    menteeComment: words,
    updatedAt: `2026-03-0${day}T10:00:00.000Z`,
    ...given,
  });

const read = (submission: Submission | null, at: number) =>
  loadTaskSubmissions.fulfilled(
    { items: submission ? [submission] : [], sent: 1, totalCount: 1 },
    `read ${at}`,
    'task',
    { endedAt: at },
  );

const submit = (submission: Submission, at: number) => {
  const arg = { taskId: 'task', ...readWork(submission) };
  return submitTask.fulfilled(submission, `submit ${at}`, arg, { endedAt: at });
};

const list = (submission: Submission, at: number) =>
  loadMentorSubmissions.fulfilled(
    { submissions: [submission], resubmitted: null },
    `list ${at}`,
    undefined,
    { endedAt: at },
  );

const grade = (gradePercentage: number, at: number) =>
  gradeSubmission.fulfilled(
    undefined,
    `grade ${at}`,
    { submissionId: 'work', ...graded(gradePercentage) },
    { endedAt: at },
  );

type Action = Parameters<ReturnType<typeof createStore>['dispatch']>[0];

/** Returns the comment and the grade of the version in the box after these responses, or null. */
function keptAfter(...actions: Action[]) {
  const store = createStore();
  addDataSlices(store);
  store.dispatch(tokenRenewed(token));
  store.addListeners(keepPreviousVersions);
  for (const action of actions) store.dispatch(action);
  const kept = box.get('amina', previousVersion, 'work');
  return kept && [kept.menteeComment, kept.gradePercentage];
}

const one = version('one', 1);
const oneGraded = version('one', 2, graded(40));
const two = version('two', 3, graded(40));
const three = version('three', 5, graded(40));

test.each<[string, Action[], [string, number | null] | null]>([
  ['a first submission', [submit(one, 1)], null],
  ['a grade', [submit(one, 1), read(oneGraded, 2)], null],
  ['a new grade', [read(oneGraded, 1), read(version('one', 3, graded(90)), 2)], null],
  ['work that is gone', [read(one, 1), read(null, 2), submit(two, 3)], null],
  ['a resubmission', [read(oneGraded, 1), submit(two, 2)], ['one', 40]],
  ['a resubmission of ungraded work', [read(one, 1), submit(version('two', 2), 2)], ['one', null]],
  ['the same words again', [read(oneGraded, 1), submit(version('one', 3), 2)], ['one', 40]],
  ['a version from another device', [read(oneGraded, 1), read(two, 2)], ['one', 40]],
  [
    'a resubmission that the first feedback still lies on',
    [read(oneGraded, 1), submit(two, 2), submit(three, 3)],
    ['one', 40],
  ],
  [
    'a resubmission of a graded resubmission',
    [read(oneGraded, 1), submit(two, 2), read(version('two', 4, graded(85)), 3), submit(three, 4)],
    ['two', 85],
  ],
  ['a resubmission to a mentor', [list(one, 1), grade(40, 2), list(two, 3)], ['one', 40]],
  ['a grade for it', [list(oneGraded, 1), list(two, 2), grade(85, 3)], ['one', 40]],
])('after %s, the box has the version before it', (_, actions, kept) => {
  expect(keptAfter(...actions)).toEqual(kept);
});

test('a version in the box with an unreadable field counts as none', () => {
  keptAfter(read(oneGraded, 1), submit(two, 2));
  const key = 'akada_box:amina:previous:work';
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
  for (const wrong of [{ taskUrl: null }, { gradePercentage: '40' }, { updatedAt: 'noon' }]) {
    localStorage.setItem(key, JSON.stringify(Object.assign({}, stored, wrong)));
    expect(box.get('amina', previousVersion, 'work')).toBeNull();
  }
});
