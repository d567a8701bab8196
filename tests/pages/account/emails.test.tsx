import { configure, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { stopClock } from '../../support/clock.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';
import {
  ada,
  button,
  failNext,
  field,
  fillAll,
  findHeading,
  mailConfirmation,
  mailedAddress,
  noResponse,
  openRegistration,
  requestLink,
  unconfirm,
} from './screens.ts';

const paused = { name: /Send the email again \(in \d+ s\)/ };

/**
 * Moves the clock past the cool-down of a minute. A disabled placeholder has the same name before
 * the countdown.
 */
async function afterTheMinute(): Promise<HTMLElement> {
  await screen.findByRole('button', paused);
  stopClock(Date.now() + 61_000);
  return screen.findByRole('button', { name: 'Send the email again' });
}

/** Registers a user, who has just requested the email. */
async function afterRegistration() {
  const opened = await openRegistration();
  await fillAll(opened.user, ada);
  await opened.user.click(button('get started'));
  await findHeading('Check your email');
  await expect.poll(opened.sandbox.outbox.mails).toHaveLength(1);
  return opened;
}

test('the page about an email names the spam folder and the login', async () => {
  await renderApp('/email-verification-sent/');
  await findHeading('Check your email');
  expect(screen.getByText(/We sent you a verification link/)).toBeVisible();
  expect(screen.getByText(/spam folder/)).toBeVisible();
  // Nobody knows where the inbox is.
  expect(screen.queryByRole('link', { name: /^Open / })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

test('a person who has mistyped their address signs up again', async () => {
  const { user } = await afterRegistration();
  await user.click(screen.getByRole('link', { name: 'Sign up again' }));
  await fillAll(user, { ...ada, Email: 'adaeze.okafor@akada.example' });
  await user.click(button('get started'));
  expect(await screen.findByText(/link to adaeze.okafor@akada.example/)).toBeVisible();
});

test('after the cool-down, a refused second email is explained', async () => {
  const { user, sandbox } = await afterRegistration();
  expect(await screen.findByRole('button', paused)).toBeDisabled();
  await user.click(await afterTheMinute());
  expect(
    await screen.findByText(/already sent you.*24 hours.*spam folder.*try again tomorrow/i),
  ).toBeVisible();
  expect(screen.getByRole('button', paused)).toBeDisabled();
  expect(sandbox.outbox.mails()).toHaveLength(1);
});

test('a failed resend can be repeated at once, and one too soon is explained', async () => {
  const { user, sandbox } = await requestLink();
  failNext(sandbox, 'send-password-reset-token', 'drop');
  await user.click(await afterTheMinute());
  expect(await screen.findByText(noResponse)).toBeInTheDocument();

  // The button works again at once, because no email was sent.
  await user.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(
    await screen.findByText(/already sent you.*spam folder.*try again in 10 minutes/i),
  ).toBeVisible();

  // The API sends the next email once the link has expired.
  sandbox.db.run('DELETE FROM mailTokens');
  await user.click(await afterTheMinute());
  expect(await screen.findByText(`Sent again to ${amina.email}.`)).toBeVisible();
  expect(sandbox.outbox.mails()).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await findHeading('Welcome back');
  expect(field('Email')).toHaveValue(amina.email);
});

/** Opens another page and sends an email with a confirmation link. */
async function awaitingConfirmation() {
  const opened = await renderApp('/email-verification-sent');
  const { origin, sandbox } = opened;
  await findHeading('Check your email');
  unconfirm(sandbox, amina.email);
  await mailConfirmation(origin, amina.email);
  sandbox.clearRequests();
  return opened;
}

const isConfirmed = (sandbox: Sandbox): boolean =>
  sandbox.db.get<{ emailVerified: number }>('SELECT emailVerified FROM users WHERE email = ?', [
    amina.email,
  ])?.emailVerified === 1;

const broken = async (): Promise<void> => {
  await findHeading("We couldn't verify your email");
  expect(
    screen.getByText('Are you sure this is the exact same link from your email?'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
};

test('the link confirms once, even in StrictMode, and its token leaves the address', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const { visit, sandbox, path } = await awaitingConfirmation();
  sandbox.failNext({ method: '*', path: '/api/auth', kind: 'held' });
  await visit(mailedAddress(sandbox));
  await findHeading('Confirming your email…');
  await waitFor(() => expect(path()).toBe('/confirm-email'));
  await sandbox.letGo();
  await findHeading('Your email is confirmed');
  expect(path()).toBe('/login');
  expect(field('Email')).toHaveValue(amina.email);
  expect(sandbox.calls()).toEqual(['POST /api/auth/confirm-email']);
  expect(isConfirmed(sandbox)).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('an incomplete link fails without a request', async () => {
  const { sandbox } = await renderApp('/confirm-email?token=abc&email=mentee%40akada');
  await broken();
  expect(screen.getByText(/log in, and we will send you a new one/)).toBeVisible();
  expect(sandbox.calls()).toEqual([]);
});

test('a used link shows the API’s message and passes the address to the login', async () => {
  const { user } = await renderApp(`/confirm-email?token=abc&email=${amina.email}`);
  await findHeading('Email already verified');
  expect(screen.getByText('You can log in.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send the email again/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await findHeading('Welcome back');
  expect(field('Email')).toHaveValue(amina.email);
});

test('an old link shows the API’s message and offers a new email', async () => {
  const { visit, sandbox, user } = await awaitingConfirmation();
  await visit('/confirm-email?token=old&email=mentee%40akada.example');
  await findHeading('Invalid token');
  expect(screen.getByText(/^Your email is not confirmed yet, so you cannot log in/)).toBeVisible();
  await user.click(button('Send the email again'));
  expect(
    await screen.findByText(/We have already sent you an email.*Try again tomorrow/),
  ).toBeVisible();
  expect(isConfirmed(sandbox)).toBe(false);
});

test('an expired link says that the account is not confirmed, and offers a new email', async () => {
  const { visit, sandbox } = await awaitingConfirmation();
  sandbox.db.run("UPDATE mailTokens SET expiresAt = '2020-01-01T00:00:00.000Z'");
  await visit(mailedAddress(sandbox));
  await findHeading('Token expired');
  expect(screen.getByText(/^Your email is not confirmed yet, so you cannot log in/)).toBeVisible();
  expect(button('Send the email again')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a link for an unknown address offers the registration', async () => {
  await renderApp('/confirm-email?token=abc&email=nobody%40akada.example');
  await findHeading('User does not exist');
  expect(screen.getByText(/^There is no account with this email address/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

test('a user can try again after failures without a message', async () => {
  const { visit, sandbox, user } = await awaitingConfirmation();
  failNext(sandbox, 'confirm-email', '500');
  await visit(mailedAddress(sandbox));
  await broken();
  expect(screen.getByText('An error occured')).toBeVisible();
  failNext(sandbox, 'confirm-email', 'drop');
  await user.click(button('Try again'));
  expect(await screen.findByText(noResponse)).toBeVisible();
  await broken();
  await user.click(button('Try again'));
  await findHeading('Your email is confirmed');
});
