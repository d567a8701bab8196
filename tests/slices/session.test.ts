import { expect, test } from 'vitest';
import { sessionOf, storedToken } from '../../src/auth/session.ts';
import { lastFailure } from '../../src/lib/failures.ts';
import { reportText } from '../../src/app/report.ts';
import { failureOf } from '../../src/api/query/query.ts';
import { login, register } from '../../src/auth/authSlice.ts';
import { loadTasks } from '../../src/tasks/tasksSlice.ts';
import { whenReady } from '../../src/app/store/person.ts';
import { openTab } from './openTab.ts';
import { stopClock } from '../support/clock.ts';
import { amina } from '../support/people.ts';

const password = 'akada-2021';
const newcomer = { firstName: 'Ada', lastName: 'Obi', email: 'ada@akada.example', password };

test('a password in a failed registration’s response is not stored or reported', async () => {
  const { store: storeOfTab, origin } = await openTab();
  const store = storeOfTab();
  const secret = `secret-${'p'.repeat(60)}`;
  const person = { ...newcomer, password: secret };
  const body = JSON.stringify(person);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/auth/register`, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(secret)]);

  const failed = await store.dispatch(register(person));
  expect(failureOf(failed)).toMatchObject({ status: 500, message: 'An error occured' });
  const { pathname } = window.location;
  const report = reportText({ pathname, version: '1', browser: '1', failure: lastFailure() });
  expect(report).toContain('auth/register: refused 500');
  const known = [report, store.getState(), localStorage, sessionStorage];
  expect(JSON.stringify(known)).not.toContain('secret-');
});

test('a registration puts a token that is not a login into the store, and does not touch the stored one', async () => {
  const { store, owner } = await openTab();
  await store().dispatch(register(newcomer));
  const { auth } = store().getState();
  expect(auth.token).toBeTruthy();
  expect([sessionOf(auth.token, 0), storedToken(), owner()]).toEqual([null, null, null]);
});

test('a late refusal of an old token does not end the new login', async () => {
  const clock = stopClock();
  const { store, sandbox } = await openTab(amina);
  const before = store();
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: 'held' });
  const read = before.dispatch(loadTasks());
  await expect.poll(() => sandbox.requests()).toHaveLength(1);
  sandbox.expireTokens();
  clock.pass(2000);
  await before.dispatch(login({ email: amina.email, password }));
  await whenReady();
  await sandbox.letGo();

  // The call is repeated with the new token.
  expect(loadTasks.fulfilled.match(await read)).toBe(true);
  expect(store()).toBe(before);
  expect(store().getState().auth.sessionLost).toBe(false);
});
