import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dropSnapshots } from '../../../src/app/store/snapshot.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { closed, desk, gradedIn, ngozi, press, submissionsPath, waitingIn, write } from './desk.ts';

const counts = (waiting: number, graded: number) =>
  screen.findByText(`${waiting} to grade, ${graded} graded`);

/** Resubmits graded work. The API leaves the old grade. */
function sendAgain({ db }: Sandbox, id: string): void {
  db.run("UPDATE submissions SET taskUrl = 'https://git.example/second' WHERE id = ?", [id]);
}

/** A list with graded work in it, and the number of each kind. */
async function openList() {
  const opened = await renderApp(submissionsPath, ngozi);
  const waiting = waitingIn(opened.sandbox).length;
  const graded = gradedIn(opened.sandbox).length;
  await counts(waiting, graded);
  const [first] = gradedIn(opened.sandbox);
  if (!first) throw new Error('Nothing is graded');
  return { ...opened, waiting, graded, first };
}

test('resubmitted work is to grade again until it gets a new grade', async () => {
  const { user, sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  await reload();

  expect(await counts(waiting + 1, graded - 1)).toBeVisible();
  const tag = screen.getByText(`Submitted again (was ${first.gradePercentage}%)`);
  const row = tag.closest('tr');
  if (!row) throw new Error('The tag is in no row');
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();

  await user.click(within(row).getByRole('button', { name: /^Review / }));
  expect(within(await desk()).getByText('Your last grade')).toBeVisible();
  await write(user, 'Better than the first one.', '90');
  await press(user, 'Send grade');
  await closed();
  expect(await counts(waiting, graded)).toBeVisible();
  await reload();
  expect(await counts(waiting, graded)).toBeVisible();
  expect(screen.queryByText(/Submitted again/)).toBeNull();
});

test('a grade given on another device marks the resubmission as graded', async () => {
  const { sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  await reload();
  expect(await counts(waiting + 1, graded - 1)).toBeVisible();

  sandbox.db.run('UPDATE submissions SET gradePercentage = 91 WHERE id = ?', [first.id]);
  await reload();
  expect(await counts(waiting, graded)).toBeVisible();
});

test('a device without the graded version shows no resubmission', async () => {
  const { sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  await reload(undefined, () => dropSnapshots());
  expect(await counts(waiting, graded)).toBeVisible();
  expect(screen.queryByText(/Submitted again/)).toBeNull();
});

/** The texts of the elements that mark what was taken out, or what is new. */
const marked = (dialog: HTMLElement, tag: 'del' | 'ins'): string[] =>
  [...dialog.querySelectorAll(tag)].map(({ lastChild }) => lastChild?.textContent ?? '');

test('a review marks changes of link and comment since the grade', async () => {
  const { user, sandbox, reload, waiting, graded } = await openList();
  const [first] = gradedIn(sandbox);
  sandbox.db.run(
    `UPDATE submissions SET taskUrl = 'https://git.example/second', menteeComment = 'On a phone too. ' || menteeComment
     WHERE id = ?`,
    [first?.id ?? ''],
  );
  await reload();
  await counts(waiting + 1, graded - 1);
  const row = screen.getByText(/^Submitted again/).closest('tr');
  sandbox.clearRequests();
  await user.click(within(row ?? document.body).getByRole('button', { name: /^Review / }));
  const dialog = await desk();

  expect(within(dialog).getAllByText(/^Changed/)).toHaveLength(2);
  expect(marked(dialog, 'ins')).toContain('On a phone too. ');
  expect(marked(dialog, 'ins').join('')).toContain('second');
  const earlier = within(dialog).getByRole('link', { name: /^Earlier link/ });
  expect(earlier).toHaveAttribute('href', first?.taskUrl);
  expect(sandbox.requests()).toEqual([]);
});

test('an unchanged comment is labelled next to a changed link', async () => {
  const { user, sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  await reload();
  await counts(waiting + 1, graded - 1);
  const row = screen.getByText(/^Submitted again/).closest('tr');
  await user.click(within(row ?? document.body).getByRole('button', { name: /^Review / }));
  const dialog = within(await desk());
  expect(dialog.getAllByText(/^Changed/)).toHaveLength(1);
  expect(dialog.getAllByText(/^Unchanged/)).toHaveLength(1);
});

test('a device without the graded version shows no changes', async () => {
  const { sandbox, reload, waiting, graded, first } = await openList();
  sendAgain(sandbox, first.id);
  await reload(`${submissionsPath}?grade=${first.id}`, () => dropSnapshots());
  await counts(waiting, graded);
  const dialog = await desk();
  expect(dialog.querySelectorAll('ins, del')).toHaveLength(0);
  expect(within(dialog).queryByText(/^(Changed|Unchanged)/)).toBeNull();
});
