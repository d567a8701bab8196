import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test, vi } from 'vitest';
import {
  requestIn,
  type RequestKey,
  type ThunkExtra,
  requestCleared,
  requestInvalidated,
} from '../../src/api/query/query.ts';
import coursesSlice, { loadCourse } from '../../src/tracks/coursesSlice.ts';
import stagesSlice, {
  loadStages,
  loadTrackStages,
  searchStages,
} from '../../src/tracks/stagesSlice.ts';
import tasksSlice, {
  loadMentorSubmissions,
  loadTask,
  loadTasks,
  loadTaskSubmissions,
} from '../../src/tasks/tasksSlice.ts';
import tracksSlice, {
  loadTrack,
  loadTrackMentors,
  loadTracks,
} from '../../src/tracks/tracksSlice.ts';
import userSlice, { loadMentees, loadMentors, loadProfile } from '../../src/user/userSlice.ts';
import type { AppDispatch, AppStore } from '../../src/app/store/store.ts';
import type { Db } from '../sandbox/data/db.ts';
import { openStore } from '../support/store/openStore.ts';

const MENTEE = 'mentee@akada.example';
const MENTOR = 'mentor@akada.example';

type Area = 'user' | 'tracks' | 'stages' | 'tasks' | 'courses';
/** The initial state of each area. */
const reducers = {
  user: userSlice,
  tracks: tracksSlice,
  stages: stagesSlice,
  tasks: tasksSlice,
  courses: coursesSlice,
};

type Started = Promise<UnknownAction> & { abort: () => void };

interface Read {
  name: string;
  as: string;
  path: (id: string) => string;
  start: (id: string) => { key: RequestKey; thunk: (dispatch: AppDispatch) => Started };
  area: Area;
  /** Spelt in two ways, each to the letter (tests/rules.md). */
  fallback: 'An error occured' | 'An error occurred';
  /** An id from the database if the call needs one. */
  id: (db: Db) => string;
}

const idFrom = (table: string) => (db: Db) =>
  db.get<{ id: string }>(`SELECT id FROM ${table} ORDER BY id LIMIT 1`)?.id ?? '';
const none = () => '';

/** A thunk of the table below, bound to its argument. */
function bound<Arg extends string | undefined>(
  thunk: ((
    arg: Arg,
  ) => (dispatch: AppDispatch, state: AppStore['getState'], extra: ThunkExtra) => Started) & {
    keyOf: (subject?: string) => RequestKey;
  },
  arg: Arg,
) {
  return { key: thunk.keyOf(arg), thunk: (dispatch: AppDispatch) => dispatch(thunk(arg)) };
}

const user = {
  area: 'user',
  fallback: 'An error occured',
  id: none,
} as const;
const tracks = {
  area: 'tracks',
  fallback: 'An error occurred',
} as const;
const stages = {
  area: 'stages',
  fallback: 'An error occurred',
} as const;
const tasks = {
  area: 'tasks',
  fallback: 'An error occurred',
} as const;

const reads: Read[] = [
  {
    ...user,
    name: 'profile',
    as: MENTEE,
    path: () => '/api/profile',
    start: () => bound(loadProfile, undefined),
  },
  {
    ...user,
    name: 'mentors',
    as: MENTEE,
    path: () => '/api/profile/mentors',
    start: () => bound(loadMentors, undefined),
  },
  {
    ...user,
    name: 'mentees',
    as: MENTOR,
    path: () => '/api/profile/mentees',
    start: () => bound(loadMentees, undefined),
  },
  {
    ...tracks,
    name: 'tracks',
    as: MENTEE,
    id: none,
    path: () => '/api/tracks',
    start: () => bound(loadTracks, undefined),
  },
  {
    ...tracks,
    name: 'one track',
    as: MENTEE,
    id: idFrom('tracks'),
    path: (id) => `/api/tracks/${id}`,
    start: (id) => bound(loadTrack, id),
  },
  {
    ...tracks,
    name: "a track's mentors",
    as: MENTEE,
    id: idFrom('tracks'),
    path: (id) => `/api/tracks/${id}/mentors`,
    start: (id) => bound(loadTrackMentors, id),
  },
  {
    ...stages,
    name: 'all stages',
    as: MENTEE,
    id: none,
    path: () => '/api/stages?limit=100',
    start: () => bound(loadStages, undefined),
  },
  {
    ...stages,
    name: "a track's stages",
    as: MENTEE,
    id: idFrom('tracks'),
    path: (id) => `/api/tracks/${id}/stages`,
    start: (id) => bound(loadTrackStages, id),
  },
  {
    ...stages,
    name: 'stages by filter',
    as: MENTEE,
    id: idFrom('tracks'),
    path: (id) => `/api/stages?limit=100&search=%7B%22track%22:%22${id}%22%7D`,
    start: (id) => bound(searchStages, id),
  },
  {
    ...tasks,
    name: 'tasks',
    as: MENTEE,
    id: none,
    path: () => '/api/tasks',
    start: () => bound(loadTasks, undefined),
  },
  {
    ...tasks,
    name: 'one task',
    as: MENTEE,
    id: idFrom('tasks'),
    path: (id) => `/api/tasks/${id}`,
    start: (id) => bound(loadTask, id),
  },
  {
    ...tasks,
    name: "a task's submissions",
    as: MENTEE,
    id: idFrom('tasks'),
    path: (id) => `/api/tasks/${id}/submissions`,
    start: (id) => bound(loadTaskSubmissions, id),
  },
  {
    ...tasks,
    name: "a mentor's submissions",
    as: MENTOR,
    id: none,
    path: () => '/api/mentors/submissions?skip=0&limit=100',
    start: () => bound(loadMentorSubmissions, undefined),
  },
  {
    area: 'courses',
    fallback: 'An error occurred',
    name: 'one course',
    as: MENTEE,
    id: idFrom('courses'),
    path: (id) => `/api/courses/${id}`,
    start: (id) => bound(loadCourse, id),
  },
];

describe.each(reads)('$name', ({ as, path, start, area, fallback, id }) => {
  test('a read starts, succeeds, fails, starts again and resets', async () => {
    const { store, sandbox, calls } = await openStore({ as });
    const wanted = id(sandbox.db);
    const { key, thunk } = start(wanted);
    const request = () => requestIn(store.getState(), key);
    expect(request()).toBeUndefined();

    const first = store.dispatch(thunk);
    expect(request()).toMatchObject({ status: 'loading', error: null, endedAt: null });
    await first;
    expect(request()).toMatchObject({ status: 'success', error: null });
    expect(request()?.endedAt).toBeGreaterThan(0);
    expect(calls()).toEqual([`GET ${path(wanted)}`]);
    const filled = store.getState()[area];
    expect(filled).not.toEqual(reducers[area](undefined, { type: 'store/made' }));

    store.dispatch(requestCleared(key));
    expect(request()).toBeUndefined();
    sandbox.failNext({ method: 'GET', path: '/api', times: 1, kind: '500' });
    await store.dispatch(thunk);
    expect(request()).toMatchObject({
      status: 'failure',
      error: { kind: 'refused', status: 500, message: fallback, fromServer: false },
    });
    expect(store.getState()[area]).toEqual(filled);

    const again = store.dispatch(thunk);
    expect(request()).toMatchObject({ status: 'loading', error: null });
    await again;
    expect(request()?.status).toBe('success');
  });
});

const tracksRequest = (store: AppStore) => requestIn(store.getState(), loadTracks.keyOf());

describe('every read', () => {
  const held = { method: 'GET', path: '/api', times: 1, kind: 'held' } as const;

  test('a read is shared while it is in flight', async () => {
    const { store, calls } = await openStore({ as: MENTEE });
    await Promise.all([store.dispatch(loadTracks()), store.dispatch(loadTracks())]);
    expect(calls()).toEqual(['GET /api/tracks']);
    expect(tracksRequest(store)?.status).toBe('success');
  });

  test('a read is not repeated while its answer is fresh, for five minutes', async () => {
    const { store, calls } = await openStore({ as: MENTEE });
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    try {
      await store.dispatch(loadTracks());
      vi.setSystemTime(start + 5 * 60 * 1000 - 1);
      await store.dispatch(loadTracks());
      expect(calls()).toHaveLength(1);
      vi.setSystemTime(start + 5 * 60 * 1000);
      await store.dispatch(loadTracks());
      expect(calls()).toHaveLength(2);
      // The age of an answer is unknown after the clock was set back.
      vi.setSystemTime(start - 60 * 60 * 1000);
      await store.dispatch(loadTracks());
      expect(calls()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a read is repeated at once after a failure', async () => {
    const { store, sandbox, calls } = await openStore({ as: MENTEE });
    sandbox.failNext({ method: 'GET', path: '/api', times: 1, kind: '500' });
    await store.dispatch(loadTracks());
    await store.dispatch(loadTracks());
    expect(calls()).toHaveLength(2);
  });

  test('reads of different subjects do not wait for each other', async () => {
    const { store, sandbox, calls } = await openStore({ as: MENTEE });
    const ids = sandbox.db.all<{ id: string }>('SELECT id FROM tasks LIMIT 2').map(({ id }) => id);
    await Promise.all(ids.map((id) => store.dispatch(loadTask(id))));
    expect(calls().sort()).toEqual(ids.map((id) => `GET /api/tasks/${id}`).sort());
  });

  test('a read aborted during a refetch is still to be refetched', async () => {
    const { store, sandbox, calls } = await openStore({ as: MENTEE });
    await store.dispatch(loadTracks());
    store.dispatch(requestInvalidated(loadTracks.keyOf()));
    sandbox.failNext(held);
    const reading: Started = store.dispatch(loadTracks());
    await expect.poll(calls).toHaveLength(2);
    reading.abort();
    await reading;
    expect(tracksRequest(store)).toMatchObject({ status: 'success', error: null });
    await store.dispatch(loadTracks());
    expect(calls()).toHaveLength(3);
    expect(tracksRequest(store)?.invalidated).toBeUndefined();
  });

  test('an aborted read is no failure and leaves no trace', async () => {
    const { store, sandbox } = await openStore({ as: MENTEE });
    sandbox.failNext(held);
    const reading = store.dispatch(loadTracks());
    await expect.poll(() => sandbox.requests()).toHaveLength(1);
    reading.abort();
    await reading;
    expect(tracksRequest(store)).toBeUndefined();
    await store.dispatch(loadTracks());
    expect(tracksRequest(store)?.status).toBe('success');
  });

  test('a read yields to a later start of the same read', async () => {
    const { store, sandbox } = await openStore({ as: MENTEE });
    sandbox.failNext(held);
    const earlier = store.dispatch(loadTracks());
    await expect.poll(() => sandbox.requests()).toHaveLength(1);
    store.dispatch(requestCleared(loadTracks.keyOf()));
    const later = store.dispatch(loadTracks());
    await later;
    const { tracks: afterLater } = store.getState();
    expect(tracksRequest(store)).toMatchObject({
      status: 'success',
      requestId: later.requestId,
    });
    await sandbox.letGo();
    await earlier;
    expect(store.getState().tracks).toBe(afterLater);
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
