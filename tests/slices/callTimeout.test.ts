import { expect, test, vi } from 'vitest';
import { requestIn } from '../../src/api/query/query.ts';
import { requestReset } from '../../src/auth/authSlice.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { openStore, openTab } from './openTab.ts';

const MENTEE = 'mentee@akada.example';

function openClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
}

test('a call without an answer is aborted after 30 seconds, and may have arrived', async () => {
  const { anonymous, sandbox, calls } = await openTab();
  const store = anonymous();
  sandbox.failNext({ method: 'POST', path: '/api/auth', times: 1, kind: 'held' });
  openClock();
  const sending = store.dispatch(requestReset(MENTEE));
  await expect.poll(calls).toHaveLength(1);
  vi.advanceTimersByTime(29_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requestIn(store.getState(), requestReset.keyOf(MENTEE))?.status).toBe('loading');
  vi.advanceTimersByTime(1500);
  expect((await sending).payload).toMatchObject({
    kind: 'timeout',
    message: 'This took too long',
  });
  // Aborted, not repeated; the API may still carry it out.
  await sandbox.letGo();
  expect(calls()).toHaveLength(1);
});

test('a read without an answer is retried after 30 seconds', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  openClock();
  const read = store.dispatch(loadTasks());
  await expect.poll(calls).toHaveLength(1);
  vi.advanceTimersByTime(30_500);
  await read;
  expect(requestIn(store.getState(), loadTasks.keyOf())?.status).toBe('success');
  expect(calls()).toEqual(Array(2).fill(calls()[0]));
  await sandbox.letGo();
});

test('a phone that slept during a call still accepts the answer', async () => {
  const { anonymous, sandbox, calls } = await openTab();
  const store = anonymous();
  sandbox.failNext({ method: 'POST', path: '/api/auth', times: 1, kind: 'held' });
  openClock();
  const sending = store.dispatch(requestReset(MENTEE));
  await expect.poll(calls).toHaveLength(1);
  // Timers stop, and the clock continues.
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(performance.now() + 120_000);
  vi.advanceTimersByTime(500);
  await sandbox.letGo();
  expect(requestReset.fulfilled.match(await sending)).toBe(true);
});
