import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { persistToken } from '../../../src/auth/session.ts';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { toCertificate, toTrack } from '../../../src/paths.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { loginToken } from '../../support/sandboxServer.ts';
import { amina } from '../../support/people.ts';
import {
  aminaWithoutMyStages,
  checked,
  countCalls,
  failWork,
  firstRepo,
  addTenStages,
  openByMenu,
  sendIn,
  table,
  titles,
  toForm,
  webTrack,
} from './amina.ts';

/** Tasks of stages without a submission are shown as open without being requested. */

const myStages = `/api/tracks/${webTrack}/my_stages`;

const progress = () => screen.findByRole('region', { name: 'Your progress' });

const stageStatuses = (sandbox: Sandbox): number[] =>
  sandbox.requests().flatMap(({ path, status }) => (path === myStages ? [status] : []));

/** Stores a submission from before the API had records of stages. */
const sendInLongAgo = (sandbox: Sandbox, id: string) =>
  sendIn(sandbox, id, new Date('2020-03-01T10:00:00.000Z'));

test('opening a presumed open task or its form requests its submissions', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sendInLongAgo(sandbox, firstRepo);
  await visit('/dashboard/pending-task');
  await checked();
  failWork(sandbox, firstRepo, 'held');
  const pending = await table('Pending tasks');
  await user.click(within(pending).getByRole('link', { name: 'Your first repository' }));

  const button = await screen.findByRole('button', { name: 'Submit Task' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('link', { name: 'Submit Task' })).toBeNull();
  await sandbox.letGo();
  expect(await screen.findByText(/^Submitted .*, not graded yet$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to tasks' }));
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(countCalls(sandbox).get(firstRepo)).toBe(1);

  await visit(toForm(firstRepo), deleteResponses);
  expect(await screen.findByText('This replaces your last version')).toBeVisible();
});

test('a submitted task that moved to another stage is found on a fresh device', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  const ids = addTenStages(sandbox).map(([first = '']) => first);
  const [left = '', , moved = ''] = ids;
  sendIn(sandbox, left);
  sandbox.db.run(
    'UPDATE tasks SET stageId = (SELECT stageId FROM tasks WHERE id = ?) WHERE id = ?',
    [moved, left],
  );
  await visit('/dashboard/pending-task');
  const completed = await table('Completed tasks');
  await waitFor(() => expect(titles(completed)).toEqual(['Work 1 1']));
  await checked();
  expect(titles(await table('Pending tasks'))).not.toContain('Work 1 1');
});

test('a presumption is not stored, and each task is requested without my_stages', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/pending-task', amina);
  await table('Completed tasks');
  await checked();
  expect(countCalls(sandbox).has(firstRepo)).toBe(false);
  sendInLongAgo(sandbox, firstRepo);
  sandbox.failNext({ method: 'GET', path: myStages, kind: '500' });
  sandbox.clearRequests();

  await reload();
  await waitFor(() => expect(countCalls(sandbox).size).toBe(7));
  await checked();
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(stageStatuses(sandbox)).toEqual([500]);
});

test('an API without my_stages is asked for it once per visit', async () => {
  const { user, sandbox } = await renderApp('/dashboard', aminaWithoutMyStages);
  await table('Pending tasks');
  await checked();
  expect(countCalls(sandbox).size).toBe(12);
  await openByMenu(user, 'Tasks');
  await table('Completed tasks');
  await user.click(screen.getByRole('radio', { name: 'UI design' }));
  await waitFor(() => expect(countCalls(sandbox).size).toBeGreaterThan(12));
  await checked();
  const requests = sandbox.requests().filter(({ path }) => path.endsWith('/my_stages'));
  expect(requests.map(({ status }) => status)).toEqual([404]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a track counts presumed tasks as open, and the certificate requests each', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sendInLongAgo(sandbox, firstRepo);
  await visit(toTrack('web', webTrack));
  const known = /^5\/12.*3 graded.*2 not graded yet.*7 to do/;
  await waitFor(async () => expect(await progress()).toHaveTextContent(known));
  expect(countCalls(sandbox).size).toBe(5);

  await openByMenu(user, 'Tasks');
  await table('Pending tasks');
  await visit(toCertificate('web', webTrack));
  expect(await screen.findByText('3 of 12 tasks are graded. Still missing:')).toBeVisible();
  expect(screen.getAllByText('To do')).toHaveLength(6);
  expect(screen.getAllByText('Not graded yet')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).toBeNull();
});

test('a row whose stage was deleted leaves no task of the track unchecked', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  const [[first = ''] = [], [, second = ''] = []] = addTenStages(sandbox);
  sendIn(sandbox, first);
  const { db } = sandbox;
  // The task moves and its stage is deleted, so only the row still proves the work.
  db.run('UPDATE tasks SET stageId = (SELECT stageId FROM tasks WHERE id = ?) WHERE id = ?', [
    second,
    first,
  ]);
  db.run('DELETE FROM stages WHERE level = 0 AND trackId = ?', [webTrack]);
  await visit('/dashboard/pending-task');
  expect(titles(await table('Completed tasks'))).toEqual(['Work 1 1']);
});

test('every task is checked for a mentee older than the stage records', async () => {
  const { origin, sandbox, visit } = await prepareApp();
  const early = `5e5b8c00${amina.id.slice(8)}`;
  const { db } = sandbox;
  const columns = {
    users: 'id',
    userTracks: 'userId',
    mentorships: 'menteeId',
    submissions: 'menteeId',
    userStages: 'userId',
  };
  for (const [name, column] of Object.entries(columns)) {
    db.run(`UPDATE ${name} SET ${column} = ? WHERE ${column} = ?`, [early, amina.id]);
  }
  const at = new Date('2020-03-01T10:00:00.000Z');
  sendIn(sandbox, firstRepo, at, early);
  persistToken(await loginToken(origin, amina.email));
  await visit('/dashboard/pending-task');
  await checked();
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(stageStatuses(sandbox)).toEqual([]);
});
