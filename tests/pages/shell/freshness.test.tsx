import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toBriefs, toMentee, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { stopClock } from '../../support/clock.ts';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { setVisibility } from '../../support/page/setVisibility.ts';
import { logInElsewhere } from '../../support/page/otherTab.ts';
import { loginToken } from '../../support/sandboxServer.ts';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { amina, ngozi } from '../../support/people.ts';

const web = starterId('track', 'web');
const queue = '/dashboard/mentor/tasks-submissions/';
const gradebook = '/dashboard/mentor/gradebook';

const pathsOf = (sandbox: Sandbox): string[] =>
  sandbox.requests().map(({ path }) => path.replace(/\?.*/, ''));

const rename = ({ db }: Sandbox) =>
  db.run("UPDATE users SET firstName = 'Chidinma' WHERE role = 'MENTEE'");
const renamed = () => screen.findAllByText(/^Chidinma /);

const readsOfMentees = [
  // One call reads all submissions, and one those that were submitted again.
  '/api/mentors/submissions',
  '/api/mentors/submissions',
  '/api/profile',
  '/api/profile/mentees',
];

/** Opens the list of mentees, and waits until every request of the page has a response. */
async function openMentees() {
  const opened = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByRole('table');
  await untilIdle();
  return { ...opened, rows: screen.getAllByRole('row').length };
}

test('a page hidden for over five minutes refreshes its main content', async () => {
  const { sandbox } = await renderApp('/dashboard', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await untilIdle();
  sandbox.clearRequests();
  setVisibility('hidden');
  setVisibility('visible');
  await untilIdle();
  expect(pathsOf(sandbox)).toEqual([]);

  setVisibility('hidden');
  stopClock(Date.now() + 6 * 60_000);
  rename(sandbox);
  setVisibility('visible');
  expect(await screen.findByRole('heading', { name: /Chidinma/ })).toBeVisible();
  await untilIdle();
  const paths = pathsOf(sandbox);
  expect(paths.slice(0, 2).sort()).toEqual(['/api/profile', '/api/tasks']);
  expect(paths.length).toBeLessThanOrEqual(4);
});

test('“Refresh” stands beside the age of the data and fetches all of it', async () => {
  const { user, sandbox } = await openMentees();
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  expect(refresh.closest('footer')).toHaveTextContent(/^As of \w+ \d+ \w+, \d\d:\d\d/);
  sandbox.clearRequests();
  rename(sandbox);
  await user.click(refresh);
  await renamed();
  await untilIdle();
  expect(pathsOf(sandbox).sort()).toEqual(readsOfMentees);
});

test('a login in the dialog over a page fetches its stale data', async () => {
  const { user, sandbox } = await openMentees();
  stopClock(Date.now() + 6 * 60_000);
  sandbox.expireTokens();
  rename(sandbox);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('dialog', { name: 'Log in again to continue' });
  await untilIdle();
  sandbox.clearRequests();
  await logInAgain(user, ngozi.email);
  await renamed();
  await untilIdle();
  expect(pathsOf(sandbox).sort()).toEqual(['/api/auth/login', ...readsOfMentees]);
});

test('a login in another tab refreshes stale data', async () => {
  const { origin, sandbox } = await openMentees();
  stopClock(Date.now() + 6 * 60_000);
  rename(sandbox);
  const token = await loginToken(origin, ngozi.email);
  sandbox.clearRequests();
  logInElsewhere(token);
  await renamed();
  await untilIdle();
  expect(pathsOf(sandbox).sort()).toEqual(readsOfMentees);
});

/** Checks that the page shows as many rows as before, and how old they are. */
async function showsRows(rows: number): Promise<void> {
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(rows);
  const age = await screen.findByText(/^As of /);
  expect(age).toHaveTextContent(/^As of \w+ \d+ \w+, \d\d:\d\d\.$/);
}

test('stored data shows with its age until newer data arrives', async () => {
  const { sandbox, rows, reload } = await openMentees();
  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.clearRequests();
  sandbox.failNext({ method: 'GET', path: '/api', times: 3, kind: 'held' });
  await reload();
  await showsRows(rows);

  // The ids of work submitted again are read after the list.
  await expect.poll(() => pathsOf(sandbox).sort()).toEqual([...new Set(readsOfMentees)]);
  rename(sandbox);
  await sandbox.letGo();
  await renamed();
  expect(screen.getAllByRole('row')).toHaveLength(rows);
});

test('without a connection, stored data shows its age and no “Refresh”', async () => {
  const { sandbox, rows, reload } = await openMentees();
  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.setFaults({ dropRate: 1 });
  await reload();
  expect(await screen.findByText('No connection.')).toBeVisible();
  await showsRows(rows);
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

test('stored data shows the time of its responses even on a clock set back', async () => {
  const { user, sandbox, rows, reload } = await openMentees();
  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.setFaults({ dropRate: 1 });
  stopClock(Date.now() - 3 * 24 * 60 * 60 * 1000);
  await reload();
  await showsRows(rows);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const settings = await screen.findByRole('dialog', { name: 'Settings' });
  expect(settings).toHaveTextContent(/Oldest: \w+ \d+ \w+, \d\d:\d\d \(/);
});

test.each([
  [ngozi.email, '/dashboard/mentor/mentees', 'profile/mentees', 'No mentees yet', 'mentorships'],
  [ngozi.email, queue, 'mentors/submissions', 'No submissions yet', 'submissions'],
  [ngozi.email, gradebook, 'mentors/submissions', 'Your gradebook is empty', 'submissions'],
  [ngozi.email, toMentee(amina.id), 'mentors/submissions', 'No submissions yet.', 'submissions'],
  [amina.email, '/dashboard/mentee/mentor/', 'profile/mentors', 'No mentor yet', 'mentorships'],
  [amina.email, '/dashboard/track', 'tracks', 'No track yet', 'tracks'],
  [amina.email, toBriefs('web', web), 'tasks', 'No tasks yet', 'tasks'],
  [amina.email, toTrack('web', web), `tracks/${web}/stages`, 'No stages to show yet', 'stages'],
])('%s at %s: the empty list stays during a refetch', async (email, path, read, none, table) => {
  const { sandbox, visit, reload } = await prepareApp({ email });
  sandbox.db.run(`DELETE FROM ${table}`);
  await visit(path);
  expect(await screen.findByText(none)).toBeVisible();
  await untilIdle();
  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.clearRequests();
  sandbox.failNext({ method: 'GET', path: '/api', times: 9, kind: 'held' });
  await reload();
  await expect.poll(() => pathsOf(sandbox)).toContain(`/api/${read}`);
  expect(screen.getByText(none)).toBeVisible();
  await sandbox.letGo();
});

test('a failed “Refresh” keeps the data and reports a failed check', async () => {
  const { user, sandbox } = await renderApp('/dashboard/pending-task', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  await untilIdle();
  sandbox.failNext({ method: 'GET', path: '/api/tasks', exact: true, times: 9, kind: '500' });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('We could not check for newer data')).toBeVisible();
  expect(screen.queryByText('We could not load the tasks')).toBeNull();
  expect(screen.getByRole('table', { name: 'Pending tasks' })).toBeVisible();
});

test('a stored list has one retry after its read has failed', async () => {
  const { sandbox, visit } = await renderApp('/dashboard/pending-task', amina);
  await screen.findByRole('table', { name: 'Pending tasks' });
  await untilIdle();
  await expect.poll(storedOwners).toHaveLength(1);
  await visit('/dashboard/pending-task', async () => {
    stopClock(Date.now() + 6 * 60_000);
    sandbox.setFaults({ rateLimit: 0 });
  });
  expect(await screen.findByText('Please wait')).toBeVisible();
  await untilIdle();
  expect(screen.getByRole('table', { name: 'Pending tasks' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^(Try again|Refresh|Check)/ })).toHaveLength(1);
});

test.each([
  ['a form', '/dashboard/mentee/profile', 'Edit profile'],
  ['a failed list', '/dashboard/track', 'Try again'],
])('%s shows no age and no “Refresh”', async (_, address, button) => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 9, kind: '500' });
  await visit(address);
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  await untilIdle();
  expect(screen.queryByText(/^As of /)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});
