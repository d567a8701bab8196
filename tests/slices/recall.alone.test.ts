import { IDBFactory } from 'fake-indexeddb';
import { createStore as database, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers, keptAnswers } from '../../src/lib/keptAnswers.ts';
import { currentSession, storedToken } from '../../src/lib/session.ts';
import { requestIn } from '../../src/slices/apiThunk.ts';
import { tokenFound } from '../../src/slices/authSlice.ts';
import { signedOut } from '../../src/slices/request.ts';
import {
  gradeSubmission,
  loadMentorSubmissions,
  loadTasks,
  loadTaskSubmissions,
  queueSelectors,
  submitTask,
  taskSelectors,
} from '../../src/slices/tasksSlice.ts';
import { loadProfile } from '../../src/slices/userSlice.ts';
import { createStore, type AppStore } from '../../src/store/store.ts';
import { openStore } from '../support/openStore.ts';

const MENTEE = 'mentee@akada.example';
const MENTOR = 'mentor@akada.example';

vi.stubGlobal('indexedDB', new IDBFactory());

beforeEach(() => forgetAnswers(null));

const userId = (): string => currentSession()?.userId ?? '';
const firstKept = async () => (await keptAnswers(userId()))[0];
const keptKeys = async (): Promise<string[]> =>
  (await keptAnswers(userId())).map(({ key }) => key).toSorted();

/** The next visit: a store that knows nothing but the login. */
function nextVisit(): AppStore {
  const store = createStore();
  store.dispatch(tokenFound(storedToken()));
  return store;
}

/** A read is tried three times. */
const drop = { method: 'GET', path: '/api', times: 3, kind: 'drop' } as const;

test.each([
  ['no answer', 'drop'],
  ['a gateway’s answer', '503'],
] as const)(
  'a read that gets %s shows the last one, marked with its time, and goes on',
  async (_, kind) => {
    const { store, sandbox } = await openStore({ as: MENTEE });
    await Promise.all([store.dispatch(loadTasks()), store.dispatch(loadProfile())]);
    const answered = requestIn(store.getState(), loadTasks.keyOf())?.endedAt;
    await expect.poll(keptKeys).toEqual(['tasks/loadAll', 'user/loadProfile']);

    const later = nextVisit();
    sandbox.failNext({ ...drop, kind });
    const read = later.dispatch(loadTasks());
    const request = () => requestIn(later.getState(), loadTasks.keyOf());
    await expect.poll(() => request()?.recalled).toBe(true);
    expect(request()).toMatchObject({ status: 'loading', endedAt: answered });
    expect(taskSelectors.selectAll(later.getState())).toEqual(
      taskSelectors.selectAll(store.getState()),
    );
    // What nobody has asked for yet is there as well.
    expect(later.getState().user.profile).toEqual(store.getState().user.profile);

    await read;
    expect(request()).toMatchObject({
      status: 'failure',
      error: { kind: 'network' },
      recalled: true,
    });
    expect(request()?.endedAt).toBe(answered);

    await later.dispatch(loadTasks());
    expect(request()).toMatchObject({ status: 'success', recalled: false });
    expect(request()?.endedAt).toBeGreaterThan(answered ?? Infinity);
  },
);

test('what the service refuses is not papered over', async () => {
  const { store, sandbox } = await openStore({ as: MENTEE });
  await store.dispatch(loadTasks());
  await expect.poll(keptKeys).toEqual(['tasks/loadAll']);
  const later = nextVisit();
  sandbox.failNext({ ...drop, times: 1, kind: '500' });
  await later.dispatch(loadTasks());
  expect(requestIn(later.getState(), loadTasks.keyOf())).toMatchObject({
    status: 'failure',
    recalled: false,
  });
  expect(taskSelectors.selectAll(later.getState())).toEqual([]);
});

test('kept answers that are not what they should be are left alone', async () => {
  const { sandbox } = await openStore({ as: MENTEE });
  const records = database('akada_answers', 'answers');
  const record = (key: string, answer: unknown) =>
    set(`${userId()} ${key}`, { key, arg: null, answer, at: 1000, version: 1 }, records);
  await record('user/loadProfile', { name: 'no id' });
  await record('tasks/loadAll', 'not a list');
  await record('tasks/loadNothing', []);
  sandbox.failNext(drop);
  const later = nextVisit();
  await later.dispatch(loadTasks());
  expect(later.getState().user.profile).toBeNull();
  expect(requestIn(later.getState(), loadTasks.keyOf())?.recalled).toBe(false);
});

test('what was sent and graded is kept as it is now', async () => {
  const { store, sandbox } = await openStore({ as: MENTEE });
  const [task] = sandbox.db.all<{ id: string }>(
    `SELECT id FROM tasks WHERE id NOT IN (SELECT taskId FROM submissions)
     AND trackId IN (SELECT trackId FROM mentorships)`,
  );
  const taskId = task?.id ?? '';
  await store.dispatch(
    submitTask({ taskId, taskUrl: 'https://git.example/a', menteeComment: 'Here it is, done.' }),
  );
  const kept = async () =>
    (await keptAnswers(userId())).find(({ key }) => key === loadTaskSubmissions.keyOf(taskId));
  await expect.poll(kept).toMatchObject({
    answer: { items: [{ taskUrl: 'https://git.example/a' }] },
  });
});

test('a grade is in what a mentor can read later', async () => {
  const { store } = await openStore({ as: MENTOR });
  await store.dispatch(loadMentorSubmissions());
  const read = requestIn(store.getState(), loadMentorSubmissions.keyOf())?.endedAt;
  const [first] = queueSelectors.selectAll(store.getState());
  const grade = { submissionId: first?.id ?? '', gradePercentage: 7, mentorComment: 'Once more' };
  await store.dispatch(gradeSubmission(grade));
  await expect.poll(async () => JSON.stringify(await firstKept())).toContain('Once more');
  expect((await firstKept())?.at).toBe(read);
});

test.each(['left', 'away'] as const)('nothing is kept after a sign-out (%s)', async (how) => {
  const { store } = await openStore({ as: MENTEE });
  await store.dispatch(loadTasks());
  const id = userId();
  await expect.poll(() => keptAnswers(id)).toHaveLength(1);
  store.dispatch(signedOut(how));
  await expect.poll(() => keptAnswers(id)).toEqual([]);
});

test('somebody else’s login finds nothing of the one before', async () => {
  const { store } = await openStore({ as: MENTEE });
  await store.dispatch(loadTasks());
  const id = userId();
  await expect.poll(() => keptAnswers(id)).toHaveLength(1);
  await openStore({ as: MENTOR });
  await expect.poll(() => keptAnswers(id)).toEqual([]);
});
