import { screen, waitFor, within, act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { errorTexts } from '../../../src/api/errorsTexts.ts';
import {
  ajo,
  aminaWithoutMyStages,
  checked,
  countCalls,
  failWork,
  firstRepo,
  gradeWork,
  holdCounts,
  recordsAgedBy,
  priceList,
  sendIn,
  sendInRest,
  setDeadline,
  table,
  taskId,
  titles,
  webTrack,
  workOf,
  writeWork,
} from './amina.ts';
import { fakePauses, untilIdle, skipPauses } from '../../support/page/untilIdle.ts';
import { setVisibility } from '../../support/page/setVisibility.ts';
import { amina } from '../../support/people.ts';

test('tasks are pending or completed, three a page', async () => {
  const { user, path } = await renderApp('/dashboard/pending-task', amina);
  const pending = await table('Pending tasks');
  const completed = await table('Completed tasks');
  await checked();

  expect(titles(pending)).toEqual([
    'Your first repository',
    'A pull request to a friend',
    'Ajo savings calculator',
  ]);
  expect(titles(completed)).toHaveLength(3);
  expect(screen.queryByRole('combobox')).toBeNull();

  const pages = screen.getByRole('navigation', { name: 'Pages of pending tasks' });
  expect(within(pages).getByRole('status')).toHaveTextContent('Page 1 of 3');
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  await user.click(within(pages).getByRole('button', { name: 'Page 3' }));
  expect(titles(await table('Pending tasks'))).toHaveLength(1);
  await user.click(within(pages).getByRole('button', { name: 'Next page' }));
  expect(within(pages).getByRole('status')).toHaveTextContent('Page 3 of 3');
  expect(path()).toBe('/dashboard/pending-task?pending-page=3');
});

test('a row shows title, track, and the deadline in local time and UTC', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  const tonight = new Date();
  tonight.setHours(23, 59, 59, 0);
  const inTenDays = new Date();
  inTenDays.setDate(inTenDays.getDate() + 10);
  setDeadline(sandbox, taskId('web-pull-request'), tonight);
  setDeadline(sandbox, ajo, inTenDays);
  await visit('/dashboard/pending-task');

  const pending = await table('Pending tasks');
  const row = await within(pending).findByRole('row', { name: /^Ajo savings calculator/ });
  expect(within(row).getByText('Web development')).toBeVisible();
  expect(within(row).getByText(`Deadline: ${inTenDays.toUTCString()}`)).toBeVisible();
  expect(within(row).getByText(/^Due \w{3} \d+ \w+( \d{4})?, \d\d:\d\d$/)).toBeVisible();

  const urgent = within(pending).getByRole('row', { name: /^A pull request/ });
  const today = within(urgent).getByText('Due today, 23:59');
  const passed = within(pending).getByRole('row', { name: /^Your first repository/ });
  const overdue = within(passed).getByText(/^Overdue by [\w ]+$/);
  // Urgency is shown by an icon and a text, not only by a colour.
  const signs = [today, overdue].map((words) => words.parentElement?.querySelector('path'));
  const [first, second] = signs.map((sign) => sign?.getAttribute('d'));
  expect(first).toBeTruthy();
  expect(second).toBeTruthy();
  expect(first).not.toBe(second);
  await checked();
});

test('an empty list says whether everything is submitted or there are no tasks', async () => {
  const { sandbox, visit, reload } = await prepareApp(amina);
  sendInRest(sandbox);
  await visit('/dashboard/pending-task');
  expect(await screen.findByText('You have submitted everything')).toBeVisible();
  expect(screen.queryByText('No task yet')).toBeNull();

  sandbox.db.run('DELETE FROM tasks WHERE trackId = ?', [webTrack]);
  await reload(deleteResponses);
  expect(await screen.findAllByText('No task yet')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
});

test('rows appear as their counts arrive, each in its place', async () => {
  const { sandbox, visit } = await prepareApp(aminaWithoutMyStages);
  failWork(sandbox, firstRepo, 'held');
  await visit('/dashboard/pending-task');

  await screen.findByText('Checked 11 of 12');
  expect(titles(await table('Pending tasks'))[0]).toBe('A pull request to a friend');
  await sandbox.letGo();
  await checked();
  expect(titles(await table('Pending tasks'))[0]).toBe('Your first repository');
  expect([...countCalls(sandbox).values()]).toEqual(Array.from({ length: 12 }, () => 1));
});

test('a reload shows the earlier tasks and requests none', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/pending-task', aminaWithoutMyStages);
  await table('Completed tasks');
  await checked();
  sandbox.clearRequests();

  await reload();
  const completed = await table('Completed tasks');
  const graded = await within(completed).findByRole('row', { name: /price list/ });
  expect(graded).toHaveTextContent('Graded 88%');
  expect(titles(await table('Pending tasks'))[0]).toBe('Your first repository');
  await untilIdle();
  expect(countCalls(sandbox).size).toBe(0);
});

test('“Refresh” requests all submitted tasks of a short list', async () => {
  const { user, sandbox } = await renderApp('/dashboard/pending-task', amina);
  await table('Completed tasks');
  await checked();
  gradeWork(sandbox, taskId('web-signup-form'), 61);
  sandbox.clearRequests();

  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const completed = await table('Completed tasks');
  const row = within(completed).getByRole('row', { name: /^Library sign-up form/ });
  await waitFor(() => expect(row).toHaveTextContent('Graded 61%'));
  await expect.poll(() => countCalls(sandbox).size).toBe(5);
});

test('checks stop when the mentee leaves the page, and none is repeated on return', async () => {
  const { user, sandbox } = await renderApp('/dashboard/mentee/profile', aminaWithoutMyStages);
  await screen.findByText('Edit profile');
  holdCounts(sandbox);
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await screen.findByText('Checked 0 of 12');
  await expect.poll(() => countCalls(sandbox).size).toBe(4);
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByText('Edit profile');
  await sandbox.letGo();
  const open = () => sandbox.requests().filter(({ status }) => status === 0);
  await expect.poll(open).toEqual([]);
  // This is time enough for the next requests, if there were any.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(countCalls(sandbox).size).toBe(4);

  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await screen.findByText('Checked 4 of 12');
  await expect.poll(() => countCalls(sandbox).size).toBe(8);
  await sandbox.letGo();
  await expect.poll(() => countCalls(sandbox).size).toBe(12);
  await sandbox.letGo();
  await checked();
  expect([...countCalls(sandbox).values()]).toEqual(Array.from({ length: 12 }, () => 1));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('unchecked tasks name the failed refetch as their reason', async () => {
  const { user, sandbox, visit, reload } = await prepareApp(aminaWithoutMyStages);
  for (const { id } of sandbox.db.all<{ id: string }>('SELECT id FROM tasks')) {
    failWork(sandbox, id);
  }
  await visit('/dashboard/pending-task');
  await screen.findByText(/^We could not check if 12 tasks/);
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: '500', exact: true });
  await reload();

  const notice = (await screen.findByText(/^We could not check/)).closest('[role]');
  expect(notice).not.toHaveTextContent(/15 minutes/);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.occurred);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText(/could not check/)).toBeNull());
});

test('after failed checks there is one retry button, and rows show no urgency', async () => {
  const { user, sandbox, visit } = await prepareApp(aminaWithoutMyStages);
  for (const id of [firstRepo, ajo]) failWork(sandbox, id);
  await visit('/dashboard/pending-task');

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  const notice = { name: 'We could not check if 2 tasks are submitted.' };
  expect(await screen.findByRole('group', notice)).not.toHaveTextContent('An error occurred');
  const pending = await table('Pending tasks');
  expect(titles(pending)[0]).toBe('Your first repository');

  const row = within(pending).getByRole('row', { name: /^Your first repository/ });
  expect(row).toHaveTextContent(/^Your first repositoryDeadline: /);
  expect(within(pending).queryByRole('button')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByText(/^We could not check/)).toBeNull());
  await waitFor(() =>
    expect(row).toHaveTextContent(/^Your first repositoryOverdue by .*Deadline: /),
  );
  await expect.poll(() => countCalls(sandbox).get(ajo)).toBe(2);
  expect(titles(await table('Pending tasks'))).toHaveLength(3);
});

async function openGrading(user: UserEvent, title: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Grading: ${title}` }));
  return screen.findByRole('dialog', { name: title });
}

test('Grading shows the mentor, the grade, the comment, then the work', async () => {
  const { user, path } = await renderApp('/dashboard/pending-task', amina);
  const waiting = within(await openGrading(user, 'Library sign-up form'));
  expect(waiting.getByText('Not graded yet')).toBeVisible();
  expect(waiting.getByText('No comment yet.')).toBeVisible();
  await user.keyboard('{Escape}');

  const dialog = await openGrading(user, 'Market stall price list');
  expect(dialog).toHaveTextContent(
    /Ngozi OkaforYour mentorGrade88%Very goodA clean table, Amina.*Your work.*The caption and the scope/,
  );
  const link = within(dialog).getByRole('link', { name: /price-list/ });
  expect(link).toHaveAttribute('href', 'https://git.example/amina-bello/price-list');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const again = within(dialog).getByRole('link', { name: 'Submit a new version' });
  expect(again).toHaveAttribute('href', `/dashboard/pending-task/submit/${priceList}`);

  await user.click(within(dialog).getByRole('link', { name: /^Next task: / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Submit Task' })).toBeVisible();
  expect(path()).toMatch(/^\/dashboard\/pending-task\/\w{24}$/);
});

test('feedback stays open while a task is checked again', async () => {
  const { user, sandbox, visit } = await prepareApp(aminaWithoutMyStages);
  sendInRest(sandbox);
  failWork(sandbox, firstRepo);
  await visit('/dashboard/pending-task');
  await screen.findByRole('button', { name: 'Check again' });
  const dialog = await openGrading(user, 'Market stall price list');

  failWork(sandbox, firstRepo, 'held');
  fireEvent(window, new Event('online'));
  await screen.findByText('Checked 11 of 12');
  expect(dialog).toBeVisible();
  await sandbox.letGo();
});

test('feedback without comment or mentor shows placeholders, and no unsafe link', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.db.run(
    "UPDATE submissions SET mentorComment = '  ', taskUrl = 'javascript:alert(1)' WHERE taskId = ?",
    [priceList],
  );
  sandbox.db.run("UPDATE users SET firstName = '', lastName = '' WHERE email LIKE 'mentor@%'");
  await visit('/dashboard/pending-task');
  const dialog = within(await openGrading(user, 'Market stall price list'));
  expect(await dialog.findByText('88%')).toBeVisible();
  expect(dialog.getByText('Your mentor gave a grade without a comment.')).toBeVisible();
  expect(dialog.getAllByText('Your mentor')[0]).toBeVisible();
  expect(dialog.getByText(/javascript:alert/)).toBeVisible();
  for (const link of dialog.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(/^(?:\/dashboard\/|\/about#|mailto:)/);
  }
});

test('“Grading” shows the first of two submissions, until a new version replaces it', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sendIn(sandbox, priceList);
  await visit('/dashboard/pending-task');
  const open = async () => within(await openGrading(user, 'Market stall price list'));
  const dialog = await open();
  expect(dialog.getByText('88%')).toBeVisible();
  expect(dialog.getByRole('link', { name: /price-list/ })).toBeVisible();

  await user.click(dialog.getByRole('link', { name: 'Submit a new version' }));
  const work = { taskUrl: 'https://git.example/second', menteeComment: 'With a longer table now.' };
  await writeWork(user, work.taskUrl, work.menteeComment);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Successfully sumitted/);
  expect(workOf(sandbox, priceList)).toMatchObject([work, { menteeComment: 'Here it is.' }]);

  await visit('/dashboard/pending-task');
  expect((await open()).getByRole('link', { name: /second/ })).toBeVisible();
});

test('feedback from an earlier visit stays when the refetch fails', async () => {
  const { user, sandbox, reload } = await renderApp('/dashboard/pending-task', amina);
  await table('Completed tasks');
  await checked();
  gradeWork(sandbox, priceList, 91);
  failWork(sandbox, priceList);
  await reload();

  const dialog = within(await openGrading(user, 'Market stall price list'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(dialog.getByText('88%')).toBeVisible();
  expect(dialog.getByText('This feedback may be out of date')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('91%')).toBeVisible();
  expect(dialog.queryByText('This feedback may be out of date')).toBeNull();
});

test('the switch between two tracks is remembered', async () => {
  const { user, visit } = await renderApp('/dashboard/pending-task?pending-page=2', amina);
  await table('Completed tasks');

  await user.click(screen.getByRole('radio', { name: 'UI design' }));
  await waitFor(async () => {
    const rows = within(await table('Pending tasks')).getAllByText('UI design');
    expect(rows.length).toBeGreaterThan(0);
  });
  expect(screen.queryByRole('cell', { name: 'Web development' })).toBeNull();

  await visit('/dashboard');
  expect(await screen.findByRole('radio', { name: 'UI design' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Web development' }));
  await checked();
  expect(titles(await table('Pending tasks'))[0]).toBe('Your first repository');
});

/** Lets time pass in steps that leave each call its response. */
const pass = async (minutes: number) => {
  for (let left = minutes; left > 0; left -= 1) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1) * 60_000));
    await skipPauses();
  }
};

/** Opens the list of tasks in a second visit in which each read of one task fails. */
async function openFailing(kind: '500' | 'drop') {
  const { sandbox, reload } = await renderApp('/dashboard/pending-task', aminaWithoutMyStages);
  await table('Completed tasks');
  await checked();
  const path = `/api/tasks/${firstRepo}/submissions`;
  sandbox.failNext({ method: 'GET', path, times: kind === '500' ? 1 : 1000, kind });
  sandbox.clearRequests();
  fakePauses();
  await reload(recordsAgedBy(6));
  await expect.poll(() => countCalls(sandbox).size).toBe(7);
  await checked();
  return { sandbox, calls: () => countCalls(sandbox).get(firstRepo) ?? 0 };
}

test('a stale task whose read fails with 500 waits for the connection to return', async () => {
  const { sandbox, calls } = await openFailing('500');
  expect(titles(await table('Pending tasks'))[0]).toBe('Your first repository');
  await pass(5);
  expect(calls()).toBe(1);
  sendIn(sandbox, firstRepo);
  fireEvent(window, new Event('online'));
  await waitFor(async () =>
    expect(titles(await table('Pending tasks'))).not.toContain('Your first repository'),
  );
  expect(calls()).toBe(2);
  expect([...countCalls(sandbox).values()].reduce((sum, count) => sum + count)).toBe(8);
});

test('a hidden or closed page does not request its stale task', async () => {
  const { calls } = await openFailing('drop');
  await expect.poll(calls).toBe(3);
  setVisibility('hidden');
  await pass(5);
  expect(calls()).toBe(3);
  setVisibility('visible');
  await pass(0.5);
  expect(calls()).toBe(6);

  fireEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByText('Edit profile');
  await pass(2);
  expect(calls()).toBe(6);
});

test('a stale task without a response is requested at most ten more times', async () => {
  const { calls } = await openFailing('drop');
  // The tenth attempt is in the tenth minute.
  await pass(12);
  // Each attempt makes three calls.
  expect(calls()).toBe(33);
});
