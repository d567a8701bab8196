import { describe, expect, test } from 'vitest';
import { requestIn, requestInvalidated } from '../../src/api/query/query.ts';
import {
  loadStages,
  searchStages,
  selectTrackStages,
  stageSelectors,
} from '../../src/tracks/stagesSlice.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { loadTrackMentors, loadTracks, trackSelectors } from '../../src/tracks/tracksSlice.ts';
import {
  loadMentees,
  loadMentors,
  menteeSelectors,
  mentorSelectors,
} from '../../src/user/userSlice.ts';
import type { AppStore } from '../../src/app/store/store.ts';
import { openStore } from './openTab.ts';
import type { Db } from '../sandbox/data/db.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { addMentees, addMentors, addStages, addTracks } from '../support/many.ts';

const MENTEE = 'mentee@akada.example';
const MENTOR = 'mentor@akada.example';

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

const amina = { as: MENTEE };
const aminaId = starterId('person', 'amina');
const ngoziId = starterId('person', 'ngozi');
const webTrack = starterId('track', 'web');

const countIn = (db: Db, rows: string): number =>
  db.get<{ count: number }>(`SELECT count(*) AS count FROM ${rows}`)?.count ?? 0;

test('a mentee’s mentors are read page by page', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  const there = countIn(sandbox.db, `mentorships WHERE menteeId = '${aminaId}'`);
  addMentors(sandbox, 130 - there, ({ db }, mentorId) =>
    db.run('INSERT INTO mentorships (menteeId, mentorId, trackId) VALUES (?, ?, ?)', [
      aminaId,
      mentorId,
      webTrack,
    ]),
  );
  await store.dispatch(loadMentors());

  expect(mentorSelectors.selectTotal(store.getState())).toBe(130);
  expect(calls()).toEqual([
    'GET /api/profile/mentors',
    'GET /api/profile/mentors?skip=100&limit=100',
  ]);
});

test('the mentors of a track come all at once', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  const there = countIn(sandbox.db, `trackMentors WHERE trackId = '${webTrack}'`);
  addMentors(sandbox, 130 - there, ({ db }, mentorId) =>
    db.run('INSERT INTO trackMentors (trackId, mentorId) VALUES (?, ?)', [webTrack, mentorId]),
  );
  await store.dispatch(loadTrackMentors(webTrack));

  expect(store.getState().tracks.mentors[webTrack]).toHaveLength(130);
  expect(calls()).toEqual([`GET /api/tracks/${webTrack}/mentors`]);
});

test('stages are read page by page, and a filter ignores other tracks’ total', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  const there = countIn(sandbox.db, `stages WHERE trackId = '${webTrack}'`);
  addStages(sandbox, webTrack, 130 - there);
  await store.dispatch(searchStages(webTrack));

  expect(selectTrackStages(store.getState(), webTrack)).toHaveLength(130);
  const first = `GET /api/stages?limit=100&search=%7B%22track%22:%22${webTrack}%22%7D`;
  expect(calls()).toEqual([first, `${first}&skip=100`]);
  await store.dispatch(loadStages());
  expect(calls()).toContain('GET /api/stages?limit=100');
  expect(stageSelectors.selectTotal(store.getState())).toBe(countIn(sandbox.db, 'stages'));
});

test('a filter that finds few among many stages needs one call', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  addStages(sandbox, starterId('track', 'mobile'), 200);
  await store.dispatch(searchStages(webTrack));

  expect(selectTrackStages(store.getState(), webTrack)).toHaveLength(5);
  expect(calls()).toHaveLength(1);
});

test('a list that fills its first answer to the last row needs one call', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  addTracks(sandbox, 100 - countIn(sandbox.db, 'tracks'));
  await store.dispatch(loadTracks());

  expect(trackSelectors.selectTotal(store.getState())).toBe(100);
  expect(calls()).toEqual(['GET /api/tracks']);
});

test('deleted users count as rows read', async () => {
  const { store, sandbox, calls } = await openStore({ as: MENTOR });
  const there = countIn(sandbox.db, `mentorships WHERE mentorId = '${ngoziId}'`);
  const [first = ''] = addMentees(sandbox, ngoziId, 130 - there);
  sandbox.db.run('DELETE FROM users WHERE id = ?', [first]);
  await store.dispatch(loadMentees());

  expect(menteeSelectors.selectTotal(store.getState())).toBe(129);
  expect(calls()).toHaveLength(2);
});

const held = { method: 'GET', path: '/api/tracks', times: 1, kind: 'held' } as const;

test('a row that moves to the next page during the read is listed once', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  addTracks(sandbox, 130 - countIn(sandbox.db, 'tracks'));
  sandbox.failNext(held);
  sandbox.failNext(held);
  const reading = store.dispatch(loadTracks());
  await sandbox.letGo();
  await expect.poll(calls).toHaveLength(2);
  // Sorts first, so that the last row of the first page moves to the second page.
  sandbox.db.run(
    `INSERT INTO tracks (rowid, id, title, description, createdAt, updatedAt)
     VALUES (-1, ?, 'THE VERY FIRST', '', ?, ?)`,
    ['f'.repeat(24), new Date(0), new Date(0)],
  );
  await sandbox.letGo();
  await reading;

  expect(trackSelectors.selectTotal(store.getState())).toBe(130);
  expect(calls()).toHaveLength(2);
});

test('a failed page fails the list', async () => {
  const { store, sandbox, calls } = await openStore(amina);
  addTracks(sandbox, 130 - countIn(sandbox.db, 'tracks'));
  sandbox.failNext(held);
  sandbox.failNext({ ...held, kind: '500' });
  const reading = store.dispatch(loadTracks());
  await sandbox.letGo();
  await reading;

  const request = () => requestIn(store.getState(), loadTracks.keyOf());
  expect(request()).toMatchObject({ status: 'failure', error: { status: 500 } });
  expect(trackSelectors.selectTotal(store.getState())).toBe(0);
  await store.dispatch(loadTracks());
  expect(request()?.status).toBe('success');
  expect(trackSelectors.selectTotal(store.getState())).toBe(130);
  expect(calls()).toHaveLength(4);
});
