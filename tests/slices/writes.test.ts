import { isSubmitted } from './known.ts';
import { expect, test } from 'vitest';
import { requestIn } from '../../src/api/query/query.ts';
import { loadTaskSubmissions, submitTask } from '../../src/tasks/tasksSlice.ts';
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

test('an answer that arrives after a submission does not undo it', async () => {
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

test('nothing is sent for a missing id', async () => {
  const { store, calls } = await openStore({ as: MENTEE });
  await store.dispatch(submitTask({ taskId: '', ...work }));
  await expect.poll(() => calls()).toEqual([]);
});
