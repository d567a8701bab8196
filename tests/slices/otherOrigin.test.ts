import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenLocally } from '../sandbox/address.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { loginToken, startSandbox } from '../support/sandboxServer.ts';
import { amina } from '../support/people.ts';
import { workWith } from '../unit/entities.ts';

/** Serves the page's own origin, with one file or, while it is broken, with none. */
async function openOwnOrigin({ isBroken = false } = {}): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/favicon.svg' && !isBroken ? 200 : 404).end();
  });
  onTestFinished(() => void server.close());
  return listenLocally(server);
}

/** Serves the API on another origin, as `VITE_API_HOST` names it. */
async function openForeign(page = 'http://elsewhere.example') {
  const { origin, sandbox, close } = await startSandbox();
  onTestFinished(async () => {
    await window.happyDOM.abort();
    await close();
  });
  window.happyDOM.setURL(`${page}/`);
  vi.stubEnv('VITE_API_HOST', origin);
  vi.resetModules();
  const [
    { forgetPage, pageStore, whenReady },
    { persistToken },
    { loadTracks },
    { loadTasks, submitTask },
  ] = await Promise.all([
    import('../../src/app/store/person.ts'),
    import('../../src/auth/session.ts'),
    import('../../src/tracks/tracksSlice.ts'),
    import('../../src/tasks/tasksSlice.ts'),
  ]);
  const token = await loginToken(origin, amina.email);
  persistToken(token);
  onTestFinished(forgetPage);
  await whenReady();
  const store = pageStore();
  sandbox.clearRequests();
  const { calls } = sandbox;
  const submit = async () => {
    await store.dispatch(submitTask({ taskId, ...workWith() }));
    const state = store.getState().requests[submitTask.keyOf(taskId)];
    return state?.error;
  };
  return { store, sandbox, calls, loadTracks, loadTasks, submit };
}

const taskId = starterId('task', 'web-first-repo');
const submitPath = `/api/tasks/${taskId}/submissions`;

const counted = (): unknown => JSON.parse(localStorage.getItem('akada_allowance') ?? 'null');

test('a pre-flight is counted with each call', async () => {
  const { store, sandbox, loadTracks } = await openForeign();
  await store.dispatch(loadTracks());
  expect(sandbox.requests().map(({ method }) => method)).toEqual(['OPTIONS', 'GET']);
  expect(counted()).toMatchObject({ spent: 2 });
});

test('two parallel reads detect a used-up allowance with one more request', async () => {
  const { store, sandbox, calls, loadTracks, loadTasks } = await openForeign(await openOwnOrigin());
  // A dropped connection simulates a response that a browser hides.
  for (const [method, path] of [
    ['GET', '/api/tracks'],
    ['GET', '/api/tasks'],
    ['HEAD', '/api/profile'],
  ] as const) {
    sandbox.failNext({ method, path, kind: 'drop' });
  }
  const { isApiUnreachable } = await import('../../src/api/connection.ts');
  await Promise.all([store.dispatch(loadTracks()), store.dispatch(loadTasks())]);
  const { error } = store.getState().requests[loadTasks.keyOf()] ?? {};
  expect(error).toMatchObject({
    kind: 'limit',
    message: expect.stringMatching(
      /^Too many requests from your network\. Try again after about \d/,
    ),
  });
  expect(store.getState().requests[loadTracks.keyOf()]?.error?.kind).toBe('limit');
  expect(isApiUnreachable()).toBe(false);
  expect(
    calls()
      .filter((call) => !call.startsWith('OPTIONS'))
      .sort(),
  ).toEqual(['GET /api/tasks', 'GET /api/tracks', 'HEAD /api/profile', 'HEAD /api/profile']);

  await store.dispatch(loadTasks());
  expect(calls().filter((call) => call === 'GET /api/tasks')).toHaveLength(1);
});

test('a short connection failure does not count as the limit, so the read is retried', async () => {
  const { store, sandbox, calls, loadTasks } = await openForeign(await openOwnOrigin());
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: 'drop' });
  await store.dispatch(loadTasks());
  expect(store.getState().requests[loadTasks.keyOf()]?.status).toBe('success');
  expect(calls().filter((call) => call === 'GET /api/tasks')).toHaveLength(2);
  expect(calls().filter((call) => call === 'HEAD /api/profile')).toHaveLength(1);
});

test('a silent API or a network without internet does not count as the limit', async () => {
  for (const page of [await openOwnOrigin(), 'http://127.0.0.1:1']) {
    const { store, sandbox, loadTasks } = await openForeign(page);
    const { spend } = await import('../../src/api/allowance.ts');
    spend(100);
    const before = counted();
    sandbox.failNext({ method: '*', path: '/api', times: 99, kind: 'drop' });
    await store.dispatch(loadTasks());
    const { error } = store.getState().requests[loadTasks.keyOf()] ?? {};
    expect(error?.kind).toBe('network');
    expect(counted()).toEqual(before);
  }
});

const limited = { kind: 'limit', message: expect.stringMatching(/^Too many.*after about \d/) };

test('a write without a response names the limit after a known refusal', async () => {
  const { sandbox, calls, submit } = await openForeign(await openOwnOrigin());
  const { recordRefusal } = await import('../../src/api/allowance.ts');
  recordRefusal();
  sandbox.failNext({ method: 'POST', path: submitPath, kind: 'drop' });
  expect(await submit()).toMatchObject(limited);
  expect(calls()).not.toContain('HEAD /api/profile');
});

test('a write without a response names the limit if a probe finds it', async () => {
  const { sandbox, calls, submit } = await openForeign(await openOwnOrigin());
  for (const [method, path] of [
    ['POST', submitPath],
    ['HEAD', '/api/profile'],
  ] as const) {
    sandbox.failNext({ method, path, kind: 'drop' });
  }
  expect(await submit()).toMatchObject(limited);
  expect(calls().filter((call) => call === `POST ${submitPath}`)).toHaveLength(1);
});

test('a write does not name the limit if the site does not respond as it should either', async () => {
  const { sandbox, submit } = await openForeign(await openOwnOrigin({ isBroken: true }));
  for (const [method, path] of [
    ['POST', submitPath],
    ['HEAD', '/api/profile'],
  ] as const) {
    sandbox.failNext({ method, path, kind: 'drop' });
  }
  expect(await submit()).toMatchObject({ kind: 'network' });
});

test('a write without a response may have arrived if the API can be reached', async () => {
  const { sandbox, submit } = await openForeign(await openOwnOrigin());
  const { spend } = await import('../../src/api/allowance.ts');
  spend(100);
  sandbox.failNext({ method: 'POST', path: submitPath, kind: 'lost' });
  expect(await submit()).toMatchObject({ kind: 'network' });
});
