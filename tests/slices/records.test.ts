import { expect, test } from 'vitest';
import { loadTaskSubmissions, submitTask } from '../../src/tasks/tasksSlice.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { openStore } from './openTab.ts';
import { workWith } from '../unit/entities.ts';
import { amina } from '../support/people.ts';

const work = workWith({ menteeComment: 'Every step is in the notes' });

test('a response that arrives after a submission does not undo it', async () => {
  const { store, sandbox } = await openStore(amina);
  const taskId = starterId('task', 'web-first-repo');
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: 'held' });
  const read = store.dispatch(loadTaskSubmissions(taskId));
  await expect.poll(() => sandbox.calls()).toHaveLength(1);
  await store.dispatch(submitTask({ taskId, ...work }));
  // The read's response is older than the submission and lacks it.
  sandbox.db.run('DELETE FROM submissions WHERE taskId = ?', [taskId]);
  await sandbox.letGo();
  await read;

  const { records } = store.getState().tasks;
  expect(records[taskId]).toMatchObject({ submitted: true, submission: work });
  await store.dispatch(loadTaskSubmissions(taskId));
  expect(sandbox.calls()).toHaveLength(2);
});

test('nothing is sent for a missing id', async () => {
  const { store, sandbox } = await openStore(amina);
  await store.dispatch(submitTask({ taskId: '', ...work }));
  await expect.poll(() => sandbox.calls()).toEqual([]);
});
