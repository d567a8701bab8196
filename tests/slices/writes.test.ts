import { isSubmitted } from './known.ts';
import { expect, test } from 'vitest';
import { requestIn, requestCleared } from '../../src/api/query/query.ts';
import { requestReset, sendConfirmation } from '../../src/auth/authSlice.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTasks,
  loadTaskSubmissions,
  submitTask,
} from '../../src/tasks/tasksSlice.ts';
import { enroll, loadTrackMentors } from '../../src/tracks/tracksSlice.ts';
import { editProfile, editSeen, loadProfile, uploadPhoto } from '../../src/user/userSlice.ts';
import type { Db } from '../sandbox/data/db.ts';
import { openStore } from '../support/store/openStore.ts';

const MENTEE = 'mentee@akada.example';

const userId = (db: Db, email: string): string =>
  db.get<{ id: string }>('SELECT id FROM users WHERE email = ?', [email])?.id ?? '';

/** A task of the mentee's tracks, with a mentor, that the mentee has not submitted yet. */
function openTask(db: Db): string {
  const mentee = userId(db, MENTEE);
  const row = db.get<{ id: string }>(
    `SELECT id FROM tasks
     WHERE trackId IN (SELECT trackId FROM mentorships WHERE menteeId = ?)
       AND id NOT IN (SELECT taskId FROM submissions WHERE menteeId = ?)`,
    [mentee, mentee],
  );
  if (!row) throw new Error('The starter content has no open task for the mentee');
  return row.id;
}

const submissionsOf = (db: Db, taskId: string) =>
  db.all<{ taskUrl: string; menteeComment: string }>(
    'SELECT taskUrl, menteeComment FROM submissions WHERE taskId = ? AND menteeId = ?',
    [taskId, userId(db, MENTEE)],
  );

const work = { taskUrl: 'https://github.com/me/work', menteeComment: 'Every step is in the notes' };

test('a submission dispatched twice is sent once', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTEE });
  const taskId = openTask(sandbox.db);
  await Promise.all([
    store.dispatch(submitTask({ taskId, ...work })),
    store.dispatch(submitTask({ taskId, ...work })),
  ]);
  expect(calls()).toEqual([`POST /api/tasks/${taskId}/submissions`]);
  expect(submissionsOf(sandbox.db, taskId)).toEqual([work]);
});

test('a submitted task moves to the submitted tasks without another call', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTEE });
  const taskId = openTask(sandbox.db);
  await store.dispatch(loadTasks());
  await store.dispatch(loadTaskSubmissions(taskId));
  expect(isSubmitted(store.getState().tasks, taskId)).toBe(false);
  await store.dispatch(submitTask({ taskId, ...work }));
  const { tasks } = store.getState();
  expect(isSubmitted(tasks, taskId)).toBe(true);
  expect(tasks.records[taskId]?.submission).toMatchObject({ ...work, gradePercentage: null });
  expect(calls()).toHaveLength(3);
});

test('a read in flight during a submission does not remove it', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTEE });
  const taskId = openTask(sandbox.db);
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  const read = store.dispatch(loadTaskSubmissions(taskId));
  await expect.poll(() => calls()).toHaveLength(1);
  await store.dispatch(submitTask({ taskId, ...work }));
  // The read's answer is from before: there is no submission in it.
  sandbox.db.run('DELETE FROM submissions WHERE taskId = ?', [taskId]);
  await sandbox.letGo();
  await read;

  const { tasks } = store.getState();
  expect(isSubmitted(tasks, taskId)).toBe(true);
  expect(tasks.records[taskId]?.submission).toMatchObject(work);
  await store.dispatch(loadTaskSubmissions(taskId));
  expect(calls()).toHaveLength(2);
});

test('a failed submission is repeated only by the user', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTEE });
  const taskId = openTask(sandbox.db);
  const path = `/api/tasks/${taskId}/submissions`;
  for (const kind of ['500', 'drop', '503'] as const) {
    sandbox.failNext({ method: 'POST', path, times: 1, kind });
    await store.dispatch(submitTask({ taskId, ...work }));
    const request = requestIn(store.getState(), submitTask.keyOf(taskId));
    expect(request?.status).toBe('failure');
    expect(isSubmitted(store.getState().tasks, taskId)).toBeUndefined();
  }
  expect([calls().length, submissionsOf(sandbox.db, taskId).length]).toEqual([3, 0]);
  await store.dispatch(submitTask({ taskId, ...work }));
  expect(submissionsOf(sandbox.db, taskId)).toEqual([work]);
});

test('grading replaces the submission in the list and sets the marker', async () => {
  const { store, sandbox, calls } = await openStore({ as: 'mentor@akada.example' });
  await store.dispatch(loadMentorSubmissions());
  const queue = () =>
    Object.values(store.getState().tasks.queue ?? {}).map(({ submission }) => submission);
  const all = queue();
  const waiting = all.find(({ gradePercentage }) => gradePercentage === null);
  const submissionId = waiting?.id ?? '';
  const grade = { gradePercentage: 87.5, mentorComment: 'Clear and complete' };
  await store.dispatch(gradeSubmission({ submissionId, ...grade }));

  expect(store.getState().tasks.lastGraded).toBe(submissionId);
  expect(queue().find(({ id }) => id === submissionId)).toMatchObject(grade);
  expect(queue()).toHaveLength(all.length);
  expect(
    sandbox.db.get('SELECT gradePercentage, mentorComment FROM submissions WHERE id = ?', [
      submissionId,
    ]),
  ).toEqual(grade);
  expect(calls().slice(1)).toEqual([`POST /api/mentors/grade/${submissionId}/`]);
});

test('more than a hundred submissions are all read', async () => {
  const { store, sandbox, calls } = await openStore({ as: 'mentor@akada.example' });
  const { db } = sandbox;
  const mentorId = userId(db, 'mentor@akada.example');
  const { had } = db.get<{ had: number }>(
    'SELECT count(*) AS had FROM submissions WHERE mentorId = ?',
    [mentorId],
  ) ?? { had: 0 };
  for (let number = had; number < 205; number += 1) {
    db.run(
      `INSERT INTO submissions (id, taskId, menteeId, mentorId, taskUrl, createdAt, updatedAt)
       SELECT ?, taskId, menteeId, mentorId, taskUrl, createdAt, updatedAt
       FROM submissions WHERE mentorId = ? LIMIT 1`,
      [`f00d${String(number).padStart(20, '0')}`, mentorId],
    );
  }
  await store.dispatch(loadMentorSubmissions());
  expect(Object.keys(store.getState().tasks.queue ?? {})).toHaveLength(205);
  expect(calls()).toHaveLength(3);
});

const edit = {
  firstName: 'Amina',
  lastName: 'Bello',
  country: 'Nigeria',
  city: 'Kano',
  phoneNumber: '+2347063644568',
  dob: '2000-01-01T00:00:00.000Z',
  gender: 'FEMALE' as const,
  technologies: ['React'],
  description: 'Learning every evening',
};

test('an edited profile keeps its tracks, although the answer breaks them', async () => {
  const { store, sandbox } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  const before = store.getState().user.profile;
  await store.dispatch(editProfile(edit));
  const { profile, edited } = store.getState().user;
  expect(profile).toMatchObject(edit);
  expect(profile?.tracks).toEqual(before?.tracks);
  expect(profile?.tracks.length).toBeGreaterThan(0);
  expect(edited).toBe(true);
  expect(sandbox.db.get('SELECT city, description FROM users WHERE email = ?', [MENTEE])).toEqual({
    city: 'Kano',
    description: 'Learning every evening',
  });
  store.dispatch(editSeen());
  expect(store.getState().user.edited).toBe(false);
});

test('a profile read in flight during an edit does not undo it', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  store.dispatch(requestCleared(loadProfile.keyOf()));
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, times: 1, kind: 'held' });
  const read = store.dispatch(loadProfile());
  await expect.poll(() => calls()).toHaveLength(2);
  await store.dispatch(editProfile(edit));
  // The read's answer is from before.
  sandbox.db.run('UPDATE users SET city = ? WHERE email = ?', ['Lagos', MENTEE]);
  await sandbox.letGo();
  await read;
  expect(store.getState().user.profile).toMatchObject(edit);

  store.dispatch(requestCleared(loadProfile.keyOf()));
  await store.dispatch(loadProfile());
  expect(store.getState().user.profile?.city).toBe('Lagos');
});

test('a photo is stored and shown from its new address', async () => {
  const { store } = await openStore({ as: MENTEE });
  await store.dispatch(loadProfile());
  const before = store.getState().user.profile;
  const file = new File([new Uint8Array(2000)], 'me.png', { type: 'image/png' });
  await store.dispatch(uploadPhoto({ file }));
  const after = store.getState().user.profile;
  expect(after?.photoUrl).toMatch(/^http.*\/api\/photos\//);
  expect(after?.photoUrl).not.toBe(before?.photoUrl);
  expect(after?.tracks).toEqual(before?.tracks);

  const large = new File([new Uint8Array(204_801)], 'large.png', { type: 'image/png' });
  await store.dispatch(uploadPhoto({ file: large }));
  const request = requestIn(store.getState(), uploadPhoto.keyOf());
  expect(request?.error?.message).toBe('File cannot be larger than 200KB');
});

test('enrolling sends the mentor and accepts an empty answer', async () => {
  const { store, sandbox } = await openStore({ as: 'new.mentee@akada.example' });
  const trackId = sandbox.db.get<{ id: string }>('SELECT id FROM tracks LIMIT 1')?.id ?? '';
  await store.dispatch(loadTrackMentors(trackId));
  const mentorId = store.getState().tracks.mentors[trackId]?.[0]?.id ?? '';
  await store.dispatch(enroll({ trackId, mentorId }));
  expect(requestIn(store.getState(), enroll.keyOf())?.status).toBe('success');
  expect(
    sandbox.db.all('SELECT mentorId, trackId FROM mentorships WHERE menteeId = ?', [
      userId(sandbox.db, 'new.mentee@akada.example'),
    ]),
  ).toEqual([{ mentorId, trackId }]);
});

test('a second email within its time fails with the client’s message', async () => {
  const { store, sandbox } = await openStore();
  const email = MENTEE;
  await store.dispatch(requestReset(email));
  expect(sandbox.outbox.mails()[0]?.link).toContain('/reset-password?token=');
  await store.dispatch(requestReset(email));
  expect(requestIn(store.getState(), requestReset.keyOf(email))?.error).toMatchObject({
    status: 500,
    message: 'An error occured',
  });
  await store.dispatch(sendConfirmation(email));
  expect(requestIn(store.getState(), sendConfirmation.keyOf(email))?.error).toMatchObject({
    status: 409,
    message: 'Email has already been confirmed',
    fromServer: true,
  });
});

test('nothing is sent for a missing id', async () => {
  const { store, calls } = await openStore({ as: MENTEE });
  await store.dispatch(submitTask({ taskId: '', ...work }));
  await expect.poll(() => calls()).toEqual([]);
});
