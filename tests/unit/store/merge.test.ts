import { expect, test } from 'vitest';
import { requestCleared, requestIn } from '../../../src/api/query/query.ts';
import { merge, persistedOf, stateAtStart } from '../../../src/app/store/merge.ts';
import { needsFetch, selectTrackTasks } from '../../../src/tasks/status.ts';
import {
  bellOpened,
  feedbackOpened,
  gradeSubmission,
  loadMentorSubmissions,
  loadTasks,
  loadTaskSubmissions,
  submitTask,
} from '../../../src/tasks/tasksSlice.ts';
import {
  editProfile,
  loadMentors,
  loadProfile,
  welcomeDismissed,
} from '../../../src/user/userSlice.ts';
import { loadTracks } from '../../../src/tracks/tracksSlice.ts';
import { stopClock } from '../../slices/stopClock.ts';
import { storeOn } from '../../support/store/storeOn.ts';
import { profileEdit } from '../entities.ts';

type Tab = ReturnType<typeof storeOn>;

const MINUTE = 60_000;
const form = 'a'.repeat(24);
const page = 'b'.repeat(24);
const row = 'c'.repeat(24);
const web = 'd'.repeat(24);
const grade = (gradePercentage: number) => ({ gradePercentage, mentorComment: 'Of the work' });

/** Three tabs of one user on an API whose answers a test sets; each call is a minute later. */
function openTabs() {
  const clock = stopClock();
  const answers: Record<string, unknown> = { [`mentors/grade/${row}/`]: '' };
  const open = (): Tab => storeOn(async ({ url }) => answers[url]);
  const setList = (url: string, ...items: object[]) => {
    answers[url] = { items, totalCount: items.length };
  };
  const call = async (ofTab: () => Promise<unknown>) => {
    clock.pass(MINUTE);
    await ofTab();
  };
  return {
    clock,
    one: open(),
    other: open(),
    newest: open(),
    answers,
    setList,
    call,
    /** Sets the work of a mentee on the form, and reads it. */
    readWork: (tab: Tab, work: object) => {
      setList(`tasks/${form}/submissions`, { id: row, ...work });
      tab.dispatch(requestCleared(loadTaskSubmissions.keyOf(form)));
      return call(() => tab.dispatch(loadTaskSubmissions(form)));
    },
    /** Sets the row of the mentor's list, and reads it. */
    readQueue: (tab: Tab, work: object = {}) => {
      setList('mentors/submissions', { id: row, taskUrl: 'https://a.example', ...work });
      return call(() => tab.dispatch(loadMentorSubmissions()));
    },
    give: (tab: Tab, gradePercentage: number) =>
      call(() => tab.dispatch(gradeSubmission({ submissionId: row, ...grade(gradePercentage) }))),
  };
}

/** The snapshots of two tabs, merged in either order. */
function merged(first: Tab, second: Tab) {
  const [one, other] = [persistedOf(first.getState()), persistedOf(second.getState())];
  return [merge(one, other), merge(other, one)];
}

test('merging keeps the later answer about each task', async () => {
  const { one, other, readWork } = openTabs();
  await readWork(one, grade(70));
  await readWork(other, grade(75));
  for (const { tasks, requests } of merged(one, other)) {
    expect(tasks.records[form]?.submission).toMatchObject(grade(75));
    expect(requestIn({ requests }, loadTaskSubmissions.keyOf(form))?.endedAt).toBe(Date.now());
  }
});

test('merging keeps the API’s newer grade over a late answer in the other tab', async () => {
  const { one, other, readWork } = openTabs();
  await readWork(one, { ...grade(75), updatedAt: '2026-03-02T10:00:00.000Z' });
  await readWork(other, { ...grade(70), updatedAt: '2026-03-01T10:00:00.000Z' });
  for (const { tasks } of merged(one, other))
    expect(tasks.records[form]?.submission).toMatchObject(grade(75));
});

test('merging keeps that a new version waits, which only the tab that sent it knows', async () => {
  const { one, other, answers, readWork, call } = openTabs();
  const sent = { taskUrl: 'https://a.example', menteeComment: '' };
  const again = { ...grade(70), ...sent, updatedAt: '2026-03-02T10:00:00.000Z' };
  await readWork(one, { ...again, updatedAt: '2026-03-01T10:00:00.000Z' });
  answers[`tasks/${form}/submissions`] = { id: row, ...again };
  await call(() => one.dispatch(submitTask({ taskId: form, ...sent })));
  await readWork(other, again);
  for (const { tasks } of merged(one, other)) expect(tasks.records[form]?.isResubmitted).toBe(true);
  await readWork(other, { ...again, updatedAt: '2026-03-03T10:00:00.000Z' });
  for (const { tasks } of merged(one, other))
    expect(tasks.records[form]?.isResubmitted).toBe(false);
});

test('merging keeps the edited profile, the later mentors and the dismissed welcome', async () => {
  const { one, other, answers, setList, call } = openTabs();
  answers['profile'] = { id: row, city: 'Jos' };
  await call(() => one.dispatch(loadProfile()));
  await call(() => other.dispatch(loadProfile()));
  one.dispatch(welcomeDismissed());
  answers['profile'] = { id: row, city: 'Kano' };
  await call(() => one.dispatch(editProfile(profileEdit)));
  setList('profile/mentors', { id: page });
  await call(() => other.dispatch(loadMentors()));
  for (const { user } of merged(one, other)) {
    expect(user.profile?.city).toBe('Kano');
    expect(user.mentors.ids).toEqual([page]);
    expect(user.welcomeDismissed).toBe(true);
  }
});

test('merging keeps reads of either tab, marked as a snapshot', async () => {
  const { one, other, readWork, setList, call } = openTabs();
  await readWork(one, {});
  setList(`tasks/${form}/submissions`);
  setList(`tasks/${page}/submissions`, { id: row });
  for (const id of [page, form]) await call(() => other.dispatch(loadTaskSubmissions(id)));
  for (const { tasks, requests } of merged(one, other)) {
    expect([tasks.records[form]?.submitted, tasks.records[page]?.submitted]).toEqual([true, true]);
    expect(requestIn({ requests }, loadTaskSubmissions.keyOf(page))).toMatchObject({
      status: 'success',
      fromSnapshot: true,
    });
  }
});

test('merging keeps the later list, and checks its open tasks again', async () => {
  const { one, other, setList, call, clock } = openTabs();
  setList(`tasks/${form}/submissions`);
  for (const [index, tab] of [one, other].entries()) {
    setList('tasks', ...[form, page].slice(0, index + 1).map((id) => ({ id, track: web })));
    await call(() => tab.dispatch(loadTasks()));
    await call(() => tab.dispatch(loadTaskSubmissions(form)));
  }
  setList('tracks', { id: web });
  await call(() => one.dispatch(loadTracks()));
  clock.pass(6 * MINUTE);
  for (const snapshot of merged(one, other)) {
    expect([snapshot.tasks.ids, snapshot.tracks.ids]).toEqual([[form, page], [web]]);
    const [task] = selectTrackTasks(stateAtStart(snapshot, Date.now()), web) ?? [];
    expect(task).toMatchObject({ status: { state: 'open' }, source: 'snapshot' });
    expect(task && needsFetch(task, 'sent')).toBe(true);
  }
});

test('merging keeps the latest time of opened feedback and bell', async () => {
  const { one, other, readWork } = openTabs();
  await readWork(one, grade(70));
  const openedAt = Date.now();
  one.dispatch(feedbackOpened({ taskId: form, at: openedAt }));
  one.dispatch(bellOpened(openedAt));
  await readWork(other, grade(70));
  for (const { tasks } of merged(one, other)) {
    expect(tasks.records[form]).toMatchObject({ openedAt, readAt: openedAt + MINUTE });
    expect(tasks.bellOpenedAt).toBe(openedAt);
  }
});

test('merging keeps one tab’s grade with the other tab’s newer work', async () => {
  const { one, other, readQueue, give } = openTabs();
  await readQueue(one);
  await readQueue(other, { taskUrl: 'https://b.example' });
  await give(one, 61);
  for (const { tasks } of merged(one, other)) {
    expect(tasks.queue?.[row]).toMatchObject({
      submission: { ...grade(61), taskUrl: 'https://b.example' },
      // The grade was given to the other work.
      isResubmitted: true,
    });
  }
});

test('a tab without a snapshot learns of resubmitted work from the other tab', async () => {
  const { one, other, readQueue, give } = openTabs();
  await readQueue(one);
  await give(one, 61);
  await readQueue(other, { ...grade(61), taskUrl: 'https://b.example' });
  const foundAt = Date.now();
  for (const { tasks } of merged(one, other)) {
    expect(tasks.queue?.[row]).toMatchObject({
      submission: { taskUrl: 'https://b.example' },
      isResubmitted: true,
      foundAt,
    });
  }
  await give(other, 61);
  for (const { tasks } of merged(one, other)) expect(tasks.queue?.[row]?.isResubmitted).toBe(false);
});

test('merging three tabs keeps a grade given after all their reads', async () => {
  const { one, other, newest, readQueue, give } = openTabs();
  for (const tab of [one, other, newest]) await readQueue(tab);
  await give(one, 61);
  for (const snapshot of merged(one, other)) {
    const last = persistedOf(newest.getState());
    for (const { tasks } of [merge(snapshot, last), merge(last, snapshot)])
      expect(tasks.queue?.[row]?.submission.gradePercentage).toBe(61);
  }
});

/** The grade of the row in either merge of two tabs. */
const gradesOf = (first: Tab, second: Tab) =>
  merged(first, second).map(({ tasks }) => tasks.queue?.[row]?.submission.gradePercentage);

test('merging keeps the later of two grades, also of another device', async () => {
  const { one, other, newest, readQueue, give } = openTabs();
  await readQueue(one);
  await readQueue(other);
  await give(one, 61);
  await give(other, 80);
  await readQueue(newest, grade(90));
  expect(gradesOf(one, other)).toEqual([80, 80]);
  expect(gradesOf(one, newest)).toEqual([90, 90]);
});

test('merging drops submissions missing from the newer list', async () => {
  const { one, other, readQueue, setList, call } = openTabs();
  await readQueue(one);
  setList('mentors/submissions', { id: page });
  await call(() => other.dispatch(loadMentorSubmissions()));
  for (const { tasks } of merged(one, other))
    expect(Object.keys(tasks.queue ?? {})).toEqual([page]);
});
