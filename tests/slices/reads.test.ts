import { expect, onTestFinished, test, vi } from 'vitest';
import { isApiUnreachable } from '../../src/api/connection.ts';
import { requestIn } from '../../src/api/query/query.ts';
import { loadStages, searchStages, selectTrackStages } from '../../src/tracks/stagesSlice.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { loadTracks } from '../../src/tracks/tracksSlice.ts';
import { loadProfile } from '../../src/user/userSlice.ts';
import { fakePauses, skipPauses } from '../support/page/untilIdle.ts';
import { amina } from '../support/people.ts';
import { openStore } from './openTab.ts';
import { starterId } from '../sandbox/data/ids.ts';

/** Waits for a read, without the pauses before its retries. */
async function ended(read: Promise<unknown>): Promise<void> {
  await skipPauses();
  await read;
}

test('a dropped read is sent again, twice at most', async () => {
  const { store, sandbox } = await openStore(amina);
  fakePauses();
  sandbox.failNext({ method: 'GET', path: '/api/tracks', kind: 'drop' });
  await ended(store.dispatch(loadTracks()));
  expect(requestIn(store.getState(), loadTracks.keyOf())?.status).toBe('success');
  expect(sandbox.calls()).toHaveLength(2);

  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 9, kind: 'drop' });
  await ended(store.dispatch(loadTasks()));
  expect(requestIn(store.getState(), loadTasks.keyOf())).toMatchObject({
    status: 'failure',
    error: { kind: 'network', status: null },
  });
  expect(sandbox.calls()).toHaveLength(5);
});

test.each(['with', 'without'])(
  'a read whose response is cut in the middle is sent again, %s the browser’s word',
  async (word) => {
    const { store, sandbox } = await openStore(amina);
    fakePauses();
    if (word === 'with') {
      sandbox.failNext({ method: 'GET', path: '/api/tracks', kind: 'cut' });
    } else {
      // Some engines hand on what has arrived, as if it were whole.
      const type = { 'content-type': 'application/json' };
      const half = new Response('{"totalCount":2,"items":[{"id":"', { headers: type });
      const once = vi.spyOn(window, 'fetch').mockResolvedValueOnce(half);
      onTestFinished(() => once.mockRestore());
    }
    await ended(store.dispatch(loadTracks()));
    expect(requestIn(store.getState(), loadTracks.keyOf())?.status).toBe('success');
    expect(sandbox.calls()).toHaveLength(word === 'with' ? 2 : 1);
  },
);

/** Returns what `fetch` was told about the latest request. */
const latestRequest = () => vi.mocked(window.fetch).mock.lastCall?.[1];

test('a read that is aborted leaves the network at once, and says nothing about the connection', async () => {
  const { store, sandbox } = await openStore(amina);
  vi.spyOn(window, 'fetch');
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: 'held' });
  const read = store.dispatch(loadTasks());
  await expect.poll(sandbox.calls).toHaveLength(1);
  read.abort();
  await read;
  expect(latestRequest()?.signal?.aborted).toBe(true);
  await sandbox.letGo();
  expect(isApiUnreachable()).toBe(false);
});

test('the browser stores no response about people', async () => {
  const { store } = await openStore(amina);
  vi.spyOn(window, 'fetch');
  await store.dispatch(loadProfile());
  expect(latestRequest()?.cache).toBe('no-store');
  await store.dispatch(loadTracks());
  expect(latestRequest()?.cache).toBeUndefined();
});

test('a track’s stages are found by a search, a hundred at a time', async () => {
  const { store, sandbox } = await openStore(amina);
  const track = starterId('track', 'web');
  await store.dispatch(searchStages(track));
  expect(selectTrackStages(store.getState(), track)).toHaveLength(5);
  await store.dispatch(loadStages());
  expect(sandbox.calls()).toEqual([
    `GET /api/stages?limit=100&search=%7B%22track%22:%22${track}%22%7D`,
    'GET /api/stages?limit=100',
  ]);
});
