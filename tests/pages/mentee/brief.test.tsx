import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { DAY, longDay } from '../../../src/lib/dates.ts';
import { toCourse, toTask, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { stopClock } from '../../support/clock.ts';
import { fakePauses, skipPauses } from '../../support/page/untilIdle.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  ajo,
  amina,
  aminaId,
  countCalls,
  failWork,
  firstRepo,
  gradeWork,
  priceList,
  setDeadline,
  table,
  taskId,
  toForm,
  webTrack,
} from './amina.ts';

const status = () =>
  screen.queryByRole('complementary', { name: 'About this task' })?.querySelector('[data-tone]') ??
  document.body;

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
  const { sandbox, reload } = await renderApp(null, amina);
  // A read has two retries.
  failWork(sandbox, firstRepo, 'drop', { times: 3 });
  failWork(sandbox, firstRepo, 'held');
  fakePauses();
  await reload(toTask(firstRepo));
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
  const { sandbox, reload } = await renderApp(null, amina);
  failWork(sandbox, firstRepo, 'drop', { times: 3 });
  fakePauses();
  await reload(toTask(firstRepo));
  const requested = () => countCalls(sandbox).get(firstRepo) ?? 0;
  await expect.poll(requested).toBe(2);
  window.dispatchEvent(new Event('online'));
  await skipPauses();
  await expect.poll(requested).toBe(4);
  await waitFor(() => expect(status()).not.toHaveTextContent('We could not check'));
});

test('a task opens from its address with track, deadline, course and playlist', async () => {
  const { user, sandbox, reload, path } = await renderApp(null, amina);
  sandbox.failNext({ method: 'GET', path: '/api/courses', kind: '500' });
  await reload(toTask(ajo));

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
  const { user, sandbox, reload } = await renderApp(null, amina);
  gradeWork(sandbox, priceList, 70.5, '');
  await reload(toTask(priceList));
  await waitFor(() => expect(status()).toHaveTextContent(/70\.5% · Good\s*See feedback$/));

  gradeWork(sandbox, priceList, 88, '\n A clean table.  \nThe caption is missing.');
  await reload('/dashboard/pending-task', deleteResponses);
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
  expect(mail.pathname).toBe('mentor@akada.example');
  expect(mail.searchParams.get('body')).toMatch(/^Hello Ngozi,\r\n\r\nThank you for your review/);
});

test('an open task links to an email for help, with a copy for mentees under 18', async () => {
  const { sandbox, reload } = await renderApp(null, amina);
  sandbox.db.run('DELETE FROM mentorships WHERE menteeId = ? AND trackId <> ?', [
    aminaId,
    webTrack,
  ]);
  const copyFor = async (dob: string) => {
    sandbox.db.run('UPDATE users SET dob = ? WHERE id = ?', [dob, aminaId]);
    await reload(toTask(ajo), deleteResponses);
    await screen.findByText(/^Are you stuck\?.* mentor@akada\.example/);
    const way = screen.getByRole('link', { name: 'Ask for help by email' });
    const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '');
    expect(pathname).toBe('mentor@akada.example');
    expect(searchParams.get('body')).toMatch(/What I tried:.*What I expected:.*What happened:/s);
    return searchParams.get('cc');
  };
  expect(await copyFor('1999-10-30T00:00:00.000Z')).toBeNull();
  expect(screen.queryByText(/A copy is sent/)).toBeNull();
  expect(await copyFor('2015-01-01T00:00:00.000Z')).toBe('hello@akada.example');
  expect(screen.getByText(/A copy is sent to hello@akada\.example\.$/)).toBeVisible();

  await reload(toTask(priceList));
  await screen.findByRole('button', { name: 'See feedback' });
  expect(screen.queryByRole('link', { name: 'Ask for help by email' })).toBeNull();
});

/** Simulates a phone whose share sheet takes texts; returns what was shared. */
function openShareSheet(outcome: () => Promise<void> = () => Promise.resolve()): ShareData[] {
  const shared: ShareData[] = [];
  const share = (data: ShareData) => {
    shared.push(data);
    return outcome();
  };
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  return shared;
}

test('an adult asks for help in another app, and a mentee under 18 only by email', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  const shared = openShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const openAs = async (dob: string | null) => {
    sandbox.db.run('UPDATE users SET dob = ? WHERE id = ?', [dob, aminaId]);
    await reload(toTask(ajo), deleteResponses);
    await screen.findByText(/^Are you stuck\?/);
    return screen.queryByRole('button', { name: 'Ask in another app' });
  };
  expect(await openAs('2015-01-01T00:00:00.000Z')).toBeNull();
  expect(await openAs(null)).toBeNull();
  const button = await openAs('1999-10-30T00:00:00.000Z');
  await user.click(button ?? document.body);
  expect(shared).toEqual([
    {
      title: expect.stringContaining('I am stuck on'),
      text: expect.stringMatching(/What I tried:.*What I expected:.*What happened:/s),
    },
  ]);
  expect(await screen.findByText(/^No app could be opened\./)).toBeVisible();
});

const expectChat = async () => {
  const way = await screen.findByRole('link', { name: /^Ask in the community chat/ });
  expect(way).toHaveAttribute('href', 'https://chat.akada.example/join');
  expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText(/Share no personal data\.$/)).toBeVisible();
};

test('the community chat is linked where a mentee works alone, with a warning', async () => {
  const { sandbox, reload } = await renderApp(toTask(ajo), amina);
  await expectChat();
  await reload(toTask(taskId('web-signup-form')));
  await screen.findAllByText(/not graded yet$/);
  await expectChat();
  await reload(toTask(priceList));
  await screen.findByRole('button', { name: 'See feedback' });
  expect(screen.queryByRole('link', { name: /community chat/ })).toBeNull();

  // The task has no submission yet.
  sandbox.db.run('DELETE FROM submissions WHERE menteeId = ?', [aminaId]);
  await reload('/dashboard/pending-task', deleteResponses);
  await screen.findByText(/^Work you submit appears here/);
  await expectChat();
});

/** Changes when a task of Amina was submitted. */
function setAge(sandbox: Sandbox, id: string, age: number): void {
  const ago = new Date(Date.now() - age);
  const row = `${Math.floor(ago.getTime() / 1000).toString(16)}${'f'.repeat(16)}`;
  sandbox.db.run(
    `UPDATE submissions SET id = ?, createdAt = ?, updatedAt = ? WHERE taskId = ? AND menteeId = ?`,
    [row, ago, ago, id, aminaId],
  );
}

test('a submitted task shows its age, and offers an email after one and after two weeks', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  const id = taskId('web-signup-form');
  const sentBefore = (days: number) => setAge(sandbox, id, days * DAY);
  sentBefore(5.5);
  await reload(toTask(id));

  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted 5 days ago, not graded yet$/));
  expect(screen.queryByRole('button', { name: 'See feedback' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Submit a new version' })).toHaveAttribute(
    'href',
    toForm(id),
  );
  await user.click(screen.getByRole('button', { name: 'See my work' }));
  expect(await screen.findByRole('dialog', { name: 'Library sign-up form' })).toBeVisible();

  sentBefore(7.5);
  await reload();
  const way = await screen.findByRole('link', { name: 'Write to Ngozi Okafor' });
  const mail = new URL(way.getAttribute('href') ?? '');
  expect(mail.pathname).toBe('mentor@akada.example');
  expect(mail.searchParams.get('subject')).toBe('Akada: Library sign-up form');
  expect(mail.searchParams.get('body')).toMatch(
    /^Hello Ngozi,\r\n\r\nI submitted “Library sign-up form” on .+:\r\nhttps:.+Amina Bello\r\n$/s,
  );
  expect(screen.getByText(/A short, kind email usually helps/)).toBeVisible();

  sentBefore(14.5);
  await reload();
  const other = await screen.findByRole('link', { name: 'Ask Akada for another mentor' });
  const { pathname, searchParams } = new URL(other.getAttribute('href') ?? '');
  expect([pathname, searchParams.get('cc')]).toEqual(['hello@akada.example', null]);
  expect(searchParams.get('body')).toMatch(
    /I submitted “Library sign-up form” on .+My mentor Ngozi Okafor has not graded it yet/s,
  );
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();
});

test('a mentor who is away is not asked for a grade; after two weeks the community is', async () => {
  const { sandbox, reload } = await renderApp(null, amina);
  const id = taskId('web-signup-form');
  sandbox.db.run("UPDATE users SET description = ? WHERE firstName = 'Ngozi'", [
    `Away until ${longDay(Date.now() + 20 * DAY)}. I review in the evening.`,
  ]);
  setAge(sandbox, id, 8 * DAY);
  await reload(toTask(id));
  expect(await screen.findByText(/^Ngozi Okafor is away until/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Write to/ })).toBeNull();

  setAge(sandbox, id, 15 * DAY);
  await reload();
  expect(await screen.findByRole('link', { name: 'Ask Akada for another mentor' })).toBeVisible();
});

test('screen readers announce a new grade, but not each minute that passes', async () => {
  const id = taskId('web-signup-form');
  const { sandbox, reload } = await renderApp(null, amina);
  setAge(sandbox, id, 10 * 60_000);
  await reload(toTask(id));
  await waitFor(() => expect(status()).toHaveTextContent(/^Submitted 10 minutes ago, not graded/));
  const { pass } = stopClock();
  const region = status().parentElement ?? document.body;
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
  const { sandbox, reload } = await renderApp(null, amina);
  setDeadline(sandbox, firstRepo, '2021-05-07T18:00:00.000Z');
  setDeadline(sandbox, ajo, '2099-05-07T18:00:00.000Z');
  await reload(toTask(firstRepo));
  await waitFor(() =>
    expect(status()).toHaveTextContent(/^Overdue since .* 2021, \d\d:00\. You can still submit\.$/),
  );
  expect(screen.getByText('Deadline: Fri, 07 May 2021 18:00:00 GMT')).toBeVisible();
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Submit Task' })).toBeVisible();
  // The task has no course.
  expect(screen.queryByRole('link', { name: 'Open the course' })).toBeNull();
  expect(sandbox.requests().filter(({ path }) => path.includes('courses'))).toEqual([]);

  await reload(toTask(ajo));
  await reload();
  await waitFor(() => expect(status()).toHaveTextContent(/^Due \w{3} \d \w+ 2099, \d\d:\d\d$/));
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
});

test('a submitted task is not called overdue while its status loads', async () => {
  const { sandbox, reload } = await renderApp(null, amina);
  setDeadline(sandbox, priceList, '2021-05-07T18:00:00.000Z');
  failWork(sandbox, priceList, 'held');
  await reload(toTask(priceList));

  expect(await screen.findByText('Checking if you have submitted it')).toBeVisible();
  expect(screen.queryByText(/^Overdue/)).toBeNull();
  await sandbox.letGo();
  await waitFor(() => expect(status()).toHaveTextContent(/88% · /));
  expect(screen.queryByText(/^Overdue/)).toBeNull();
});

test('a task without a brief suggests asking the mentor', async () => {
  // The API description excludes invalid dates, but users must not see them.
  const { sandbox, reload } = await renderApp(null, { ...amina, sandbox: { compare: null } });
  sandbox.db.run("UPDATE tasks SET description = '', deadline = 'soon' WHERE id = ?", [firstRepo]);
  await reload(toTask(firstRepo));

  expect(await screen.findByText(/has no brief yet/)).toBeVisible();
  await waitFor(() => expect(status()).toHaveTextContent('No deadline'));
});
