import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { wait } from '../../support/waits.ts';
import { amina, firstRepo, toForm } from '../mentee/amina.ts';

const form = toForm(firstRepo);

async function logInOnBorrowed(user: UserEvent) {
  const hint = await screen.findByText(/^Nothing stays on it/);
  expect(hint).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.as);
  return screen.findByRole('button', { name: 'Not my phone' });
}

test('a borrowed device loads the code of the logout in advance', async () => {
  const load = vi.fn<(original: () => Promise<unknown>) => Promise<unknown>>((original) =>
    original(),
  );
  vi.doMock('../../../src/app/frame/LogoutDialog.tsx', load);
  onTestFinished(() => vi.doUnmock('../../../src/app/frame/LogoutDialog.tsx'));
  const { user } = await renderApp('/login');
  await logInOnBorrowed(user);
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), wait);
});

test('a visit on a borrowed device survives reloads and leaves nothing behind', async () => {
  const { user, reload } = await renderApp('/login');
  await screen.findByRole('checkbox', { name: 'This is not my phone' });
  const before = Object.entries(localStorage);
  await logInOnBorrowed(user);
  await reload(`/dashboard/track/web/${starterId('track', 'web')}`);
  await user.click(await screen.findByText('More'));
  expect(await screen.findByRole('link', { name: 'All tasks on one page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull();
  await reload(form);
  await pasteInto(user, await screen.findByLabelText('Comment'), 'Half a sentence');
  await screen.findByText('Draft saved in this tab');
  await reload(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('Half a sentence');

  await user.click(screen.getByRole('button', { name: 'Not my phone' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1 unsent draft will be deleted.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Save drafts as a file' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('checkbox', { name: 'This is not my phone' })).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
  expect(Object.entries(localStorage)).toEqual(before);
});

test('a user who removes the tick has the login stored as usual', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('checkbox', { name: 'This is not my phone' }));
  await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.as);
  await screen.findByRole('button', { name: /^Your account/ });
  expect(screen.queryByRole('button', { name: 'Not my phone' })).toBeNull();
  expect(localStorage.getItem('akada_token')).not.toBeNull();
  expect(sessionStorage).toHaveLength(0);
});
