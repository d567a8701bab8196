import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { sixMinutesLater } from '../../support/later.ts';
import { addMentees } from '../../support/many.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  callsTo,
  ibrahim,
  ngozi,
  searchBox,
  shownRows,
  submissionsPath,
  waitingIn,
} from './desk.ts';

const menteesPath = '/dashboard/mentor/mentees';
const admin = { as: 'admin@akada.example' };

const namesOf = async () => (await shownRows()).map(([name]) => name ?? '');

test('a page shows ten mentees with photo and technologies, without their location', async () => {
  await renderApp(`${menteesPath}?sort=name`, ngozi);
  const rows = await shownRows();

  expect(rows).toHaveLength(10);
  expect(rows[0]?.slice(0, 2)).toEqual(['Amina Bello', 'HTMLCSSJavaScript']);
  expect(screen.queryByText(/Zaria|Nigeria/)).toBeNull();
  expect(screen.getByRole('table').querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/api/'),
  );
  expect(screen.getByText('13 mentees')).toBeVisible();
});

test('a mentee’s name links to the profile', async () => {
  const { user, path } = await renderApp(menteesPath, ngozi);
  await user.click(await screen.findByRole('link', { name: 'Sadiq Bala' }));

  expect(await screen.findByRole('heading', { name: 'Sadiq Bala' })).toBeVisible();
  expect(path()).toMatch(/^\/dashboard\/mentor\/mentee\/[0-9a-f]{24}$/);
});

test('the page shows the number to grade, and Review opens that mentee’s work', async () => {
  const { user, sandbox, path } = await renderApp(menteesPath, ngozi);
  const { length } = waitingIn(sandbox);

  expect(await screen.findByText(`${length} submissions to grade`)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Review the work of Sadiq Bala' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await expect.poll(path).toMatch(/tasks-submissions\/\?mentee=[0-9a-f]{24}$/);
  expect(await shownRows()).toHaveLength(2);
});

test('search and order of the mentees survive a reload', async () => {
  const { user, path, reload } = await renderApp(menteesPath, ngozi);
  await pasteInto(user, await searchBox(), 'css html');
  await expect.poll(path).toBe(`${menteesPath}?q=css+html`);
  await user.click(screen.getByRole('button', { name: 'Mentee' }));
  await user.click(screen.getByRole('button', { name: 'Mentee' }));
  await expect.poll(path).toBe(`${menteesPath}?q=css+html&sort=-name`);
  const names = await namesOf();
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'en')));

  await reload();
  expect(await namesOf()).toEqual(names);
  expect(await searchBox()).toHaveValue('css html');
});

test('a phone shows rows without columns', async () => {
  await renderApp(menteesPath, { ...ngozi, width: 360 });
  const list = await screen.findByRole('list', { name: 'Mentees' });

  expect(within(list).getByRole('link', { name: 'Sadiq Bala' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a mentor without mentees sees how mentees choose', async () => {
  await renderApp(menteesPath, ibrahim);

  expect(await screen.findByText('No mentees yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
    'href',
    '/dashboard/mentor/profile',
  );
});

test('a failure is shown once, and trying again helps', async () => {
  const { user, sandbox, reload } = await renderApp('/dashboard/mentor/profile', ngozi);
  await screen.findByRole('main');
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', times: 1, kind: '500' });
  await reload(menteesPath);

  expect(await screen.findAllByText('An error occured')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await shownRows()).toHaveLength(10);
});

const ngoziId = starterId('person', 'ngozi');

test('all of 130 mentees are counted, found and opened', async () => {
  const { user, sandbox, reload } = await renderApp('/about', ngozi);
  const last = addMentees(sandbox, ngoziId, 130 - 13).at(-1);
  await reload(menteesPath);

  expect(await screen.findByText('130 mentees')).toBeVisible();
  expect(callsTo(sandbox).filter((call) => call.includes('/profile/mentees'))).toEqual([
    'GET /api/profile/mentees',
    'GET /api/profile/mentees?skip=100&limit=100',
  ]);
  await pasteInto(user, await searchBox(), 'zainab 117');
  await user.click(await screen.findByRole('link', { name: 'Zainab Number 117' }));
  expect(await screen.findByRole('heading', { name: 'Zainab Number 117' })).toBeVisible();

  await reload(`/dashboard/mentor/mentee/${last}`);
  expect(await screen.findByRole('heading', { name: 'Zainab Number 117' })).toBeVisible();
});

test('a partly loaded list of mentees calls no mentee unknown', async () => {
  const { user, sandbox, reload } = await renderApp('/about', ngozi);
  const last = addMentees(sandbox, ngoziId, 130 - 13).at(-1);
  const call = { method: 'GET', path: '/api/profile/mentees', times: 1 };
  sandbox.failNext({ ...call, kind: 'held' });
  sandbox.failNext({ ...call, kind: '500' });
  await reload(`/dashboard/mentor/mentee/${last}`);
  await sandbox.letGo();

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occured');
  expect(screen.queryByText('This is not one of your mentees')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Zainab Number 117' })).toBeVisible();
});

const failWork = (sandbox: Sandbox): void =>
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', times: 1, kind: '500' });
const workFailed = 'We could not load the submissions';

test('failed submissions show a retry button above the mentees', async () => {
  const { user, sandbox, reload } = await renderApp('/about', ngozi);
  failWork(sandbox);
  await reload(menteesPath);

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByText(workFailed)).toBeVisible();
  expect(await shownRows()).toHaveLength(10);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/submissions to grade/)).toBeVisible();
  expect(screen.queryByText(workFailed)).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Profile' }));
  // The router stays on a page until the next page has loaded.
  await screen.findByRole('button', { name: 'Edit profile' });
  sixMinutesLater();
  failWork(sandbox);
  await user.click(screen.getByRole('link', { name: 'Mentee' }));
  expect(await screen.findByText('We could not check for newer data')).toBeVisible();
  expect(screen.queryByText(workFailed)).toBeNull();
  // Loaded data stays: the total, and the number of each mentee.
  expect(screen.getByText(/submissions to grade/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review the work of Sadiq Bala' })).toBeVisible();
});

test('two failed lists show one message, and one press retries both', async () => {
  const { user, sandbox, reload } = await renderApp('/about', ngozi);
  failWork(sandbox);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', times: 1, kind: '500' });
  await reload(menteesPath);
  await expect.poll(() => sandbox.requests().filter(({ status }) => status === 500).length).toBe(2);

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await shownRows()).toHaveLength(10);
  expect(await screen.findByText(/submissions to grade/)).toBeVisible();
  expect(screen.queryByText(workFailed)).toBeNull();
});

test.each([
  [menteesPath, 'Mentees'],
  [submissionsPath, 'Tasks to grade'],
])('an admin may enter %s and sees why it is empty', async (path, title) => {
  await renderApp(path, admin);

  expect(await screen.findByText('Only mentors can see this list')).toBeVisible();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('Forbidden resource')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('grading from the mentees and back takes four calls after the login', async () => {
  const { user, sandbox } = await renderApp(menteesPath, ngozi);
  await user.click(await screen.findByRole('link', { name: 'Start reviewing' }));
  await user.click(await screen.findByRole('button', { name: 'Review next' }));
  const dialog = within(await screen.findByRole('dialog'));
  await pasteInto(user, dialog.getByLabelText('Comment'), 'Clear and tidy.');
  await pasteInto(user, dialog.getByLabelText('Grade (%)'), '90');
  await user.click(dialog.getByRole('button', { name: 'Send grade' }));
  await screen.findByText('Grading success');
  await user.click(screen.getByRole('link', { name: 'Mentee' }));
  await screen.findByRole('heading', { name: 'Mentees' });

  const calls = callsTo(sandbox).filter((call) => !call.includes('/photos/'));
  // The first requests run in parallel.
  expect(calls.map((call) => call.replace(/[0-9a-f]{24}.*|\?.*/, '')).toSorted()).toEqual([
    'GET /api/mentors/submissions',
    'GET /api/profile',
    'GET /api/profile/mentees',
    'POST /api/mentors/grade/',
  ]);
});
