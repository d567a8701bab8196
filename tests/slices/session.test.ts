import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../src/user/drafts.ts';
import { refusedNumber, storeNumber } from '../../src/user/refusedNumber.ts';
import { sessionOf, storedToken, persistToken } from '../../src/auth/session.ts';
import { lastFailures } from '../../src/lib/failures.ts';
import { reportText } from '../../src/app/report/ReportDialog.tsx';
import { failureOf, requestIn } from '../../src/api/query/query.ts';
import { login, register } from '../../src/auth/authSlice.ts';
import { loadTasks, submitTask } from '../../src/tasks/tasksSlice.ts';
import { loadProfile } from '../../src/user/userSlice.ts';
import { logOut } from '../../src/app/store/logOut.ts';
import { leaveExpired, preloadSession } from '../../src/app/store/sessions.ts';
import { snapshotOwners } from '../support/store/snapshot.ts';
import { AMINA, CHIDERA, elsewhere, hide, openTab } from './openTab.ts';
import { stopClock } from './stopClock.ts';

const HOUR = 60 * 60 * 1000;
const password = 'akada-2021';

test('a password in a failed registration’s answer is not stored or reported', async () => {
  const { anonymous, origin } = await openTab();
  const store = anonymous();
  const secret = `secret-${'p'.repeat(60)}`;
  const person = { firstName: 'Ada', lastName: 'Obi', email: 'ada@akada.example' };
  const body = JSON.stringify({ ...person, password: secret });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining(secret)]);

  const failed = await store.dispatch(register({ ...person, password: secret }));
  expect(failureOf(failed)).toMatchObject({ status: 500, message: 'An error occured' });
  const { pathname } = window.location;
  const report = reportText({ pathname, version: '1', browser: '1', failures: lastFailures() });
  expect(report).toContain('auth/register: refused 500');
  const known = [report, store.getState(), localStorage, sessionStorage];
  expect(JSON.stringify(known)).not.toContain('secret-');
});

const newcomer = { firstName: 'Ada', lastName: 'Obi', email: 'ada@akada.example', password };

test('a refused token shows the login, and clears nothing', async () => {
  const clock = stopClock();
  const { store, sandbox } = await openTab({ as: AMINA.email });
  const before = store();
  await before.dispatch(loadProfile());
  sandbox.expireTokens();
  clock.pass(2000);
  await before.dispatch(loadTasks());
  expect(before.getState().auth.sessionLost).toBe(true);
  expect(before.getState().user.profile?.email).toBe(AMINA.email);
  expect(requestIn(before.getState(), loadTasks.keyOf())?.error?.kind).toBe('session');

  await before.dispatch(login({ email: AMINA.email, password }));
  await preloadSession();
  expect(store()).toBe(before);
  expect(store().getState().auth.token).toBe(storedToken());
  expect(store().getState().auth.sessionLost).toBe(false);
  expect(store().getState().user.profile?.email).toBe(AMINA.email);
  await store().dispatch(loadTasks());
  expect(requestIn(store().getState(), loadTasks.keyOf())?.status).toBe('success');
});

test('a registration after an expired session starts empty and without a token', async () => {
  const clock = stopClock();
  const { store, anonymous, owner } = await openTab({ as: AMINA.email });
  await store().dispatch(loadProfile());
  await store().dispatch(loadTasks());
  hide();
  await expect.poll(snapshotOwners).toEqual([AMINA.id]);
  clock.pass(25 * HOUR);
  leaveExpired();
  expect(storedToken()).not.toBeNull();
  await anonymous().dispatch(register(newcomer));
  expect(owner()).toBeNull();
  const { auth, requests: _, ...rest } = anonymous().getState();
  expect(rest).toEqual({});
  expect(auth.token).toBeTruthy();
  expect([sessionOf(auth.token, 0), storedToken()]).toEqual([null, null]);
  await expect.poll(snapshotOwners).toEqual([]);
});

test('a logout is remembered until the next login in any tab', async () => {
  const { store, anonymous, tokenOf } = await openTab({ as: AMINA.email });
  expect(store().getState().auth.hasLoggedOut).toBe(false);
  await elsewhere(null);
  expect(anonymous().getState().auth.hasLoggedOut).toBe(true);
  await elsewhere(await tokenOf(CHIDERA.email));
  expect(store().getState().auth.hasLoggedOut).toBe(false);
});

test('a session that ended elsewhere leaves the drafts to its user', async () => {
  await openTab({ as: AMINA.email });
  writeDraft(AMINA.id, 'submit:1', { menteeComment: 'half a sentence' });
  storeNumber(AMINA.id, '+2348000000000');
  await elsewhere(null);
  expect(readDraft(AMINA.id, 'submit:1')).not.toBeNull();
  expect(refusedNumber({ id: AMINA.id, phoneNumber: null })).toBe('+2348000000000');
});

test('a late refusal of an old token does not affect another user', async () => {
  const { store, sandbox, tokenOf } = await openTab({ as: AMINA.email });
  const before = store();
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  const late = before.dispatch(loadTasks());
  await expect.poll(() => sandbox.requests()).toHaveLength(1);
  logOut(AMINA.id);
  sandbox.expireTokens();
  persistToken(await tokenOf(CHIDERA.email));
  await preloadSession();
  await sandbox.letGo();
  await late;
  for (const one of [store(), before]) expect(one.getState().auth.sessionLost).toBe(false);
});

test('a late refusal of an old token does not end the new login', async () => {
  const clock = stopClock();
  const { store, sandbox } = await openTab({ as: AMINA.email });
  const before = store();
  const taskId = sandbox.db.get<{ id: string }>('SELECT id FROM tasks LIMIT 1')?.id ?? '';
  sandbox.failNext({ method: 'GET', path: '/api/tasks', times: 1, kind: 'held' });
  sandbox.failNext({ method: 'POST', path: '/api/tasks', times: 1, kind: 'held' });
  const read = before.dispatch(loadTasks());
  const work = { taskId, taskUrl: 'https://a.example', menteeComment: 'Every step is in it' };
  const write = before.dispatch(submitTask(work));
  await expect.poll(() => sandbox.requests()).toHaveLength(2);
  sandbox.expireTokens();
  clock.pass(2000);
  await before.dispatch(login({ email: AMINA.email, password }));
  await preloadSession();
  expect(store()).toBe(before);
  await sandbox.letGo();

  // A read is repeated with the new token; a write is not repeated, and was not carried out.
  expect(loadTasks.fulfilled.match(await read)).toBe(true);
  expect(failureOf(await write)).toMatchObject({ kind: 'renewed', status: 401 });
  expect(store().getState().auth.sessionLost).toBe(false);
  expect(sandbox.requests().filter(({ method }) => method === 'POST')).toHaveLength(2);
  await store().dispatch(loadProfile());
  expect(store().getState().user.profile?.email).toBe(AMINA.email);
});
