import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ngozi } from '../../support/people.ts';
import {
  closed,
  desk,
  gradePosts,
  openId,
  openNext,
  openRow,
  submissionsPath,
  waitingIn,
  write,
} from './desk.ts';

const step = async (name: string) => within(await desk()).getByRole('button', { name });

test('N and P open the next and the previous submission, and are typed in a field', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  expect(await step('Next')).toHaveTextContent('N');
  await user.keyboard('n');
  expect(await dialog.findByText('2 of 26')).toBeVisible();
  await user.keyboard('p');
  expect(await dialog.findByText('1 of 26')).toBeVisible();
  // At the first submission the key does nothing.
  await user.keyboard('p');
  const comment = dialog.getByLabelText('Comment');
  await user.click(comment);
  await user.keyboard('nice prices');
  expect(comment).toHaveValue('nice prices');
  expect(dialog.getByText('1 of 26')).toBeVisible();
});

test('Ctrl+Enter sends a grade, and with Shift opens the next submission', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  const [, second] = waitingIn(sandbox);
  await openNext(user);
  await write(user, 'Well done.', '80');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.poll(openId).toBe(second?.id);
  await expect
    .poll(async () => within(await desk()).getByLabelText('Comment'))
    .toHaveProperty('value', '');
  await write(user, 'Good.', '70');
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  await closed();
  expect(gradePosts(sandbox)).toHaveLength(2);
});

const switchKeys = async (user: UserEvent) =>
  user.click(within(await desk()).getByLabelText('Use the keys N and P for next and previous'));

test('N and P can be switched off, even for the next visit', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  await switchKeys(user);
  expect(await step('Next')).not.toHaveAttribute('aria-keyshortcuts');
  await user.click(within(await desk()).getByText('Submission'));
  await user.keyboard('n');
  expect(screen.getByText('1 of 26')).toBeVisible();

  await reload();
  await within(await desk()).findByText('1 of 26');
  await user.keyboard('n');
  expect(screen.getByText('1 of 26')).toBeVisible();
  await switchKeys(user);
  await user.keyboard('n');
  expect(screen.getByText('1 of 26')).toBeVisible();
  await user.click(within(await desk()).getByText('Submission'));
  await user.keyboard('n');
  expect(await screen.findByText('2 of 26')).toBeVisible();
});

test('in an opened review the Tab key leads to the link and the comment', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  for (const place of ['1 of 26', '2 of 26']) {
    await dialog.findByText(place);
    await user.tab();
    expect(dialog.getByRole('link', { name: /Open link/ })).toHaveFocus();
    await user.tab();
    expect(dialog.getByLabelText('Comment')).toHaveFocus();
    await user.click(dialog.getByText('Submission'));
    await user.keyboard('n');
  }
});

test('focus returns to the list after a grade', async () => {
  const { user } = await renderApp(submissionsPath, ngozi);
  await openRow(user);
  await write(user, 'Seen.', '70');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await closed();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Review/);
});
