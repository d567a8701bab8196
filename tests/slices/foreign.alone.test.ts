import { expect, onTestFinished, test, vi } from 'vitest';
import { loginToken, startSandbox } from '../support/sandboxServer.ts';

/** The API on another origin, as `VITE_API_HOST` names it. */
async function openForeign() {
  const { origin, sandbox, close } = await startSandbox({ cors: true });
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await window.happyDOM.abort();
    await close();
  });
  window.happyDOM.setURL('http://elsewhere.example/');
  vi.stubEnv('VITE_API_HOST', origin);
  vi.resetModules();
  const [{ createStore }, { storeToken }, { tokenFound }] = await Promise.all([
    import('../../src/store/store.ts'),
    import('../../src/lib/session.ts'),
    import('../../src/slices/authSlice.ts'),
  ]);
  const token = await loginToken(origin, 'mentee@akada.example');
  storeToken(token);
  const store = createStore();
  store.dispatch(tokenFound(token));
  sandbox.clearRequests();
  return { store, sandbox };
}

test('a 429 without CORS headers is known by our own count, pre-flights included', async () => {
  const { store, sandbox } = await openForeign();
  const { loadTracks } = await import('../../src/slices/tracksSlice.ts');
  const { loadTasks } = await import('../../src/slices/tasksSlice.ts');
  const { spend } = await import('../../src/api/allowance.ts');
  await store.dispatch(loadTracks());
  expect(sandbox.requests().map(({ method }) => method)).toEqual(['OPTIONS', 'GET']);
  expect(JSON.parse(localStorage.getItem('akada_allowance') ?? '')).toMatchObject({ spent: 2 });

  spend(96);
  // What a browser lets the page see of such an answer: none. happy-dom would show it.
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'drop' });
  await store.dispatch(loadTasks());
  const { error } = store.getState().tasks.requests[loadTasks.keyOf()] ?? {};
  expect(error).toMatchObject({ kind: 'limit', message: expect.stringMatching(/^Too many/) });
  // Asked once, and not tried again as a dropped connection would be.
  expect(sandbox.requests().filter(({ method }) => method === 'GET')).toHaveLength(2);
});
