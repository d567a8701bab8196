import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  ajo,
  amina,
  aminaWithoutMyStages,
  checked,
  countCalls,
  firstRepo,
  priceList,
  sendIn,
  table,
  taskId,
  titles,
  webTrack,
} from './amina.ts';

/** Tasks of stages without a submission are shown as open without being requested. */

const form = `/dashboard/pending-task/submit/${firstRepo}`;
const myStages = `/api/tracks/${webTrack}/my_stages`;

const progress = () => screen.findByRole('region', { name: 'Your progress' });

const stageStatuses = (sandbox: Sandbox): number[] =>
  sandbox.requests().flatMap(({ path, status }) => (path === myStages ? [status] : []));

/** Submits it at a time from which the service has no records of stages. */
const sendInLongAgo = (sandbox: Sandbox, id: string) =>
  sendIn(sandbox, id, new Date('2020-03-01T10:00:00.000Z'));

test('only tasks of stages with a submission are requested', async () => {
  const { sandbox } = await renderApp('/dashboard/pending-task', amina);
  await table('Completed tasks');
  await checked();
  expect(titles(await table('Pending tasks'))[0]).toBe('Your first repository');
  const pages = screen.getByRole('navigation', { name: 'Pages of pending tasks' });
  expect(within(pages).getByRole('status')).toHaveTextContent('Page 1 of 3');
  expect(countCalls(sandbox).size).toBe(5);
  expect(countCalls(sandbox).has(priceList)).toBe(true);
  expect(screen.queryByRole('button', { name: /^Check again/ })).toBeNull();
});

test('a task without a stage, of an unknown one or of another track’s is requested', async () => {
  // No answer of the API has a stage of '': the sandbox's tables allow no task without a stage.
  const strangeWorld = { ...amina, sandbox: { compare: null } };
  const { sandbox, reload } = await renderApp('/about', strangeWorld);
  const { db } = sandbox;
  const others = db.get<{ id: string }>('SELECT id FROM stages WHERE trackId <> ?', [webTrack]);
  const strange = [firstRepo, ajo, taskId('web-light-log')];
  for (const [index, stage] of ['', starterId('stage', 'gone'), others?.id ?? ''].entries()) {
    db.run('UPDATE tasks SET stageId = ? WHERE id = ?', [stage, strange[index] ?? '']);
  }
  sendInLongAgo(sandbox, ajo);
  await reload('/dashboard/pending-task');
  await table('Completed tasks');
  await checked();
  expect([...countCalls(sandbox).keys()]).toEqual(expect.arrayContaining(strange));
  expect(countCalls(sandbox).size).toBe(8);
  expect(titles(await table('Pending tasks'))).not.toContain('Ajo savings calculator');
});

test('opening a task requests it: it may be submitted all the same', async () => {
  const { user, sandbox, reload } = await renderApp('/about', amina);
  sendInLongAgo(sandbox, firstRepo);
  await reload('/dashboard/pending-task');
  await checked();
  const path = `/api/tasks/${firstRepo}/submissions`;
  sandbox.failNext({ method: 'GET', path, times: 1, kind: 'held' });
  const pending = await table('Pending tasks');
  await user.click(within(pending).getByRole('link', { name: 'Your first repository' }));

  const button = await screen.findByRole('button', { name: 'Submit Task' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('link', { name: 'Submit Task' })).toBeNull();
  await sandbox.letGo();
  expect(await screen.findByText(/^Sent .*, not graded yet$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to tasks' }));
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(countCalls(sandbox).get(firstRepo)).toBe(1);
});

test('its form requests it first as well, and says that it replaces what was sent', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  sendInLongAgo(sandbox, firstRepo);
  await reload(form);
  expect(await screen.findByText('You are replacing what you sent before')).toBeVisible();
});

test('where it cannot be read, the way to the form is there all the same', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  const path = `/api/tasks/${firstRepo}/submissions`;
  sandbox.failNext({ method: 'GET', path, times: 1, kind: '500' });
  await reload(`/dashboard/pending-task/${firstRepo}`);
  expect(await screen.findByRole('link', { name: 'Submit Task' })).toBeVisible();
});

test('the presumption is not stored: where the service lacks the stages, each task is requested', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/pending-task', amina);
  await table('Completed tasks');
  await checked();
  expect(countCalls(sandbox).has(firstRepo)).toBe(false);
  sendInLongAgo(sandbox, firstRepo);
  sandbox.failNext({ method: 'GET', path: myStages, times: 1, kind: '500' });
  sandbox.clearRequests();

  await reload();
  await waitFor(() => expect(countCalls(sandbox).size).toBe(7));
  await checked();
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stageStatuses(sandbox)).toEqual([500]);
});

test('a service without the call gets it once a visit', async () => {
  const { user, sandbox } = await renderApp('/dashboard', aminaWithoutMyStages);
  await table('Pending tasks');
  await checked();
  expect(countCalls(sandbox).size).toBe(12);
  await user.click(screen.getAllByRole('link', { name: 'Tasks' })[0] ?? document.body);
  await table('Completed tasks');
  await user.click(screen.getByRole('radio', { name: 'UI design' }));
  await waitFor(() => expect(countCalls(sandbox).size).toBeGreaterThan(12));
  await checked();
  const requests = sandbox.requests().filter(({ path }) => path.endsWith('/my_stages'));
  expect(requests.map(({ status }) => status)).toEqual([404]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a track page counts such tasks as to do; the certificate reads each anew', async () => {
  const { user, sandbox, reload } = await renderApp('/about', amina);
  sendInLongAgo(sandbox, firstRepo);
  await reload(`/dashboard/track/web/${webTrack}`);
  const known = /^5\/12.*3 graded.*2 waiting for your mentor.*7 to do/;
  await waitFor(async () => expect(await progress()).toHaveTextContent(known));
  expect(countCalls(sandbox).size).toBe(5);

  await user.click(screen.getAllByRole('link', { name: 'Tasks' })[0] ?? document.body);
  await table('Pending tasks');
  await reload(`/dashboard/certificate/web/${webTrack}`);
  expect(await screen.findByText('3 of 12 tasks are graded. What is missing:')).toBeVisible();
  expect(screen.getAllByText('Not sent in yet')).toHaveLength(6);
  expect(screen.getAllByText(/^Waiting for your mentor/)).toHaveLength(3);
});
