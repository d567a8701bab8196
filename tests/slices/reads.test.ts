import { describe, expect, test } from 'vitest';
import { requestIn, requestInvalidated } from '../../src/api/query/query.ts';
import { loadStages, searchStages, selectTrackStages } from '../../src/tracks/stagesSlice.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { loadTracks } from '../../src/tracks/tracksSlice.ts';
import type { AppStore } from '../../src/app/store/store.ts';
import { openStore } from './openTab.ts';
import { starterId } from '../sandbox/data/ids.ts';

const MENTEE = 'mentee@akada.example';

const tracksRequest = (store: AppStore) => requestIn(store.getState(), loadTracks.keyOf());

describe('every read', () => {
  const held = { method: 'GET', path: '/api', times: 1, kind: 'held' } as const;

  test('a read aborted during a refetch is still to be refetched', async () => {
    const { store, sandbox, calls } = await openStore({ as: MENTEE });
    await store.dispatch(loadTracks());
    store.dispatch(requestInvalidated(loadTracks.keyOf()));
    sandbox.failNext(held);
    const reading = store.dispatch(loadTracks());
    await expect.poll(calls).toHaveLength(2);
    reading.abort();
    await reading;
    expect(tracksRequest(store)).toMatchObject({ status: 'success', error: null });
    await store.dispatch(loadTracks());
    expect(calls()).toHaveLength(3);
    expect(tracksRequest(store)?.invalidated).toBeUndefined();
  });

  const tooMany = { method: 'GET', path: '/api/tasks', times: 9 };

  test.each([
    ['dropped on the way', 'drop', { kind: 'network', status: null }],
    ['held up by a gateway', '503', { kind: 'network', status: 503 }],
  ] as const)('a read that was %s is retried, twice at most', async (_, kind, error) => {
    const { store, sandbox, calls } = await openStore({ as: MENTEE });
    sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind });
    await store.dispatch(loadTracks());
    expect(tracksRequest(store)?.status).toBe('success');
    expect(calls()).toHaveLength(2);

    sandbox.failNext({ ...tooMany, kind });
    await store.dispatch(loadTasks());
    expect(requestIn(store.getState(), loadTasks.keyOf())).toMatchObject({
      status: 'failure',
      error,
    });
    expect(calls()).toHaveLength(5);
  });

  test('a read answered with a web page fails with the client’s message', async () => {
    const { store, sandbox } = await openStore({ as: MENTEE });
    sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: 'html' });
    await store.dispatch(loadTracks());
    expect(tracksRequest(store)?.error).toMatchObject({ kind: 'malformed', fromServer: false });
  });
});

test('a track’s stages are found by a search, a hundred at a time', async () => {
  const { store, calls } = await openStore({ as: MENTEE });
  const track = starterId('track', 'web');
  await store.dispatch(searchStages(track));
  expect(selectTrackStages(store.getState(), track)).toHaveLength(5);
  await store.dispatch(loadStages());
  expect(calls()).toEqual([
    `GET /api/stages?limit=100&search=%7B%22track%22:%22${track}%22%7D`,
    'GET /api/stages?limit=100',
  ]);
});
