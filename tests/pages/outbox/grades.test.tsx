import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FaultKind } from '../../sandbox/traffic/faults.ts';
import { sixMinutesLater } from '../../support/later.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { logInAgain } from '../../support/page/logInAgain.ts';
import {
  callsTo,
  closed,
  desk,
  gradeMails,
  gradePosts,
  ngozi,
  openNext,
  press,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from '../mentor/desk.ts';

const outbox = '/dashboard/mentor/outbox';

/** Grades the first waiting submissions, without an answer, and stays at the desk. */
async function gradeOffline(count: number, kind: FaultKind = 'drop') {
  const opened = await renderApp(submissionsPath, ngozi);
  const { user, sandbox } = opened;
  const ids = waitingIn(sandbox)
    .slice(0, count)
    .map(({ id }) => id);
  await openNext(user);
  for (const [at, id] of ids.entries()) {
    sandbox.failNext({ method: 'POST', path: `/api/mentors/grade/${id}/`, kind, times: 1 });
    await write(user, `Number ${at} is good.`, String(70 + at));
    await press(user, 'Send grade');
    await within(await desk()).findByText(/You can also send it from your outbox/);
    if (at < count - 1) await press(user, 'Next');
  }
  return { ...opened, ids };
}

const toOutbox = async (user: UserEvent) =>
  user.click(within(await desk()).getByRole('link', { name: 'Open outbox' }));

/** The same, and opens the outbox. */
async function gradedInOutbox(count: number) {
  const opened = await gradeOffline(count);
  await toOutbox(opened.user);
  expect(await screen.findAllByRole('article')).toHaveLength(count);
  return opened;
}

const sendAll = (user: UserEvent, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

test('grades written offline are listed and sent once each with one tap', async () => {
  const opened = await gradedInOutbox(3);
  const { user, sandbox, path, ids } = opened;
  await closed();
  expect(path()).toBe(outbox);

  expect(await screen.findByText('3 items ready to send')).toBeVisible();
  expect(screen.getByText('Number 0 is good.')).toBeVisible();
  expect(gradeMails(opened.sandbox)).toHaveLength(0);
  sandbox.clearRequests();
  await sendAll(user, 'Send all 3');

  await waitFor(() => expect(screen.getAllByText(/^Sent at/)).toHaveLength(3));
  expect(screen.queryByRole('article')).toBeNull();
  // One list for all grades.
  const lists = callsTo(sandbox).filter((call) => call.startsWith('GET /api/mentors/submissions'));
  expect(lists).toHaveLength(1);
  expect(gradePosts(opened.sandbox)).toEqual(ids.map((id) => `POST /api/mentors/grade/${id}/`));
  expect(gradeMails(opened.sandbox)).toHaveLength(3);
  for (const [at, id] of ids.entries()) {
    expect(submissionIn(sandbox, id)).toMatchObject({
      gradePercentage: 70 + at,
      mentorComment: `Number ${at} is good.`,
    });
  }
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('the next review is of work outside the outbox while there is some', async () => {
  const { user, sandbox, path, reload, ids } = await gradeOffline(2);
  const [, last, third] = waitingIn(sandbox);
  await press(user, 'Previous');
  expect(await screen.findByDisplayValue('Number 0 is good.')).toBeVisible();
  await press(user, 'Grade and next');
  await expect.poll(path).not.toContain(ids[0]);
  expect(path()).toContain(`grade=${third?.id}`);
  await user.keyboard('{Escape}');
  await closed();
  await openNext(user);
  expect(path()).toContain(`grade=${third?.id}`);

  sandbox.db.run('DELETE FROM submissions WHERE id <> ?', [last?.id ?? '']);
  await reload(submissionsPath);
  await screen.findByText('1 to grade, 0 graded');
  await openNext(user);
  expect(path()).toContain(`grade=${last?.id}`);
});

test('a grade that arrived earlier is not sent or emailed again', async () => {
  const opened = await gradeOffline(1, 'lost');
  const { user, sandbox } = opened;
  await toOutbox(user);
  sandbox.clearRequests();
  await sendAll(user, 'Send');

  expect(await screen.findByText(/^Already received/)).toBeVisible();
  expect(gradePosts(opened.sandbox)).toEqual([]);
  expect(gradeMails(opened.sandbox)).toHaveLength(1);
});

test('newer work and other grades are shown before they are replaced', async () => {
  const opened = await gradedInOutbox(1);
  const { user, sandbox, ids } = opened;
  const [id = ''] = ids;
  sandbox.db.run(
    `UPDATE submissions SET taskUrl = 'https://git.example/newer', gradePercentage = 12,
       mentorComment = 'From my other phone.' WHERE id = ?`,
    [id],
  );
  await sendAll(user, 'Send');

  const item = within(await screen.findByRole('article'));
  expect(await item.findByText('This submission has changed since you graded it')).toBeVisible();
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(item.getByText('https://git.example/newer')).toBeVisible();
  expect(item.getByText('From my other phone.')).toBeVisible();
  expect(gradePosts(opened.sandbox)).toHaveLength(1);
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 12 });

  sandbox.failNext({ method: 'POST', path: `/api/mentors/grade/${id}/`, kind: '500', times: 1 });
  await user.click(item.getByRole('button', { name: 'Send mine anyway' }));
  await item.findByText(/^It is saved here/);
  await waitFor(() => expect(heading).toHaveFocus());
  await sendAll(user, 'Send');
  expect(await screen.findByText(/^Sent at/)).toBeVisible();
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 70 });
  expect(gradeMails(opened.sandbox)).toHaveLength(1);
});

test('the outbox reports a deleted submission and keeps the draft until it is deleted', async () => {
  const opened = await gradedInOutbox(1);
  const { user, sandbox, ids } = opened;
  const [id = ''] = ids;
  sandbox.db.run('DELETE FROM submissions WHERE id = ?', [id]);
  await sendAll(user, 'Send');

  const item = within(await screen.findByRole('article'));
  expect(await item.findByText('This no longer exists')).toBeVisible();
  expect(item.getByText('Number 0 is good.')).toBeVisible();
  await user.click(item.getByRole('button', { name: /^Delete Grade for/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect(gradePosts(opened.sandbox)).toHaveLength(1);
});

test('an expired login is renewed in place, and sending continues', async () => {
  const opened = await gradedInOutbox(2);
  const { user, sandbox } = opened;
  sandbox.expireTokens();
  await sendAll(user, 'Send all 2');
  await logInAgain(user, ngozi.as);

  await waitFor(() => expect(screen.getAllByText(/^Sent at/)).toHaveLength(2));
  expect(gradeMails(opened.sandbox)).toHaveLength(2);
});

test('a login after six minutes sends nothing, and says why', async () => {
  const { user, sandbox } = await gradedInOutbox(2);
  sandbox.expireTokens();
  await sendAll(user, 'Send all 2');
  await screen.findByRole('dialog', { name: 'Log in again to continue' });
  sixMinutesLater();
  await logInAgain(user, ngozi.as);

  expect(await screen.findByText(/^We stopped, because you were logged out/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send all 2' })).toBeEnabled();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  expect(gradeMails(sandbox)).toEqual([]);
});

test('another user who logs in there sends none of it', async () => {
  const opened = await gradedInOutbox(1);
  const { user, sandbox } = opened;
  sandbox.expireTokens();
  await sendAll(user, 'Send');
  await logInAgain(user, 'new.mentor@akada.example');

  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect(gradeMails(opened.sandbox)).toHaveLength(0);
  // One request from the desk, which was not accepted.
  expect(gradePosts(opened.sandbox)).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toHaveLength(1);
});

test('editing a finished draft makes it a draft again', async () => {
  const { user } = await gradeOffline(1);
  await write(user, 'Not yet.', '70');
  await toOutbox(user);

  expect(await screen.findByText('Unfinished drafts')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('the bell counts the outbox, and a logout lists it', async () => {
  const { user } = await gradeOffline(2);
  await press(user, 'Close');
  await closed();

  expect(await screen.findByText('2 items ready to send')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Notifications, 2 new/ }));
  const entry = await screen.findByRole('link', { name: /2 items ready to send/ });
  expect(entry).toHaveAttribute('href', outbox);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getAllByText(/\(ready to send\)/)).toHaveLength(2);
});

const libraryIn = () => Object.keys(localStorage).filter((key) => key.endsWith(':library'));

async function answer(user: UserEvent): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
}

/** The list item of the draft that has these words. */
async function draftWith(words: RegExp): Promise<HTMLElement> {
  const item = (await screen.findByText(words)).closest('li');
  if (item === null) throw new Error(`${words.source} is in no list`);
  return item;
}

test('a draft of a deleted submission keeps its name and its actions', async () => {
  const { user, sandbox, reload } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  const title = dialog.getByRole('heading', { level: 2 }).textContent ?? '';
  await write(user, 'Add labels to the form.', '80');
  sandbox.db.run('DELETE FROM submissions');
  await reload(outbox);
  const item = within(await draftWith(/^Add labels to the form\./));
  expect(item.getByRole('link', { name: new RegExp(`^Grade for ${title}, `) })).toBeVisible();

  await user.click(item.getByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('Add labels to the form.\n80');

  await user.click(item.getByRole('button', { name: /^Delete/ }));
  await answer(user);
  await waitFor(() => expect(screen.queryByText(/^Add labels to the form\./)).toBeNull());
  expect(await screen.findByText('Nothing to send')).toBeVisible();
});

test('drafts are deleted in the settings without the saved comments', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await write(user, 'Reads well.', '80');
  await user.click(within(await desk()).getByText(/^Saved comments/));
  await press(user, 'Save this comment');
  await reload('/dashboard/mentor/mentees');
  await screen.findByRole('table');
  expect(libraryIn()).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await user.click(settings.getByRole('button', { name: 'Delete drafts' }));
  await answer(user);
  expect(await settings.findByText('No drafts.')).toBeVisible();
  expect(libraryIn()).toHaveLength(1);
});
