import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ajo, amina, firstRepo, priceList, table, taskId } from './amina.ts';

const brief = (id: string): string => `/dashboard/pending-task/${id}`;

test('opens at once from the list, without asking for the task again', async () => {
  const { user, sandbox, path } = await renderApp('/dashboard/pending-task', amina);
  await user.click(
    within(await table('Pending tasks')).getByRole('link', { name: 'Your first repository' }),
  );

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your first repository' }),
  ).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/repository/);
  expect(path()).toBe(brief(firstRepo));
  const requested = sandbox
    .requests()
    .filter((request) => request.path === `/api/tasks/${firstRepo}`);
  expect(requested).toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('where the submissions cannot be read, the way to the form is open, also during the next try', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  const submissions = { method: 'GET', path: `/api/tasks/${firstRepo}/submissions` };
  // A read has two retries.
  sandbox.failNext({ ...submissions, times: 3, kind: 'drop' });
  sandbox.failNext({ ...submissions, times: 1, kind: 'held' });
  await reload(brief(firstRepo));
  const way = await screen.findByRole('link', { name: 'Submit Task' });
  const requested = () => sandbox.requests().filter(({ path }) => path === submissions.path).length;
  const before = requested();
  window.dispatchEvent(new Event('online'));
  await expect.poll(requested).toBe(before + 1);
  expect(screen.getByRole('link', { name: 'Submit Task' })).toBe(way);
  await sandbox.letGo();
});

test('opens from a link sent by a friend: track, deadline, course and playlist', async () => {
  const { user, sandbox, path } = await renderApp(brief(ajo), amina);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ajo savings calculator' }),
  ).toBeVisible();
  expect(screen.getByText('Web development')).toBeVisible();
  expect(screen.getByText(/^Deadline: \w{3}, \d\d \w{3} \d{4} 18:00:00 GMT$/)).toBeVisible();
  const playlist = await screen.findByRole('link', { name: 'Open the playlist' });
  expect(playlist).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.youtube\.com/));
  expect(playlist).toHaveAttribute('rel', 'noopener noreferrer');
  const requested = sandbox.requests().filter((request) => request.path === `/api/tasks/${ajo}`);
  expect(requested).toHaveLength(1);

  await user.click(screen.getByRole('link', { name: 'Open the course' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'JavaScript from the beginning' }),
  ).toBeVisible();
  expect(path()).toMatch(/^\/dashboard\/course\/JavaScript%20from%20the%20beginning\/\w{24}$/);
  await user.click(screen.getByRole('link', { name: 'Back to the task' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ajo savings calculator' }),
  ).toBeVisible();
  expect(sandbox.requests().filter((request) => request.path.includes('courses'))).toHaveLength(1);
});

test('a task without a course has no link to one', async () => {
  const { sandbox } = await renderApp(brief(firstRepo), amina);

  expect(await screen.findByRole('link', { name: 'Submit Task' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the course' })).toBeNull();
  expect(sandbox.requests().filter(({ path }) => path.includes('courses'))).toEqual([]);
});

test('a course that cannot be loaded keeps its page, and the brief stands', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  sandbox.failNext({ method: 'GET', path: '/api/courses', times: 1, kind: '500' });
  await reload(brief(ajo));

  expect(await screen.findByRole('link', { name: 'Open the course' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Submit Task' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a task that is not there says so, with a way back', async () => {
  await renderApp(brief(taskId('nobody’s')), amina);

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Not found.*does not exist$/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(
    screen.getByRole('heading', { level: 1, name: 'This task could not be opened' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to tasks' })).toBeVisible();
});

test.each([
  ['a brief', brief('5f3a'), 'This task could not be opened'],
  ['a form', `/dashboard/pending-task/submit/${'g'.repeat(24)}`, 'Submit a task'],
  ['a course', '/dashboard/course/JavaScript/null', 'JavaScript'],
])('%s whose address was cut short is not found, without a call', async (_, path, heading) => {
  const { sandbox } = await renderApp(path, amina);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Not found.*nothing at this address.*mistyped or cut short\.$/,
  );
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const ofOne = /^\/api\/(tasks|courses)\/./;
  expect(sandbox.requests().filter((request) => ofOne.test(request.path))).toEqual([]);
});

test('a submitted task leads to the feedback', async () => {
  const { user } = await renderApp('/dashboard/pending-task', amina);
  await user.click(
    within(await table('Completed tasks')).getByRole('link', { name: 'Market stall price list' }),
  );

  expect(await screen.findByText('You have already submitted this task')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Submit Task' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See the feedback' }));
  const dialog = await screen.findByRole('dialog', { name: 'Market stall price list' });
  expect(within(dialog).getByText('88%')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Submit again' })).toHaveAttribute(
    'href',
    `/dashboard/pending-task/submit/${priceList}`,
  );
});

test('a passed deadline invites to submit only what is not sent in yet', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  const setDeadline = (moment: string) =>
    sandbox.db.run('UPDATE tasks SET deadline = ? WHERE id = ?', [moment, priceList]);
  const invitation = 'The deadline has passed, you can still submit.';

  setDeadline('2021-05-07T18:00:00.000Z');
  await reload(brief(priceList));
  expect(await screen.findByText(invitation)).toBeVisible();

  // From the list this device learns what is submitted.
  await reload('/dashboard/pending-task');
  const sentIn = within(await table('Completed tasks'));
  await sentIn.findByRole('link', { name: 'Market stall price list' });
  await reload(brief(priceList));
  expect(await screen.findByText('You have already submitted this task')).toBeVisible();
  expect(screen.getByText('Deadline: Fri, 07 May 2021 18:00:00 GMT')).toBeVisible();
  expect(screen.queryByText(invitation)).toBeNull();

  // Until then a better version may still be useful: the remaining time stays.
  setDeadline('2099-05-07T18:00:00.000Z');
  await reload();
  expect(await screen.findByText(/, your time: /)).toBeVisible();
});

test('a brief without words says what to do', async () => {
  // The service's description has no invalid date; users must not see one all the same.
  const { sandbox, reload } = await renderApp('/about', { ...amina, sandbox: { compare: null } });
  sandbox.db.run("UPDATE tasks SET description = '', deadline = 'soon' WHERE id = ?", [firstRepo]);
  await reload(brief(firstRepo));

  expect(await screen.findByText(/has no description yet/)).toBeVisible();
  expect(screen.getByText('No deadline')).toBeVisible();
});
