import { expect, test } from 'vitest';
import { tryAnyway } from '../../src/api/allowance.ts';
import { requestIn } from '../../src/slices/apiThunk.ts';
import { loadTasks } from '../../src/slices/tasksSlice.ts';
import { enroll, loadTracks } from '../../src/slices/tracksSlice.ts';
import { openStore } from '../support/openStore.ts';

const MENTEE = 'mentee@akada.example';

test('a refusal for too many requests names a time, and reads wait until then', async () => {
  const { store, sandbox, asked } = await openStore({ as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: '429' });
  await store.dispatch(loadTracks());
  const refused = requestIn(store.getState(), loadTracks.keyOf())?.error;
  expect(refused).toMatchObject({ kind: 'limit', status: 429, fromServer: false });
  expect(refused?.message).toMatch(/^Too many requests/);

  await store.dispatch(loadTasks());
  expect(requestIn(store.getState(), loadTasks.keyOf())?.error?.kind).toBe('limit');
  expect(asked()).toEqual(['GET /api/tracks']);
});

test('what a person sends goes out all the same, and so does what they ask for by hand', async () => {
  const { store, sandbox, asked } = await openStore({ as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: '429' });
  await store.dispatch(loadTracks());
  const choice = { trackId: 'f'.repeat(24), mentorId: 'f'.repeat(24) };
  await store.dispatch(enroll(choice));
  tryAnyway();
  await store.dispatch(loadTracks());
  expect(requestIn(store.getState(), loadTracks.keyOf())?.status).toBe('success');
  expect(asked()).toEqual([
    'GET /api/tracks',
    `POST /api/tracks/${choice.trackId}/enroll`,
    'GET /api/tracks',
  ]);
});
