import { screen, waitFor, within } from '@testing-library/react';
import { assert, expect, onTestFinished, test } from 'vitest';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { toCourse, toTask, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { stopClock } from '../../support/clock.ts';
import { fakePauses, skipPauses } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import {
  ajo,
  countCalls,
  failWork,
  firstRepo,
  gradeWork,
  priceList,
  setAge,
  setDeadline,
  status,
  table,
  taskId,
  toForm,
  webTrack,
} from './amina.ts';

test('a task opens at once from the list, without another request', async () => {
  const { user, sandbox, path } = await renderApp('/dashboard/pending-task', amina);
  await user.click(
    within(await table('Pending tasks')).getByRole('link', { name: 'Your first repository' }),
  );

  await screen.findByRole('heading', { level: 1, name: 'Your first repository' });
  expect(screen.getByRole('article')).toHaveTextContent(/repository/);
  expect(path()).toBe(toTask(firstRepo));
  const requested = sandbox
    .requests()
    .filter((request) => request.path === `/api/tasks/${firstRepo}`);
  expect(requested).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('the form stays accessible when the submissions fail to load', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  // A read has two retries.
  failWork(sandbox, firstRepo, 'drop', { times: 3 });
  failWork(sandbox, firstRepo, 'held');
  fakePauses();
  await visit(toTask(firstRepo));
  await skipPauses();
  const way = await screen.findByRole('link', { name: 'Submit Task' });
  const requested = () => countCalls(sandbox).get(firstRepo) ?? 0;
  const before = requested();
  window.dispatchEvent(new Event('online'));
  await expect.poll(requested).toBe(before + 1);
  expect(screen.getByRole('link', { name: 'Submit Task' })).toBe(way);
  expect(status()).toHaveTextContent('We could not check if you have submitted it.');
  await sandbox.letGo();
});

test('a failed read is repeated at once if the connection has returned', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  failWork(sandbox, firstRepo, 'drop', { times: 3 });
  fakePauses();
  await visit(toTask(firstRepo));
  const requested = () => countCalls(sandbox).get(firstRepo) ?? 0;
  await expect.poll(requested).toBe(2);
  window.dispatchEvent(new Event('online'));
  await skipPauses();
  await expect.poll(requested).toBe(4);
  await waitFor(() => expect(status()).not.toHaveTextContent('We could not check'));
});

test('a task opens from its address with track, deadline, course and playlist', async () => {
  const { user, sandbox, path, visit, reload } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/courses', kind: '500' });
  await visit(toTask(ajo));

  await screen.findByRole('heading', { level: 1, name: 'Ajo savings calculator' });
  expect(screen.getByText('Web development')).toBeVisible();
  expect(screen.getByText(/^Deadline: \w{3}, \d\d \w{3} \d{4} 18:00:00 GMT$/)).toBeVisible();
  expect(sandbox.requests().filter((call) => call.path === `/api/tasks/${ajo}`)).toHaveLength(1);
  // The course failed to load, and keeps its link.
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(await screen.findByRole('link', { name: 'Open the course' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Submit Task' })).toBeVisible();

  sandbox.clearRequests();
  await reload();
  const playlist = await screen.findByRole('link', { name: 'Open the playlist' });
  expect(playlist).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.youtube\.com/));
  expect(playlist).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(screen.getByRole('link', { name: 'Open the course' }));
  await screen.findByRole('heading', { level: 1, name: 'JavaScript from the beginning' });
  expect(path()).toMatch(/^\/dashboard\/course\/JavaScript%20from%20the%20beginning\/\w{24}$/);
  await user.click(screen.getByRole('link', { name: 'Back to the task' }));
  await screen.findByRole('heading', { level: 1, name: 'Ajo savings calculator' });
  expect(sandbox.requests().filter((call) => call.path.includes('courses'))).toHaveLength(1);
});

const capitals = (path: string) => path.replace(/[\da-f]{24}$/, (id) => id.toUpperCase());

test.each([
  ['capitals', capitals(toTask(ajo)), 'Ajo savings calculator'],
  ['a full stop', `${toTask(ajo)}.`, 'Ajo savings calculator'],
  ['an invisible character', `${toTask(ajo)}%E2%80%8B`, 'Ajo savings calculator'],
  ['capitals, in the form', capitals(toForm(firstRepo)), /Your first repository/],
  ['capitals, in a track', capitals(toTrack('x', webTrack)), 'Web development'],
  [
    'capitals, in a course',
    capitals(toCourse('x', starterId('course', 'web-javascript'))),
    'JavaScript from the beginning',
  ],
])('an address whose id has %s opens its page', async (_, path, name) => {
  await renderApp(path, amina);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull());
});

test.each([
  ['a deleted task', toTask(taskId('nobody’s')), 'Task not found', 1],
  ['a form with a truncated address', toForm('g'.repeat(24)), 'Task not found', 0],
  ['a course with a truncated address', '/dashboard/course/JavaScript/null', 'Course not found', 0],
])('%s is not found', async (_, path, heading, calls) => {
  const { sandbox } = await renderApp(path, amina);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^It may have been deleted, or the link may be incomplete\.$/,
  );
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Back to tasks' })).toHaveLength(
    path.includes('submit') ? 0 : 1,
  );
  const ofOne = /^\/api\/tasks\/\w+$|^\/api\/courses\/./;
  expect(sandbox.requests().filter((request) => ofOne.test(request.path))).toHaveLength(calls);
});

test('a graded task shows its mentor, grade and comment', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  gradeWork(sandbox, priceList, 70.5, '');
  await visit(toTask(priceList));
  await waitFor(() => expect(status()).toHaveTextContent(/70\.5% · Good\s*See feedback$/));

  gradeWork(sandbox, priceList, 88, '\n A clean table.  \nThe caption is missing.');
  await visit('/dashboard/pending-task', deleteResponses);
  const link = { name: 'Market stall price list' };
  await user.click(await within(await table('Completed tasks')).findByRole('link', link));
  await waitFor(() =>
    expect(status()).toHaveTextContent(
      /^Ngozi Okafor\s*Your mentor\s*88% · Very good\s*A clean table\.\s*The caption is missing\./,
    ),
  );
  expect(screen.queryByRole('link', { name: 'Submit Task' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Submit a new version' })).toHaveAttribute(
    'href',
    toForm(priceList),
  );
  await user.click(screen.getByRole('button', { name: 'See feedback' }));
  const dialog = await screen.findByRole('dialog', link);
  expect(within(dialog).getByText('88%')).toBeVisible();

  const way = await screen.findByRole('link', { name: 'Thank your mentor' });
  const mail = new URL(way.getAttribute('href') ?? '');
  expect(mail.pathname).toBe(ngozi.email);
  expect(mail.searchParams.get('body')).toMatch(/^Hello Ngozi,\r\n\r\nThank you for your review/);
});

test('screen readers announce a new grade, but not each minute that passes', async () => {
  const id = taskId('web-signup-form');
  const { sandbox, visit } = await prepareApp(amina);
  setAge(sandbox, id, 10 * 60_000);
  await visit(toTask(id));
  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted 10 minutes ago, not graded/));
  const { pass } = stopClock();
  const region = status().parentElement;
  assert(region);
  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    announced.push(
      ...within(region)
        .getAllByRole('status')
        .map((one) => one.textContent),
    );
  });
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  pass(10 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted 20 minutes ago, not graded/));
  expect(announced.join('')).toBe('');

  gradeWork(sandbox, id, 61);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(status()).toHaveTextContent(/61% · /));
  expect(announced.join('')).toMatch(/^61% · /);
});

test('ungraded work from an earlier visit is checked before it is called ungraded', async () => {
  const id = taskId('web-signup-form');
  const { sandbox, reload } = await renderApp(toTask(id), amina);
  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted .*, not graded yet$/));
  gradeWork(sandbox, id, 61);
  failWork(sandbox, id);
  await reload();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Submit a new version' })).toBeVisible();
  expect(status()).toHaveTextContent(/^Submitted (?!.*not graded)/);

  failWork(sandbox, id, 'held');
  await reload();
  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted (?!.*not graded)/));
  await sandbox.letGo();
  expect(await screen.findByRole('button', { name: 'See feedback' })).toBeVisible();
  expect(status()).toHaveTextContent(/61% · /);
});

test('an open task shows its deadline, and overdue work can be submitted', async () => {
  const { sandbox, visit, reload } = await prepareApp(amina);
  setDeadline(sandbox, firstRepo, '2021-05-07T18:00:00.000Z');
  setDeadline(sandbox, ajo, '2099-05-07T18:00:00.000Z');
  await visit(toTask(firstRepo));
  await waitFor(() =>
    expect(status()).toHaveTextContent(/^Overdue since .* 2021, \d\d:00\. You can still submit\.$/),
  );
  expect(screen.getByText('Deadline: Fri, 07 May 2021 18:00:00 GMT')).toBeVisible();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Submit Task' })).toBeVisible();
  // The task has no course.
  expect(screen.queryByRole('link', { name: 'Open the course' })).toBeNull();
  expect(sandbox.requests().filter(({ path }) => path.includes('courses'))).toEqual([]);

  await visit(toTask(ajo));
  await reload();
  await waitFor(() => expect(status()).toHaveTextContent(/^Due \w{3} \d \w+ 2099, \d\d:\d\d$/));
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test('a submitted task is not called overdue while its status loads', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  setDeadline(sandbox, priceList, '2021-05-07T18:00:00.000Z');
  failWork(sandbox, priceList, 'held');
  await visit(toTask(priceList));

  expect(await screen.findByText('Checking if you have submitted it')).toBeVisible();
  expect(screen.queryByText(/^Overdue/)).toBeNull();
  await sandbox.letGo();
  await waitFor(() => expect(status()).toHaveTextContent(/88% · /));
  expect(screen.queryByText(/^Overdue/)).toBeNull();
});

test('a task without a brief suggests asking the mentor', async () => {
  // The API description excludes invalid dates, but users must not see them.
  const { sandbox, visit } = await prepareApp({ ...amina, sandbox: { compare: null } });
  sandbox.db.run("UPDATE tasks SET description = '', deadline = 'soon' WHERE id = ?", [firstRepo]);
  await visit(toTask(firstRepo));

  expect(await screen.findByText(/has no brief yet/)).toBeVisible();
  await waitFor(() => expect(status()).toHaveTextContent('No deadline'));
});
