import { screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { logIn } from '../../support/page/logInAgain.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import {
  ada,
  button,
  errorOf,
  failNext,
  field,
  fillAll,
  findHeading,
  mailedAddress,
  noResponse,
  openRegistration,
} from './screens.ts';

test('the registration form has its fields, a side panel and a link to the login', async () => {
  const { user } = await openRegistration();
  expect(Object.keys(ada).map((label) => field(label).getAttribute('autocomplete'))).toEqual([
    'given-name',
    'family-name',
    'email',
    'new-password',
    'new-password',
  ]);
  expect(field('Email')).toHaveAttribute('inputmode', 'email');
  expect(field('First name')).toHaveAccessibleDescription(
    'Fewer than 3 letters? Write more of your name. You can shorten it in your profile.',
  );
  expect(button('get started')).toBeEnabled();
  expect(screen.getByText(/1 of 3, about 3 minutes/)).toBeVisible();
  expect(screen.getByText('Take your programming career to the next level')).toBeVisible();
  expect(screen.getByText(/Already have an account/)).toContainElement(
    screen.getByRole('link', { name: 'Log in' }),
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(document.title).toBe('Register · Akada');

  // Each password field has its own button.
  const [, second] = screen.getAllByRole('button', { name: 'Show password' });
  assert(second);
  await user.click(second);
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Confirm password')).toHaveAttribute('type', 'text');
  await user.click(second);
  expect(field('Confirm password')).toHaveAttribute('type', 'password');
});

test('only touched fields show an error, until a submit shows all and goes to the first', async () => {
  const { user, sandbox } = await openRegistration();
  await user.type(field('First name'), 'Al');
  expect(Object.keys(ada).map(errorOf)).toEqual(['', '', '', '', '']);
  await user.tab();
  await waitFor(() => expect(errorOf('First name')).toBe('Too short'));
  expect(errorOf('Last name')).toBe('');

  await user.clear(field('First name'));
  await user.click(button('get started'));
  await waitFor(() =>
    expect(Object.keys(ada).map(errorOf)).toEqual([
      'Enter your first name, e.g. Adaeze',
      'Enter your last name, e.g. Okafor',
      'Enter your email address',
      'Enter a password of your choice',
      'Confirm the password entered above',
    ]),
  );
  expect(screen.getByText('5 things to fix')).toBeVisible();
  await waitFor(() => expect(field('First name')).toHaveFocus());
  expect(field('First name')).toBeInvalid();
  expect(sandbox.calls()).toEqual([]);
});

test('a registration is sent once, sends an email and opens the confirmation page', async () => {
  const { user, sandbox, path } = await openRegistration();
  // The API refuses unknown fields, so confirmPassword is not sent.
  await fillAll(user, { ...ada, 'First name': ' Adaeze ', Email: ' adaeze@akada.example' });
  failNext(sandbox, 'register', 'held');
  await user.click(button('get started'));
  await waitFor(() => expect(button('get started')).toHaveAttribute('aria-busy', 'true'));
  await user.click(button('get started'));
  await sandbox.letGo();

  await findHeading('Check your email');
  expect(path()).toBe('/email-verification-sent');
  expect(screen.getByText(/verification link to adaeze@akada.example/)).toBeVisible();
  expect(await screen.findByText('Registration Successful')).toBeInTheDocument();
  expect(
    await screen.findByText('Kindly check your email for further instructions'),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(sandbox.calls()).toEqual([
      'POST /api/auth/register',
      'POST /api/auth/send-email-confirmation-token',
    ]),
  );
  expect(
    sandbox.db.get('SELECT firstName, lastName, emailVerified FROM users WHERE email = ?', [
      'adaeze@akada.example',
    ]),
  ).toEqual({ firstName: 'Adaeze', lastName: 'Okafor', emailVerified: 0 });
  await waitFor(() =>
    expect(mailedAddress(sandbox)).toMatch(
      /^\/confirm-email\?token=[0-9a-f]{128}&email=adaeze%40akada\.example$/,
    ),
  );
  // The store's token after a registration is not a login.
  expect(localStorage.getItem('akada_token')).toBeNull();
});

test('the page that a visitor asked for opens after a registration and a login', async () => {
  const { user, path } = await renderApp('/dashboard/track');
  const leadTo = async (name: string) => user.click(await screen.findByRole('link', { name }));
  await leadTo('Forgot password?');
  await findHeading('Forgot your password?');
  await leadTo('Log in');
  await leadTo('Sign up');
  await findHeading('Join the community');
  await fillAll(user, ada);
  await user.click(button('get started'));
  // The previous page has a link with the same name.
  await findHeading('Check your email');
  await leadTo('Log in');
  await waitFor(() => expect(path()).toBe('/login'));
  await logIn(user, amina.email);
  await waitFor(() => expect(path()).toBe('/dashboard/track'));
});

test('a late response does not move a user who left the page', async () => {
  const { user, sandbox, path } = await openRegistration();
  failNext(sandbox, 'register', 'held');
  failNext(sandbox, 'send-email-confirmation-token', '500');
  await fillAll(user, ada);
  await user.click(button('get started'));
  await waitFor(() => expect(sandbox.calls()).toContain('POST /api/auth/register'));
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await sandbox.letGo();
  await waitFor(() => expect(sandbox.requests().at(-1)?.status).toBe(500));
  expect(await screen.findByText('An error occured')).toBeInTheDocument();
  expect(path()).toBe('/login');
});

/** Finds the help for an address with an account, above the form's button. */
const findTaken = async (email: string): Promise<HTMLElement> => {
  const title = await screen.findByText(`There is already an account with ${email}`);
  const help = title.closest<HTMLElement>('form [role="status"]');
  assert(help);
  expect(help.compareDocumentPosition(button('get started'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return help;
};

test('a visitor who already has an account gets help until they enter a different address', async () => {
  const { user, path } = await openRegistration();
  await fillAll(user, { ...ada, Email: amina.email });
  await user.click(button('get started'));
  expect(await screen.findByText('User with the email already exists')).toBeInTheDocument();
  expect(path()).toBe('/register');
  const help = await findTaken(amina.email);
  // The API refuses an email for a confirmed address.
  await user.click(within(help).getByRole('button', { name: 'Send the email again' }));
  expect(await within(help).findByText('Email has already been confirmed')).toBeVisible();
  for (const [label, value] of Object.entries({ ...ada, Email: amina.email })) {
    expect(field(label)).toHaveValue(value);
  }

  await fillAll(user, { Email: ngozi.email });
  await user.click(button('get started'));
  const other = await findTaken(ngozi.email);
  expect(screen.queryByText(`There is already an account with ${amina.email}`)).toBeNull();
  expect(screen.queryByText('Email has already been confirmed')).toBeNull();
  await user.click(within(other).getByRole('link', { name: 'Log in' }));
  await findHeading('Welcome back');
  expect(path()).toBe('/login');
  expect(field('Email')).toHaveValue(ngozi.email);
});

test('a user whose response was lost can request the email again', async () => {
  const { user, sandbox } = await openRegistration();
  failNext(sandbox, 'register', 'lost');
  await fillAll(user, ada);
  await user.click(button('get started'));
  expect(await screen.findAllByText(noResponse)).not.toHaveLength(0);
  await waitFor(() => expect(button('get started')).not.toHaveAttribute('aria-busy'));
  await user.click(button('get started'));

  const help = await findTaken(ada.Email);
  failNext(sandbox, 'send-email-confirmation-token', '500');
  await user.click(within(help).getByRole('button', { name: 'Send the email again' }));
  expect(await within(help).findByText('An error occured')).toBeVisible();
  await user.click(within(help).getByRole('button', { name: 'Send the email again' }));
  expect(await within(help).findByText(`Sent again to ${ada.Email}.`)).toBeVisible();
  expect(mailedAddress(sandbox)).toMatch(/^\/confirm-email\?token=/);
  expect(field('First name')).toHaveValue('Adaeze');
});

test('after a failed email, the landing page says that it may not have been sent', async () => {
  const { user, sandbox, path } = await openRegistration();
  failNext(sandbox, 'send-email-confirmation-token', '500');
  await fillAll(user, ada);
  await user.click(button('get started'));

  // The toast does not wait for the page.
  expect(await screen.findByText('An error occured')).toBeInTheDocument();
  expect(
    screen.getByText(/You are registered, but the confirmation email may not have been sent/),
  ).toBeInTheDocument();
  await findHeading(/Become a developer/);
  expect(path()).toBe('/');
});
