import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillStorage } from '../../support/page/refusedStorage.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { ngozi, openNext, press, submissionsPath, write } from './desk.ts';

test('a full device shows a warning and does not confirm a saved comment', async () => {
  const { user, reload } = await renderApp(submissionsPath, ngozi);
  const dialog = within(await openNext(user));
  await write(user, 'Reads well.', '80');
  await user.click(dialog.getByText(/^Saved comments/));
  const restore = fillStorage();
  await press(user, 'Save this comment');
  expect(await dialog.findByText(/This device is full/)).toBeVisible();
  expect(dialog.queryByText(/^Saved for this task/)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Insert Reads well.' })).toBeVisible();

  restore();
  await reload('/dashboard/mentor/tools');
  await screen.findByRole('button', { name: 'Write a comment' });
  const restoreAgain = fillStorage();
  const file = JSON.stringify({ kind: 'comment library', comments: [], checklists: {} });
  const bigger = file.replace('[]', '[{"name":"Big","text":"Too much."}]');
  await user.upload(
    screen.getByLabelText('Import a file', { selector: 'input' }),
    new File([bigger], 'akada-comments.json', { type: 'application/json' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add to mine' }));
  expect(await screen.findByText('Too much.')).toBeVisible();
  expect(screen.queryByText('Imported.')).toBeNull();
  expect(screen.getByText(/This device is full/)).toBeVisible();

  restoreAgain();
  await user.click(screen.getByRole('button', { name: 'Edit “Big”' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText(/This device is full/)).toBeNull());
});

test('a page that fails does not promise saved drafts on a full device', async () => {
  const { user, sandbox } = await renderApp(submissionsPath, ngozi);
  await openNext(user);
  fillStorage();
  await write(user, 'Reads well.', '80');
  await user.tab();
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', times: 1, kind: '500' });
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('link', { name: 'Mentee' }));
  expect(await screen.findByText(/Try again in a few minutes/)).toBeVisible();
  expect(screen.queryByText(/is safe/)).toBeNull();
});
