import { expect, test, vi } from 'vitest';
import { clearRefusal, isScarce, recordRefusal, refusedUntil } from '../../src/api/allowance.ts';
import { requestIn } from '../../src/api/query/query.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { loadTracks } from '../../src/tracks/tracksSlice.ts';
import { enroll } from '../../src/user/userSlice.ts';
import { openStore } from './openTab.ts';
import { amina } from '../support/people.ts';
import { enrollmentWith } from '../unit/entities.ts';

const choice = enrollmentWith('f'.repeat(24), 'f'.repeat(24));

test('a refusal for too many requests names a time and stops only automatic reads', async () => {
  const { store, sandbox } = await openStore(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', kind: '429' });
  await store.dispatch(loadTracks());
  const refused = requestIn(store.getState(), loadTracks.keyOf())?.error;
  expect(refused).toMatchObject({ kind: 'limit', status: 429, fromServer: false });
  expect(refused?.message).toMatch(/^Too many requests/);

  await store.dispatch(loadTasks());
  expect(requestIn(store.getState(), loadTasks.keyOf())?.error?.kind).toBe('limit');
  await store.dispatch(enroll(choice));
  clearRefusal();
  await store.dispatch(loadTracks());
  expect(requestIn(store.getState(), loadTracks.keyOf())?.status).toBe('success');
  expect(sandbox.calls()).toEqual([
    'GET /api/tracks',
    `POST /api/tracks/${choice.track.id}/enroll`,
    'GET /api/tracks',
  ]);
});

test('responses report the remaining requests, and refusals end by the API’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const hour = 60 * 60_000;
  const clock = { ahead: hour };
  const now = () => new Date(Date.now() + clock.ahead);
  const { store, sandbox } = await openStore({
    email: amina.email,
    sandbox: { now, rateLimit: 20 },
  });
  await store.dispatch(loadTracks());
  // The test's login used one request that the client did not count.
  expect(JSON.parse(localStorage.getItem('akada_allowance') ?? '')).toMatchObject({ spent: 82 });
  expect(isScarce()).toBe(false);

  // Fourteen minutes later in the API's window, another client has used up the rest of it.
  clock.ahead += 14 * 60_000;
  sandbox.setFaults({ rateLimit: 2 });
  await store.dispatch(loadTasks());
  const { error } = requestIn(store.getState(), loadTasks.keyOf()) ?? {};
  expect(error).toMatchObject({ kind: 'limit', status: 429 });
  const wait = (refusedUntil() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(62_000);
  expect(sandbox.calls()).toEqual(['GET /api/tracks', 'GET /api/tasks']);
});

test('a refusal ends with a write that the API answers, and not with one that a gateway answers', async () => {
  const { store, sandbox } = await openStore(amina);
  const until = recordRefusal();
  sandbox.failNext({ method: 'POST', path: '/api/tracks', kind: '503' });
  await store.dispatch(enroll(choice));
  expect(refusedUntil()).toBe(until);
  await store.dispatch(enroll(choice));
  expect(refusedUntil()).toBeNull();
});
