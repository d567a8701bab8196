import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errorTexts } from '../../../src/api/errorsTexts.ts';
import { announce } from '../../../src/ui/notices.ts';
import { type Opened, renderApp } from '../../support/page/renderApp.tsx';
import { logIn } from '../../support/page/logInAgain.ts';
import { amina } from '../../support/people.ts';
import {
  ada,
  askForLink,
  button,
  errorOf,
  failNext,
  field,
  fillAll,
  findHeading,
  mailedAddress,
  noResponse,
  openForgot,
  openLogin,
  openRegistration,
  requestLink,
} from './screens.ts';

async function openLink(): Promise<Opened> {
  const opened = await requestLink();
  await opened.visit(mailedAddress(opened.sandbox));
  await findHeading('Choose a new password');
  return opened;
}

const choose = async ({ user }: Opened, secret: string, again = secret): Promise<void> => {
  await fillAll(user, { 'New password': secret, 'Confirm password': again });
  await user.click(button('Save password'));
};

test('a request emails a link, and a second one too soon is reported as sent', async () => {
  const opened = await openForgot();
  const { sandbox, path, visit } = opened;
  await askForLink(opened);
  // The toast does not wait for the page.
  expect(
    await screen.findByText('Kindly check your email for further instructions'),
  ).toBeInTheDocument();
  await findHeading('Request Successful');
  expect(path()).toBe('/email-verification-sent');
  expect(mailedAddress(sandbox)).toMatch(
    /^\/reset-password\?token=[0-9a-f]{128}&email=mentee%40akada\.example$/,
  );

  await visit('/forgot-password');
  await findHeading('Forgot your password?');
  await askForLink(opened);
  const words = /We have already sent you an email.*Try again in 10 minutes/;
  expect(await screen.findByText(words)).toBeVisible();
  // A toast of the first request appears before this toast.
  act(() => announce({ kind: 'info', title: 'Said after it' }));
  await screen.findByText('Said after it');
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(document.body).not.toHaveTextContent(/An error occured|E11000/);
  expect(field('Email')).toHaveValue(amina.email);
});

test('a request for an email needs a valid address', async () => {
  const opened = await openForgot();
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  await askForLink(opened, 'mentee@');
  await waitFor(() => expect(errorOf('Email')).toBe('Invalid email address'));
  expect(opened.sandbox.calls()).toEqual([]);
});

test.each([
  ['the API fails', '500', 'An error occured'],
  ['no response comes', 'drop', /Check your connection, then try again/],
  ['there were too many', '429', /Try again after about \d.*\. You can also try mobile data/],
] as const)(
  'a request for an email says so if %s, and keeps the address',
  async (_, kind, words) => {
    const opened = await openForgot();
    failNext(opened.sandbox, 'send-password-reset-token', kind);
    await askForLink(opened);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/already sent you an email/)).toBeNull();
    expect(field('Email')).toHaveValue(amina.email);
  },
);

test('what the browser says about a missing response is not in the form', async () => {
  const opened = await openForgot();
  failNext(opened.sandbox, 'send-password-reset-token', 'drop');
  await askForLink(opened);
  expect(await screen.findByText(noResponse)).toBeInTheDocument();
  expect(screen.getByRole('form')).not.toHaveTextContent(noResponse);
});

test.each([
  {
    call: 'login',
    open: openLogin,
    send: async ({ user }: Opened) => logIn(user, amina.email),
    away: 'Sign up',
    end: '/dashboard',
  },
  {
    call: 'register',
    open: openRegistration,
    send: async ({ user }: Opened) => {
      await fillAll(user, ada);
      await user.click(button('get started'));
    },
    away: 'Log in',
    end: '/email-verification-sent',
  },
  {
    call: 'send-password-reset-token',
    open: openForgot,
    send: askForLink,
    away: 'Log in',
    end: '/email-verification-sent',
  },
  {
    call: 'reset-password',
    open: openLink,
    send: async (opened: Opened) => choose(opened, 'a new beginning'),
    away: 'Back to login',
    end: '/login',
  },
])(
  'a second $call beside a slow first says that it is being sent',
  async ({ call, open, send, away, end }) => {
    const opened = await open();
    const { user, sandbox, path } = opened;
    const heading = screen.getByRole('heading', { level: 1 });
    failNext(sandbox, call, 'held');
    await send(opened);
    await user.click(screen.getByRole('link', { name: away }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    act(() => window.history.back());
    await findHeading(heading.textContent);
    await send(opened);
    expect(await screen.findByText(errorTexts.stillSending)).toBeVisible();
    expect(screen.queryByText(/problem is on our side/)).toBeNull();
    await sandbox.letGo();
    await waitFor(() => expect(path()).toBe(end));
  },
);

test('the link from the email survives a reload and sets a new password', async () => {
  const opened = await openLink();
  await waitFor(() => expect(opened.path()).toBe('/reset-password'));
  await opened.reload();
  await findHeading('Choose a new password');
  expect(screen.getByText(amina.email)).toBeVisible();
  await choose(opened, 'a new beginning');
  await findHeading('Welcome back');
  expect(await screen.findByText('Password Reset Successful')).toBeInTheDocument();
  expect(
    await screen.findByText('You can login into your account with the new password'),
  ).toBeInTheDocument();
  expect(field('Email')).toHaveValue(amina.email);
  await fillAll(opened.user, { Password: 'a new beginning' });
  await opened.user.click(button('Log in'));
  await waitFor(() => expect(opened.path()).toBe('/dashboard'));
  expect(sessionStorage).toHaveLength(0);
});

test('Back after a new password does not lead to its form again', async () => {
  const opened = await openLink();
  await choose(opened, 'a new beginning');
  await findHeading('Welcome back');
  act(() => window.history.back());
  expect(await findHeading('Forgot your password?')).toBeVisible();
});

test('the form checks a new password before the API does, and shows the API’s refusal in a toast', async () => {
  const opened = await renderApp('/reset-password?token=abc&email=mentee%40akada.example');
  const { user } = opened;
  await findHeading('Choose a new password');
  expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  await user.click(button('Save password'));
  await waitFor(() => expect(errorOf('New password')).toBe('Enter a password of your choice'));
  expect(errorOf('Confirm password')).toBe('Confirm the password entered above');
  await fillAll(user, { 'New password': 'short', 'Confirm password': 'shor' });
  await waitFor(() => expect(errorOf('New password')).toBe('Must be 6 characters or more'));
  expect(errorOf('Confirm password')).toBe('Passwords must match');
  expect(opened.sandbox.calls()).toEqual([]);

  await choose(opened, 'a new beginning');
  expect(await screen.findByText('Token expired')).toBeInTheDocument();
  await opened.visit('/reset-password?token=abc&email=nobody%40akada.example');
  await findHeading('Choose a new password');
  await choose(opened, 'a new beginning');
  expect(await screen.findByText('Password reset failed')).toBeInTheDocument();
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  expect(field('New password')).toHaveValue('a new beginning');
  expect(opened.path()).toBe('/reset-password');

  await opened.visit('/reset-password?token=old&email=mentee%40akada.example.');
  await findHeading('Choose a new password');
  expect(screen.getByText(amina.email)).toBeVisible();
  await opened.visit('/reset-password?token=old&email=mentee%40akada');
  await findHeading('This link is incomplete');
});

test('an incomplete link, and then an outdated link, lead to a new link', async () => {
  const opened = await renderApp('/reset-password?token=abc');
  const { user } = opened;
  await findHeading('This link is incomplete');
  expect(screen.queryByLabelText('New password')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await findHeading('Forgot your password?');
  await askForLink(opened);
  await findHeading('Request Successful');

  await opened.visit('/reset-password?token=old&email=mentee%40akada.example');
  await findHeading('Choose a new password');
  await choose(opened, 'a new beginning');
  expect(await screen.findByText('Invalid token')).toBeInTheDocument();
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(field('New password')).toHaveValue('a new beginning');
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  await findHeading('Forgot your password?');
  expect(field('Email')).toHaveValue(amina.email);
});
