import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, aminaId, firstRepo } from './amina.ts';

const form = `/dashboard/pending-task/submit/${firstRepo}`;
const link = () => screen.findByRole('textbox', { name: 'Link to your work' });
const use = { name: 'Use this link' };

async function paste(user: UserEvent, url: string): Promise<void> {
  await user.clear(await link());
  await user.click(await link());
  await user.paste(url);
}

async function send(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('textbox', { name: 'Comment' }));
  await user.paste('The branches were hard, the rest was fun.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Successfully/);
}

test('an unreachable link shows advice after a pause, and one tap corrects it', async () => {
  const { user, sandbox } = await renderApp(form, amina);
  const sent = () =>
    sandbox.db.all('SELECT taskUrl FROM submissions WHERE menteeId = ? AND taskId = ?', [
      aminaId,
      firstRepo,
    ]);
  await link();
  const ways = within(screen.getByRole('list', { name: /on your phone/ }));
  expect(ways.getAllByRole('listitem')).toHaveLength(3);
  await paste(user, 'https://github.com/amina/first/settings/pages');
  const words = await screen.findByText(/opens the page where you edit your work/);
  expect(words.closest('[role="status"]')).toHaveTextContent('https://github.com/amina/first');
  expect(await link()).toHaveFocus();
  expect(ways.getByText(/GitHub app/)).toBeVisible();
  await user.click(screen.getByRole('button', use));

  expect(await link()).toHaveValue('https://github.com/amina/first');
  expect(await link()).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', use)).toBeNull());
  // Typing removes the advice.
  await user.keyboard('/settings');
  expect(await screen.findByRole('button', use)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', use)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await link()).toHaveFocus();
  await send(user);
  expect(sent()).toEqual([{ taskUrl: 'https://github.com/amina/first' }]);
});

test('a link warning does not block the submission', async () => {
  const { user, sandbox } = await renderApp(form, amina);
  const address = 'http://127.0.0.1:5500/index.html';
  await paste(user, address);
  await user.tab();
  expect(await screen.findByText(/opens only on your own device/)).toBeVisible();
  expect(screen.queryByRole('button', use)).toBeNull();
  expect(screen.queryByText('Enter a valid URL')).toBeNull();
  await send(user);
  expect(
    sandbox.db.get('SELECT taskUrl FROM submissions WHERE menteeId = ? AND taskId = ?', [
      aminaId,
      firstRepo,
    ]),
  ).toEqual({ taskUrl: address });
});
