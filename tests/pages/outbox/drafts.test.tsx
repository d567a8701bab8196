import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { desk, ngozi, openNext, press, submissionsPath, write } from '../mentor/desk.ts';

const outbox = '/dashboard/mentor/outbox';
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
