import { expect, test, vi } from 'vitest';
import { requestIn } from '../../src/api/query/query.ts';
import { requestReset } from '../../src/auth/authSlice.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { uploadPhoto } from '../../src/user/userSlice.ts';
import { openStore, openTab } from './openTab.ts';
import { amina } from '../support/people.ts';

function openClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
}

test('a call without a response is aborted after 30 seconds, and may have arrived', async () => {
  const { store: storeOfTab, sandbox } = await openTab();
  const store = storeOfTab();
  sandbox.failNext({ method: 'POST', path: '/api/auth', kind: 'held' });
  openClock();
  const sending = store.dispatch(requestReset(amina.email));
  await expect.poll(sandbox.calls).toHaveLength(1);
  vi.advanceTimersByTime(29_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requestIn(store.getState(), requestReset.keyOf(amina.email))?.status).toBe('loading');
  vi.advanceTimersByTime(1500);
  expect((await sending).payload).toMatchObject({
    kind: 'timeout',
    message: 'This took too long',
  });
  // The call is aborted and not repeated, although the API may still carry it out.
  await sandbox.letGo();
  expect(sandbox.calls()).toHaveLength(1);
});

test('a read without a response is retried after 30 seconds', async () => {
  const { store, sandbox } = await openStore(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: 'held' });
  openClock();
  const read = store.dispatch(loadTasks());
  await expect.poll(sandbox.calls).toHaveLength(1);
  vi.advanceTimersByTime(30_500);
  await read;
  expect(requestIn(store.getState(), loadTasks.keyOf())?.status).toBe('success');
  expect(sandbox.calls()).toEqual(Array(2).fill(sandbox.calls()[0]));
  await sandbox.letGo();
});

test('a phone that slept during a call still accepts the response', async () => {
  const { store: storeOfTab, sandbox } = await openTab();
  const store = storeOfTab();
  sandbox.failNext({ method: 'POST', path: '/api/auth', kind: 'held' });
  openClock();
  const sending = store.dispatch(requestReset(amina.email));
  await expect.poll(sandbox.calls).toHaveLength(1);
  // Timers stop, and the clock continues.
  const clock = vi.spyOn(performance, 'now');
  clock.mockReturnValue(performance.now() + 120_000);
  vi.advanceTimersByTime(500);
  await sandbox.letGo();
  expect(requestReset.fulfilled.match(await sending)).toBe(true);
});

test('an upload ends only after 30 seconds in which no bytes were sent', async () => {
  const { store, sandbox } = await openStore(amina);
  sandbox.failNext({ method: 'POST', path: '/api/profile', kind: 'held' });
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send');
  openClock();
  const file = new File([new Uint8Array(10)], 'me.png', { type: 'image/png' });
  const onProgress = vi.fn<(share: number) => void>();
  const uploading = store.dispatch(uploadPhoto({ file, onProgress }));
  await expect.poll(sandbox.calls).toHaveLength(1);
  const [request] = send.mock.contexts;
  send.mockRestore();
  if (!(request instanceof XMLHttpRequest)) throw new Error('No request was sent');

  const passTime = async (loaded: number) => {
    vi.advanceTimersByTime(20_000);
    const before = onProgress.mock.calls.length;
    const progress = { loaded, total: 100, lengthComputable: true };
    request.upload.dispatchEvent(new ProgressEvent('progress', progress));
    await expect.poll(() => onProgress.mock.calls).toHaveLength(before + 1);
  };
  await passTime(30);
  await passTime(60);
  await passTime(90);
  expect(requestIn(store.getState(), uploadPhoto.keyOf())?.status).toBe('loading');
  await passTime(90);
  vi.advanceTimersByTime(10_500);
  expect((await uploading).payload).toMatchObject({ kind: 'timeout' });
  await sandbox.letGo();
});
