import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spend } from '../../../src/api/allowance.ts';
import { recordsOfTab } from '../../support/store/storeOfTab.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import {
  aminaWithoutMyStages,
  checked,
  countCalls,
  addTenStages,
  openByMenu,
  sendIn,
  table,
  titles,
  writeWork,
} from './amina.ts';

/** Returns the calls that were made again. */
function repeated(requests: { method: string; path: string }[]): string[] {
  const calls = requests.map(({ method, path }) => `${method} ${path}`);
  return calls.filter((call, index) => calls.indexOf(call) !== index);
}

const pendingCard = () =>
  screen.getAllByRole('link', { name: 'Pending tasks' }).map((link) => link.closest('li'))[0];

/** Waits until this many responses about tasks have arrived since a moment. */
const respondedSince = async (moment: number, count: number) =>
  await expect
    .poll(() => Object.values(recordsOfTab()).filter(({ readAt }) => readAt >= moment).length)
    .toBe(count);

/** Logs in a mentee with 30 tasks, in 4 nearly finished stages. */
async function logInWithTasks() {
  const opened = await prepareApp();
  const { user, sandbox, visit } = opened;
  const sent = addTenStages(sandbox)
    .slice(3, 7)
    .flatMap((stage, index) => (index < 2 ? stage.slice(1) : stage));
  for (const id of sent) sendIn(sandbox, id);
  await visit('/login');
  sandbox.clearRequests();
  await logIn(user, amina.email);
  await table('Pending tasks');
  await checked();
  expect(pendingCard()).toHaveTextContent(String(30 - sent.length));
  return { ...opened, sent };
}

test('a first login requests each task of a stage in progress once', async () => {
  const { sandbox } = await logInWithTasks();
  // The calls are the login, profile, mentors, tasks, stages, the user's own stages, and the 12
  // tasks of these.
  expect(sandbox.requests().length).toBe(18);
  expect(repeated(sandbox.requests())).toEqual([]);
  expect(countCalls(sandbox).size).toBe(12);
});

test('each later visit requests three of the ungraded submissions, in turn', async () => {
  const { sandbox, visit, sent } = await logInWithTasks();
  sandbox.clearRequests();
  const reloaded = Date.now();
  await visit('/dashboard');
  await table('Pending tasks');
  await checked();
  expect(pendingCard()).toHaveTextContent(String(30 - sent.length));
  // Each visit requests three of the ungraded submissions, those checked longest ago first.
  await respondedSince(reloaded, 3);
  expect(sandbox.requests().length).toBe(8);
  const first = [...countCalls(sandbox).keys()];
  expect(first).toHaveLength(3);
  expect(sent).toEqual(expect.arrayContaining(first));

  sandbox.clearRequests();
  const again = Date.now();
  await visit('/dashboard');
  await table('Pending tasks');
  await respondedSince(again, 3);
  expect(sandbox.requests().length).toBe(8);
  const second = [...countCalls(sandbox).keys()].filter((id) => !first.includes(id));
  expect(second).toHaveLength(3);
});

test('a mentee who submits a task makes one read and one write', async () => {
  const { user, sandbox } = await logInWithTasks();
  sandbox.clearRequests();
  await openByMenu(user, 'Tasks');
  const pending = await table('Pending tasks');
  await user.click(within(pending).getByRole('link', { name: 'Work 1 1' }));
  await user.click(await screen.findByRole('link', { name: 'Submit Task' }));
  await writeWork(user, 'git.example/first', 'Branches were the hard part.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('link', { name: 'Back to tasks' }));
  expect(titles(await table('Pending tasks'))).not.toContain('Work 1 1');
  expect(sandbox.requests().map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('a mentee without a submission requests no task', async () => {
  const { user, sandbox, visit } = await prepareApp();
  addTenStages(sandbox);
  await visit('/login');
  sandbox.clearRequests();
  await logIn(user, amina.email);
  await table('Pending tasks');
  await checked();
  expect(pendingCard()).toHaveTextContent('30');
  expect(pendingCard()).not.toHaveTextContent('at least');
  expect(countCalls(sandbox).size).toBe(0);
  expect(sandbox.requests()).toHaveLength(6);
});

test('near the limit, the list of tasks reserves the last requests for the user', async () => {
  const { user, sandbox } = await renderApp('/dashboard/mentee/profile', aminaWithoutMyStages);
  await screen.findByText('Edit profile');
  spend(72);
  await user.click(screen.getByRole('link', { name: 'Tasks' }));

  const rest = await screen.findByRole('button', { name: 'Check the rest' });
  expect(screen.getByText(/only some of your tasks every 15 minutes/)).toBeVisible();
  const { size } = countCalls(sandbox);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(12);

  await user.click(rest);
  await expect.poll(() => countCalls(sandbox).size).toBe(12);
  await checked();
  expect(screen.queryByRole('button', { name: 'Check the rest' })).toBeNull();
  expect([...countCalls(sandbox).values()].every((times) => times === 1)).toBe(true);
});
