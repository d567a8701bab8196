import { configure, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import {
  callsTo,
  button,
  field,
  findHeading,
  mailConfirmation,
  mailedAddress,
  menteeEmail,
  noAnswer,
  unconfirm,
} from './screens.ts';

/** Opens another page and sends an email with a confirmation link. */
async function awaitingConfirmation() {
  const opened = await renderApp('/email-verification-sent');
  const { origin, sandbox } = opened;
  await findHeading('Check your email');
  unconfirm(sandbox, menteeEmail);
  await mailConfirmation(origin, menteeEmail);
  sandbox.clearRequests();
  return opened;
}

const isConfirmed = (sandbox: Sandbox): boolean =>
  sandbox.db.get<{ emailVerified: number }>('SELECT emailVerified FROM users WHERE email = ?', [
    menteeEmail,
  ])?.emailVerified === 1;

const broken = async (): Promise<void> => {
  await findHeading("We couldn't verify your email");
  expect(
    screen.getByText('Are you sure this is the exact same link from your email?'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
};

test('StrictMode confirms the address only once', async () => {
  configure({ reactStrictMode: true });
  onTestFinished(() => configure({ reactStrictMode: false }));
  const { reload, sandbox } = await awaitingConfirmation();
  await reload(mailedAddress(sandbox));
  await findHeading('Your email is confirmed');
  expect(callsTo(sandbox)).toEqual(['POST auth/confirm-email']);
});

test.each([['/confirm-email'], ['/confirm-email?token=abc'], ['/confirm-email?email=a%40b.ng']])(
  '%s fails without a request',
  async (address) => {
    const { sandbox } = await renderApp(address);
    await broken();
    expect(callsTo(sandbox)).toEqual([]);
  },
);

test.each([
  ['mentee@akada.example', 'Email already verified'],
  ['nobody@akada.example', 'User does not exist'],
])('the page for %s says "%s" and passes the address to the login', async (email, message) => {
  const { user } = await renderApp(`/confirm-email?token=abc&email=${encodeURIComponent(email)}`);
  await findHeading(message);
  expect(screen.queryByRole('button', { name: /Send the email again/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await findHeading('Welcome back');
  expect(field('Email')).toHaveValue(email);
});

test('an old link shows the API’s message and offers a new email', async () => {
  const { reload, sandbox, user } = await awaitingConfirmation();
  await reload('/confirm-email?token=old&email=mentee%40akada.example');
  await findHeading('Invalid token');
  await user.click(button('Send the email again'));
  expect(
    await screen.findByText(/We have already sent you an email.*Try again tomorrow/),
  ).toBeVisible();
  expect(isConfirmed(sandbox)).toBe(false);
});

test.each([
  ['500', 'An error occured'],
  ['drop', noAnswer],
] as const)('a user can try again after a %s without a message', async (kind, words) => {
  const { reload, sandbox, user } = await awaitingConfirmation();
  sandbox.failNext({ method: 'POST', path: '/api/auth/confirm-email', times: 1, kind });
  await reload(mailedAddress(sandbox));
  await broken();
  expect(screen.getByText(words)).toBeVisible();
  await user.click(button('Try again'));
  await findHeading('Your email is confirmed');
});

test('the token leaves the address bar during the request', async () => {
  const { reload, sandbox, path } = await awaitingConfirmation();
  sandbox.failNext({ method: '*', path: '/api/auth', times: 1, kind: 'held' });
  await reload(mailedAddress(sandbox));
  await findHeading('Confirming your email…');
  await waitFor(() => expect(path()).toBe('/confirm-email'));
  await sandbox.letGo();
  await findHeading('Your email is confirmed');
  expect(isConfirmed(sandbox)).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});
