import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { fakePauses, untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { mentorsRequest } from '../../support/store/storeOfTab.ts';
import { amina, folake } from '../../support/people.ts';
import {
  checked,
  countCalls,
  failWork,
  firstRepo,
  priceList,
  table,
  taskId,
  titles,
  toForm,
  workOf,
  writeWork,
} from './amina.ts';
import { comment, link, posts, send, words } from './handIn/form.ts';

/** Waits for the focus on the first wrong field: keys that are typed earlier are lost. */
const ledToLink = () => waitFor(async () => expect(await link()).toHaveFocus());

test('the form requires an accepted link and 15 characters before it sends', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);

  await link();
  await send(user);
  expect(await screen.findByText('Enter the URL you wish to submit')).toBeVisible();
  expect(screen.getByText('Your comment must be 15 characters or more')).toBeVisible();
  await ledToLink();

  await writeWork(user, 'http://localhost:3000', 'Too short, no?');
  await send(user);
  expect(await screen.findByText('Enter a valid URL')).toBeVisible();
  expect(screen.getByText('Your comment must be 15 characters or more')).toBeVisible();
  expect(screen.getByText('2 things to fix').closest('[role=alert]')).toBeVisible();
  await ledToLink();
  await user.clear(await link());
  await pasteInto(user, await link(), 'https://github.com/amina/first');
  expect(await screen.findByText('1 thing to fix')).toBeVisible();
  await send(user);
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveFocus());

  await writeWork(user, 'https://a..org', words);
  await send(user);
  expect(await screen.findByText(/^We cannot accept this web address\./)).toBeVisible();
  await waitFor(async () => expect(await link()).toHaveFocus());
  expect(posts(sandbox)).toBe(0);
});

test('pressing Submit shows no error that moves the button', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'my page', 'short');
  const submit = screen.getByRole('button', { name: 'Submit' });
  await user.pointer({ target: submit, keys: '[MouseLeft>]' });
  // This is the delay of an error after a blur.
  await expect(screen.findByText(/15 characters or more$/, {}, { timeout: 300 })).rejects.toThrow(
    'Unable to find',
  );
  await user.pointer({ target: submit, keys: '[/MouseLeft]' });
  expect(await screen.findByText('2 things to fix')).toBeVisible();
  await ledToLink();
  expect(posts(sandbox)).toBe(0);
});

test('the form completes the link, sends once, and confirms with the next task', async () => {
  const { user, sandbox, path } = await renderApp('/dashboard/pending-task', amina);
  await user.click(
    within(await table('Pending tasks')).getByRole('link', { name: 'Your first repository' }),
  );
  await checked();
  await user.click(await screen.findByRole('link', { name: 'Submit Task' }));
  await writeWork(user, ' files.example/my work/<x>.zip ', ` ${words} `);
  sandbox.clearRequests();
  await user.dblClick(screen.getByRole('button', { name: 'Submit' }));

  const sent = await screen.findByRole('heading', { level: 1, name: 'Sent to Ngozi Okafor' });
  await waitFor(() => expect(sent).toHaveFocus());
  expect(screen.getByText('Your first repository')).toBeVisible();
  expect(screen.getByText(/^We will email you when your mentor has graded it\./)).toBeVisible();
  const next = screen.getByRole('link', {
    name: /^Next task: A pull request to a friend Due \w+, \d\d:\d\d/,
  });
  expect(sandbox.requests().map(({ method }) => method)).toEqual(['POST']);
  const taskUrl = 'https://files.example/my%20work/%3Cx%3E.zip';
  expect(workOf(sandbox, firstRepo)).toEqual([
    { taskUrl, menteeComment: words, gradePercentage: null },
  ]);

  await user.click(next);
  await screen.findByRole('heading', { level: 1, name: 'A pull request to a friend' });
  expect(path()).toBe(`/dashboard/pending-task/${taskId('web-pull-request')}`);
  await user.click(screen.getByRole('link', { name: 'Back to tasks' }));
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(countCalls(sandbox).has(firstRepo)).toBe(false);
});

test('a form without loaded tasks names both mentors and no next task', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  const name = await screen.findByText('Ngozi Okafor');
  expect(name.parentElement).toHaveTextContent(/^\S+ \S+ or \S+ \S+$/);
  expect(screen.getByText('One of your mentors')).toBeVisible();
  await writeWork(user, 'https://github.com/amina/first', words);
  sandbox.clearRequests();
  await send(user);

  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(screen.queryByRole('link', { name: /^Next task/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to tasks' })).toBeVisible();
  expect(sandbox.requests()).toHaveLength(1);
});

test('two mentors with the same name are both shown', async () => {
  const complained = vi.spyOn(console, 'error');
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.db.run(
    "UPDATE users SET firstName = 'Ngozi', lastName = 'Okafor', photo = NULL WHERE role = 'MENTOR'",
  );
  await visit(toForm(firstRepo));
  expect(await screen.findAllByText('Ngozi Okafor')).toHaveLength(2);
  expect(complained.mock.calls.flat().join(' ')).not.toContain('same key');
});

test('a second click submits only if the first was on a different element', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://github.com/amina/first', words);
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: '500' });
  const submit = screen.getByRole('button', { name: 'Submit' });
  fireEvent.click(submit, { detail: 1 });
  expect(await screen.findByText(/we do not know why/)).toBeVisible();
  fireEvent.click(submit, { detail: 2 });
  expect(screen.getByText(/we do not know why/)).toBeVisible();

  fireEvent.click(document.body, { detail: 1 });
  fireEvent.click(submit, { detail: 2 });
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(posts(sandbox)).toBe(2);
});

test('work that the rate limit has refused is sent with the next tap', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://github.com/amina/first', words);
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: '429' });
  await send(user);
  expect(await screen.findByText(/^Too many requests/)).toBeVisible();
  await send(user);
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(posts(sandbox)).toBe(2);
});

test('a refusal mentions the mentor only if the mentor is unknown, missing or shared', async () => {
  const { user, sandbox, visit } = await renderApp('/dashboard/pending-task', amina);
  await checked();
  sandbox.failNext({ method: 'POST', path: '/api/tasks', times: 2, kind: '500' });
  await user.click(await screen.findByRole('link', { name: 'Your first repository' }));
  await user.click(await screen.findByRole('link', { name: 'Submit Task' }));
  await writeWork(user, 'https://github.com/amina/first', words);
  expect(await screen.findByText('Your mentor')).toBeVisible();
  await send(user);
  expect(await screen.findByText(/we do not know why/)).not.toHaveTextContent('no mentor');

  // With one mentor and two tracks, the mentor may be that of the other track.
  sandbox.db.run('DELETE FROM submissions WHERE menteeId = ?', [amina.id]);
  sandbox.db.run(
    'DELETE FROM mentorships WHERE menteeId = ? AND mentorId != (SELECT mentorId FROM mentorships WHERE menteeId = ? LIMIT 1)',
    [amina.id, amina.id],
  );
  await visit(toForm(firstRepo), deleteResponses);
  await comment();
  expect(await screen.findByText('Your mentor')).toBeVisible();
  await send(user);
  expect(await screen.findByText(/you chose one mentor for two tracks/)).toBeVisible();

  sandbox.db.run('DELETE FROM mentorships WHERE menteeId = ?', [amina.id]);
  await visit(toForm(firstRepo), deleteResponses);
  expect(await comment()).toHaveValue(words);
  await untilIdle();
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enrolling again does not change that, but we can',
  );
  expect(await comment()).toHaveValue(words);
  expect(workOf(sandbox, firstRepo)).toEqual([]);
});

test('a first submission accepts 128 characters like the API, an emoji as two', async () => {
  const { user, sandbox } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'my page', 'Short.');
  // What is typed counts, not the https:// that is sent with it.
  expect(screen.getByText('7 / 128')).toBeVisible();
  await writeWork(user, `https://git.example/${'a'.repeat(109)}`, '🎉'.repeat(65));
  expect(screen.getByText('129 / 128')).toBeVisible();
  expect(screen.getByText('130 / 128')).toBeVisible();
  await send(user);
  expect(await screen.findByText(/The link must be 128 characters or less/)).toBeVisible();
  expect(screen.getByText(/^Must be 128 characters or less/)).toBeVisible();
  await ledToLink();
  expect(posts(sandbox)).toBe(0);

  await writeWork(user, `https://git.example/${'🎉'.repeat(54)}`, '🎉'.repeat(64));
  expect(screen.getAllByText('128 / 128')).toHaveLength(2);
  await send(user);
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(workOf(sandbox, firstRepo)).toHaveLength(1);
});

test('a resubmission starts from the last version and accepts 1,024 characters', async () => {
  const { user, sandbox, reload } = await renderApp(toForm(priceList), amina);
  const replaces = 'This replaces your last version';
  expect(await screen.findByText(replaces)).toBeVisible();
  failWork(sandbox, priceList, '500', { times: 9 });
  await reload();
  expect(await screen.findByText(/as saved on this device/)).toBeVisible();
  expect(screen.getByText(replaces)).toBeVisible();
  expect(screen.queryByText(/^If you submitted this task before/)).toBeNull();

  expect(await link()).toHaveValue('https://git.example/amina-bello/price-list');
  // The mentor's comment has no points to do.
  expect(screen.queryByRole('group', { name: 'Your mentor asked for' })).toBeNull();
  const longer = '🎉'.repeat(1024);
  await user.clear(await comment());
  await pasteInto(user, await comment(), longer);
  expect(screen.getByText('1024 / 1024')).toBeVisible();
  await send(user);

  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(screen.getByText(/^Your grade stays until/)).toBeVisible();
  expect(workOf(sandbox, priceList)).toEqual([
    {
      taskUrl: 'https://git.example/amina-bello/price-list',
      menteeComment: longer,
      gradePercentage: 88,
    },
  ]);
});

test('after a failed submission the form shows the reason, the task is tagged, and it can be sent again', async () => {
  const { user, sandbox, visit } = await renderApp(toForm(firstRepo), amina);
  await writeWork(user, 'https://git.example/first', words);
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: '500' });
  await send(user);
  const reason = await screen.findByRole('alert');
  expect(reason).toHaveTextContent('Your work was not submitted');
  // The reason is above the button.
  const submit = screen.getByRole('button', { name: 'Submit' });
  expect(submit.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(await link()).toHaveValue('https://git.example/first');
  await visit('/dashboard/pending-task');
  expect(await screen.findByText('Draft saved')).toBeVisible();

  await visit(toForm(firstRepo));
  expect(await comment()).toHaveValue(words);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sandbox.failNext({ method: 'POST', path: '/api/tasks', kind: 'drop' });
  await send(user);
  expect(await screen.findByText('You are offline, so this was not sent.')).toBeVisible();
  expect(screen.getByText(/Everything you wrote is still here\. Check your conn/)).toBeVisible();
  expect(screen.queryByText(/may have been submitted/)).toBeNull();
  expect(await comment()).toHaveValue(words);

  await send(user);
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
});

test('a task of another track shows a warning before and a reason after', async () => {
  const { user, sandbox } = await renderApp(toForm(taskId('mobile-greeting-card')), amina);

  expect(
    await screen.findByText('This task belongs to a track you are not enrolled in'),
  ).toBeVisible();
  await writeWork(user, 'https://git.example/card', words);
  await send(user);
  expect(await screen.findByText(/because you are not enrolled in its track/)).toBeVisible();
  expect(posts(sandbox)).toBe(1);
});

test('the form opens without earlier submissions and keeps its text while they load', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  const requested = () => countCalls(sandbox).get(firstRepo) ?? 0;
  failWork(sandbox, firstRepo);
  await visit(toForm(firstRepo));
  expect(await screen.findByText('We could not load your submission')).toBeVisible();
  await writeWork(user, 'https://git.example/first', words);
  const field = await comment();
  expect(field).toHaveFocus();

  failWork(sandbox, firstRepo, 'held');
  const before = requested();
  fireEvent(window, new Event('online'));
  await expect.poll(requested).toBe(before + 1);
  // Otherwise the form would move under the typing user.
  expect(screen.getByText('We could not load your submission')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  expect([field.isConnected, document.activeElement === field]).toEqual([true, true]);
  await sandbox.letGo();
  await waitFor(() => expect(screen.queryByText('We could not load your submission')).toBeNull());
  await user.keyboard(' And more');
  expect(await comment()).toBe(field);
  expect(field).toHaveValue(`${words} And more`);

  await send(user);
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(workOf(sandbox, firstRepo)).toHaveLength(1);
});

test('text typed just before an earlier submission loads stays', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  failWork(sandbox, priceList);
  await visit(toForm(priceList));
  failWork(sandbox, priceList, 'held');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  fireEvent.change(await comment(), { target: { value: words } });
  await sandbox.letGo();
  expect(await screen.findByText('This replaces your last version')).toBeVisible();
  expect(await comment()).toHaveValue(words);
});

test('a user types on while a newer version loads, and sees it before replacing it', async () => {
  const { user, sandbox, reload } = await renderApp(toForm(priceList), amina);
  await screen.findByText('This replaces your last version');
  failWork(sandbox, priceList);
  await reload();
  expect(await screen.findByText(/as saved on this device/)).toBeVisible();
  const field = await comment();
  await user.type(field, ' And more.');
  sandbox.db.run('UPDATE submissions SET menteeComment = ?, updatedAt = ? WHERE taskId = ?', [
    'From my other phone.',
    new Date(Date.now() + 1000),
    priceList,
  ]);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText('We could not load your submission')).toBeNull());
  expect([field.isConnected, document.activeElement === field]).toEqual([true, true]);
  expect(screen.queryByText('We restored your draft.')).toBeNull();
  await send(user);
  expect(await screen.findByText(/^You have submitted newer work for this task/)).toBeVisible();
  expect(screen.getByText('Current comment: From my other phone.')).toBeVisible();
  expect(posts(sandbox)).toBe(0);
});

test('an admin reads in place of the form that only mentees can submit', async () => {
  await renderApp(toForm(firstRepo), folake);

  expect(await screen.findByText('Only mentees can submit tasks')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
  expect(mentorsRequest()).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the message about a slow connection disappears when the form closes', async () => {
  const { user, sandbox, visit } = await renderApp('/dashboard/pending-task', amina);
  await table('Pending tasks');
  const path = `/api/tasks/${firstRepo}`;
  sandbox.failNext({ method: 'GET', path, exact: true, kind: 'held' });
  fakePauses();
  await visit(toForm(firstRepo));
  await writeWork(user, 'https://github.com/amina/first', words);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText(/^Slow connection\./)).toBeVisible();
  await send(user);
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  await waitFor(() => expect(screen.queryByText(/^Slow connection\./)).toBeNull());
});
