import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tokenKey } from '../../../src/auth/session.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { logIn } from '../../support/page/logInAgain.ts';
import { pasteInto } from '../../support/page/fill.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { wait } from '../../support/waits.ts';
import { amina } from '../../support/people.ts';
import { firstRepo, toForm } from '../mentee/amina.ts';

const form = toForm(firstRepo);

async function logInOnBorrowed(user: UserEvent) {
  const hint = await screen.findByText(/^Nothing stays on it/);
  expect(hint).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.email);
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
  const { user, visit } = await renderApp('/login');
  await screen.findByRole('checkbox', { name: 'This is not my phone' });
  await logInOnBorrowed(user);
  await visit(`/dashboard/track/web/${starterId('track', 'web')}`);
  await user.click(await screen.findByText('More'));
  expect(await screen.findByRole('link', { name: 'All tasks on one page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull();
  await visit(form);
  await pasteInto(user, await screen.findByLabelText('Comment'), 'Half a sentence');
  await screen.findByText('Draft saved in this tab');
  await visit(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('Half a sentence');

  await user.click(screen.getByRole('button', { name: 'Not my phone' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('1 unsent draft will be deleted.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Save drafts as a file' })).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('checkbox', { name: 'This is not my phone' })).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
  // The login was a request, which counts for the whole device.
  expect(Object.keys(localStorage)).toEqual(['akada_allowance']);
});

test('clearing a borrowed device says so and leaves nothing behind', async () => {
  const { user } = await renderApp('/login');
  await logInOnBorrowed(user);
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Clear this device and log out' }));
  await user.click(await screen.findByRole('button', { name: 'Clear and log out' }));
  expect(await screen.findByText('Device cleared')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('a user who removes the tick has the login stored as usual', async () => {
  const { user } = await renderApp('/login');
  await user.click(await screen.findByRole('checkbox', { name: 'This is not my phone' }));
  await user.click(screen.getByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.email);
  await screen.findByRole('button', { name: /^Your account/ });
  expect(screen.queryByRole('button', { name: 'Not my phone' })).toBeNull();
  expect(localStorage.getItem(tokenKey)).not.toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('a tick counts with a login, which opens the page that was asked for', async () => {
  const { user, path } = await renderApp('/dashboard/pending-task');
  await user.click(await screen.findByRole('checkbox', { name: 'This is not my phone' }));
  expect(sessionStorage).toHaveLength(0);
  await logIn(user, amina.email);
  await screen.findByRole('button', { name: 'Not my phone' });
  expect(path()).toBe('/dashboard/pending-task');
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

/** Writes a draft on a borrowed device, and leaves it there when the login has expired. */
async function leaveDraft() {
  const opened = await renderApp('/login');
  const { user, sandbox, visit } = opened;
  await logInOnBorrowed(user);
  await visit(form);
  await pasteInto(user, await screen.findByLabelText('Comment'), 'Half a sentence');
  await screen.findByText('Draft saved in this tab');
  sandbox.expireTokens();
  await visit(form);
  await user.click(await screen.findByRole('button', { name: 'Leave instead' }));
  const tick = await screen.findByRole('checkbox', { name: 'This is not my phone' });
  expect(tick).toBeChecked();
  return { ...opened, tick };
}

test('a tick that is taken away and set again deletes no draft', async () => {
  const { user, tick, visit } = await leaveDraft();
  await user.click(tick);
  await user.click(tick);
  await logIn(user, amina.email);
  await screen.findByRole('button', { name: 'Not my phone' });
  await visit(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('Half a sentence');
});

test('a login without the tick leaves the tab’s drafts to the next one with it', async () => {
  const { user, tick, sandbox, visit } = await leaveDraft();
  await user.click(tick);
  await logIn(user, amina.email);
  await screen.findByRole('button', { name: /^Your account/ });
  expect(screen.queryByRole('button', { name: 'Not my phone' })).toBeNull();
  expect(localStorage.getItem(tokenKey)).not.toBeNull();
  expect(sessionStorage.getItem(tokenKey)).toBeNull();
  sandbox.expireTokens();
  await visit(form);
  await user.click(await screen.findByRole('button', { name: 'Leave instead' }));
  await user.click(await screen.findByRole('checkbox', { name: 'This is not my phone' }));
  await logIn(user, amina.email);
  await screen.findByRole('button', { name: 'Not my phone' });
  await visit(form);
  expect(await screen.findByLabelText('Comment')).toHaveValue('Half a sentence');
});

test('a login that ends after the user has left its page begins nothing', async () => {
  const { user, sandbox, path } = await renderApp('/login');
  await user.click(await screen.findByRole('checkbox', { name: 'This is not my phone' }));
  sandbox.failNext({ method: 'POST', path: '/api/auth/login', kind: 'held' });
  await logIn(user, amina.email);
  await vi.waitFor(() => expect(sandbox.requests()).toHaveLength(1), wait);
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await sandbox.letGo();
  await untilIdle();
  expect(path()).toBe('/forgot-password');
  expect([localStorage.getItem(tokenKey), sessionStorage.getItem(tokenKey)]).toEqual([null, null]);
});
