import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect, test } from 'vitest';
import { draftOf } from '../../../src/user/drafts.ts';
import { stopClock } from '../../support/clock.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { logInAgain } from '../../support/page/logInAgain.ts';
import { ibrahim, ngozi } from '../../support/people.ts';
import {
  closed,
  desk,
  gradeMails,
  gradePosts,
  openNext,
  press,
  submissionIn,
  submissionsPath,
  waitingIn,
  write,
} from '../mentor/desk.ts';
import { writeFinished } from './waiting.ts';

const outbox = '/dashboard/mentor/outbox';

/** Writes grades for the first waiting submissions while offline. */
async function writeOffline(count: number) {
  const opened = await prepareApp(ngozi);
  const waiting = waitingIn(opened.sandbox).slice(0, count);
  for (const [at, row] of waiting.entries()) {
    const values = { mentorComment: `Number ${at} is good.`, grade: String(70 + at) };
    writeFinished(draftOf.grade(row.id), values, row);
  }
  return { ...opened, ids: waiting.map(({ id }) => id) };
}

async function openOutbox(count: number) {
  const opened = await writeOffline(count);
  await opened.visit(outbox);
  expect(await screen.findAllByRole('article')).toHaveLength(count);
  return opened;
}

const sendAll = (user: UserEvent, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

async function answer(user: UserEvent): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
}

test('grades that got no response wait in the outbox, to which the review leads', async () => {
  const { user, sandbox, path } = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(sandbox).slice(0, 2);
  await openNext(user);
  for (const [at, { id }] of waiting.entries()) {
    sandbox.failNext({ method: 'POST', path: `/api/mentors/grade/${id}/`, kind: 'drop' });
    if (at > 0) await press(user, 'Next');
    await write(user, `Number ${at} is good.`, String(70 + at));
    await press(user, 'Send grade');
    await within(await desk()).findByText(/You can also send it from your outbox/);
  }
  await user.click(within(await desk()).getByRole('link', { name: 'Open outbox' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await closed();
  expect(path()).toBe(outbox);
  expect(await screen.findByText('2 items ready to send')).toBeVisible();
  expect(screen.getByText('Number 0 is good.')).toBeVisible();
  expect(gradeMails(sandbox)).toHaveLength(0);
});

test('one tap sends all grades once each, after one look at the service', async () => {
  const { user, sandbox, ids } = await openOutbox(2);
  sandbox.clearRequests();
  await sendAll(user, 'Send all 2');
  expect(await screen.findByText('2 items sent.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.queryByRole('article')).toBeNull();
  const lists = sandbox
    .calls()
    .filter((call) => call.startsWith('GET /api/mentors/submissions') && !call.includes('search='));
  expect(lists).toHaveLength(1);
  expect(gradePosts(sandbox)).toEqual(ids.map((id) => `POST /api/mentors/grade/${id}/`));
  expect(gradeMails(sandbox)).toHaveLength(2);
  for (const [at, id] of ids.entries()) {
    expect(submissionIn(sandbox, id)).toMatchObject({
      gradePercentage: 70 + at,
      mentorComment: `Number ${at} is good.`,
    });
  }
  expect(Object.keys(localStorage).filter((key) => key.includes(':grade:'))).toEqual([]);
});

test('the next review is of work outside the outbox as long as there is some', async () => {
  const { user, sandbox, path, visit, ids } = await writeOffline(2);
  const [, last, third] = waitingIn(sandbox);
  await visit(`${submissionsPath}?grade=${ids[0]}`);
  expect(await screen.findByDisplayValue('Number 0 is good.')).toBeVisible();
  await press(user, 'Grade and next');
  await expect.poll(path).not.toContain(ids[0]);
  expect(path()).toContain(`grade=${third?.id}`);
  await user.keyboard('{Escape}');
  await closed();
  await openNext(user);
  expect(path()).toContain(`grade=${third?.id}`);

  sandbox.db.run('DELETE FROM submissions WHERE id <> ?', [last?.id ?? '']);
  await visit(submissionsPath);
  await screen.findByText('1 to grade, 0 graded');
  await openNext(user);
  expect(path()).toContain(`grade=${last?.id}`);
});

test('newer work and other grades are shown in the review before they are replaced', async () => {
  const { user, sandbox, ids } = await openOutbox(1);
  const [id = ''] = ids;
  sandbox.db.run(
    `UPDATE submissions SET taskUrl = 'https://git.example/newer', gradePercentage = 12,
       mentorComment = 'From my other phone.' WHERE id = ?`,
    [id],
  );
  await sendAll(user, 'Send');
  const item = within(await screen.findByRole('article'));
  expect(await item.findByText('This changed on another device. Open it.')).toBeVisible();
  expect(gradePosts(sandbox)).toEqual([]);

  await user.click(item.getByRole('link', { name: /^Open/ }));
  const dialog = within(await desk());
  expect(await dialog.findByDisplayValue('Number 0 is good.')).toBeVisible();
  await press(user, 'Send new grade');
  expect(await dialog.findByText(/^This submission has changed since/)).toBeVisible();
  expect(dialog.getByText('Current grade: 12%')).toBeVisible();
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 12 });

  // After a failure nobody has to agree again.
  sandbox.failNext({ method: 'POST', path: `/api/mentors/grade/${id}/`, kind: '500' });
  await press(user, 'Send mine anyway');
  await user.click(await dialog.findByRole('link', { name: 'Open outbox' }));
  await sendAll(user, 'Send');
  expect(await screen.findByText('1 item sent.')).toBeVisible();
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 70 });
  expect(gradeMails(sandbox)).toHaveLength(1);
});

test('a grade that has already arrived is not sent, nor one for deleted work', async () => {
  const { user, sandbox, ids } = await openOutbox(2);
  const [arrived = '', deleted = ''] = ids;
  sandbox.db.run(
    "UPDATE submissions SET gradePercentage = 70, mentorComment = 'Number 0 is good.' WHERE id = ?",
    [arrived],
  );
  sandbox.db.run('DELETE FROM submissions WHERE id = ?', [deleted]);
  await sendAll(user, 'Send all 2');

  expect(await screen.findByText('1 item already received, so not sent again.')).toBeVisible();
  const item = within(await screen.findByRole('article'));
  expect(await item.findByText('This no longer exists')).toBeVisible();
  expect(item.getByText('Number 1 is good.')).toBeVisible();
  await user.click(item.getByRole('button', { name: /^Delete Grade for/ }));
  await answer(user);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(gradePosts(sandbox)).toEqual([]);
  expect(gradeMails(sandbox)).toEqual([]);
});

test('one entry of many is sent alone', async () => {
  const { user, sandbox, ids } = await openOutbox(2);
  const [, last] = screen.getAllByRole('article');
  assert(last);
  await user.click(within(last).getByRole('button', { name: /^Send/ }));
  expect(await screen.findByText('1 item sent.')).toBeVisible();
  expect(gradePosts(sandbox)).toEqual([`POST /api/mentors/grade/${ids[1]}/`]);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('an expired login is renewed in place, and sending continues', async () => {
  const { user, sandbox } = await openOutbox(2);
  sandbox.expireTokens();
  await sendAll(user, 'Send all 2');
  await logInAgain(user, ngozi.email);

  expect(await screen.findByText('2 items sent.')).toBeVisible();
  expect(gradeMails(sandbox)).toHaveLength(2);
});

test('a login after six minutes sends nothing, and says why', async () => {
  const { user, sandbox } = await openOutbox(2);
  sandbox.expireTokens();
  await sendAll(user, 'Send all 2');
  await screen.findByRole('dialog', { name: 'Log in again to continue' });
  stopClock(Date.now() + 6 * 60_000);
  await logInAgain(user, ngozi.email);

  expect(await screen.findByText(/^We stopped, because you were logged out/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Send all 2' })).toBeEnabled();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  expect(gradeMails(sandbox)).toEqual([]);
});

test('another user who logs in from the outbox sends none of it', async () => {
  const { user, sandbox } = await openOutbox(1);
  sandbox.expireTokens();
  await sendAll(user, 'Send');
  await logInAgain(user, ibrahim.email);

  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect(gradeMails(sandbox)).toHaveLength(0);
  expect(gradePosts(sandbox)).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.includes(':grade:'))).toHaveLength(1);
});

test('the bell counts the outbox, and a logout lists it', async () => {
  const { user, visit } = await writeOffline(2);
  await visit(submissionsPath);
  expect(await screen.findByText('2 items ready to send')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Notifications, 2 new/ }));
  const entry = await screen.findByRole('link', { name: /2 items ready to send/ });
  expect(entry).toHaveAttribute('href', outbox);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getAllByText(/\(ready to send\)/)).toHaveLength(2);
});

/** Finds the list item of the draft that has these words. */
async function draftWith(words: RegExp): Promise<HTMLElement> {
  const item = (await screen.findByText(words)).closest('li');
  assert(item);
  return item;
}

test('a draft of a deleted submission keeps its name and its actions', async () => {
  const { user, sandbox, visit } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  const title = dialog.getByRole('heading', { level: 2 }).textContent ?? '';
  await write(user, 'Add labels to the form.', '80 %');
  sandbox.db.run('DELETE FROM submissions');
  await visit(outbox);
  const item = within(await draftWith(/^Add labels to the form\./));
  expect(item.getByRole('heading', { name: new RegExp(`^Grade for ${title}, `) })).toBeVisible();

  await user.click(item.getByRole('button', { name: /^Copy/ }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('Add labels to the form.\n80%');

  await user.click(item.getByRole('button', { name: /^Delete/ }));
  await answer(user);
  await waitFor(() => expect(screen.queryByText(/^Add labels to the form\./)).toBeNull());
  expect(await screen.findByText('Nothing to send')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
