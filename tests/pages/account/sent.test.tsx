import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  ada,
  callsTo,
  button,
  failNext,
  field,
  fill,
  findHeading,
  menteeEmail,
  noAnswer,
  openRegistration,
  requestLink,
} from './screens.ts';

const paused = { name: /Send the email again \(in \d+ s\)/ };

/**
 * Moves the clock past the cool-down of a minute. A disabled placeholder has the same name before
 * the countdown.
 */
async function afterTheMinute(): Promise<HTMLElement> {
  await screen.findByRole('button', paused);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  return screen.findByRole('button', { name: 'Send the email again' });
}

/** A user who has just registered and requested the email. */
async function afterRegistration() {
  const opened = await openRegistration();
  await fill(opened.user, ada);
  await opened.user.click(button('get started'));
  await findHeading('Check your email');
  await expect.poll(opened.sandbox.outbox.mails).toHaveLength(1);
  return opened;
}

test.each([['/email-verification-sent'], ['/email-verification-sent/']])(
  '%s mentions the email, the email app, the spam folder and the login',
  async (address) => {
    await renderApp(address);
    await findHeading('Check your email');
    expect(screen.getByText(/We sent you a verification link/)).toBeVisible();
    expect(screen.getByText(/spam folder/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your email app' })).toHaveAttribute(
      'href',
      'mailto:',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
  },
);

test('a refused second email is explained after the cool-down', async () => {
  const { user, sandbox } = await afterRegistration();
  expect(await screen.findByRole('button', paused)).toBeDisabled();
  await user.click(await afterTheMinute());
  expect(
    await screen.findByText(/already sent you.*24 hours.*spam folder.*try again tomorrow/i),
  ).toBeVisible();
  expect(screen.getByRole('button', paused)).toBeDisabled();
  expect(sandbox.outbox.mails()).toHaveLength(1);
});

test('a second reset link requested too soon is reported as already sent', async () => {
  const { user, sandbox } = await requestLink();
  await user.click(await afterTheMinute());
  expect(
    await screen.findByText(/already sent you.*spam folder.*try again in 10 minutes/i),
  ).toBeVisible();
  expect(callsTo(sandbox)).toEqual([
    'POST auth/send-password-reset-token',
    'POST auth/send-password-reset-token',
  ]);
});

test('a failed resend shows a toast and can be repeated at once', async () => {
  const { user, sandbox } = await requestLink();
  failNext(sandbox, 'send-password-reset-token', 'drop');
  await user.click(await afterTheMinute());
  expect(await screen.findByText(noAnswer)).toBeInTheDocument();

  // No cool-down, because no email was sent.
  sandbox.db.run('DELETE FROM mailTokens');
  await user.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(`Sent again to ${menteeEmail}.`)).toBeVisible();
  expect(sandbox.outbox.mails()).toHaveLength(2);
});

test('the login link passes the address on', async () => {
  const { user } = await requestLink();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await findHeading('Welcome back');
  expect(field('Email')).toHaveValue(menteeEmail);
});
