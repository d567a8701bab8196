import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../sandbox/services/passwords.ts';
import { tokenWith } from '../../support/jwt.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import {
  button,
  errorOf,
  failNext,
  field,
  fillAll,
  findHeading,
  openLogin,
  unconfirm,
} from './screens.ts';

test('the login has fields for password managers, and links to a new password and an account', async () => {
  await openLogin();
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Email')).toHaveAttribute('inputmode', 'email');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  for (const [name, href] of [
    ['Forgot password?', '/forgot-password'],
    ['Sign up', '/register'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('a password can be shown and hidden without losing the focus or the selection', async () => {
  const { user } = await openLogin();
  const secret = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(secret, 'akada');
  secret.setSelectionRange(3, 5);
  for (const [name, type] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    expect(secret).toHaveAttribute('type', type);
    expect(secret).toHaveFocus();
    expect([secret.selectionStart, secret.selectionEnd]).toEqual([3, 5]);
  }
});

test('a password typed with Caps Lock shows a warning', async () => {
  const { user } = await openLogin();
  await user.type(field('Password'), 'a');
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
  await user.keyboard('{CapsLock}a');
  expect(await screen.findByText('Caps Lock is on')).toBeVisible();
});

test('the login form shows an error only after its field was touched', async () => {
  const { user, sandbox } = await openLogin();
  await user.click(button('Log in'));
  await waitFor(() => expect(errorOf('Email')).toBe('Enter your email address'));
  expect(errorOf('Password')).toBe('Enter your password');
  expect(screen.getByText('2 things to fix')).toBeVisible();
  await waitFor(() => expect(field('Email')).toHaveFocus());
  await fillAll(user, { Email: 'mentee' });
  await waitFor(() => expect(errorOf('Email')).toBe('Invalid email address'));
  expect(sandbox.calls()).toEqual([]);
});

test.each([
  ['/login', ngozi.email, '/dashboard/mentor/mentees'],
  ['/register', amina.email, '/dashboard'],
])('%s redirects the logged-in %s to %s', async (address, email, home) => {
  const { path } = await renderApp(address, { email });
  await waitFor(() => expect(path()).toBe(home));
});

test('an address that was copied with spaces and invisible characters logs in', async () => {
  const { logIn, path } = await openLogin();
  await logIn(`\u202a ${amina.email} \u202c\u200b`);
  await expect.poll(path).toBe('/dashboard');
});

test('a mentor whose login expired is led from the dashboard to a login page that greets mentors', async () => {
  const { visit, reload, path } = await openLogin();
  expect(screen.getByText('Mentees and mentors log in here.')).toBeVisible();
  const seconds = Math.floor(Date.now() / 1000) - 1;
  localStorage.setItem('akada_token', tokenWith({ userId: 'a', role: 'MENTOR', exp: seconds }));
  await reload();
  expect(await screen.findByText('Log in to see your mentees’ submissions.')).toBeVisible();
  await visit('/register');
  await findHeading('Join the community');
  expect(path()).toBe('/register');
});

/** Opens the login, and returns a way to log in that waits for the refusal. */
async function openRefused() {
  const opened = await openLogin();
  const refused = async (email: string, secret: string) => {
    await opened.logIn(email, secret);
    await waitFor(() => expect(button('Log in')).not.toHaveAttribute('aria-busy'));
  };
  return { ...opened, refused, form: within(screen.getByRole('form', { name: 'Log in' })) };
}

test('a wrong password shows one toast and advice above the button, and keeps the input', async () => {
  const { refused, form } = await openRefused();
  await refused(amina.email, 'wrong-1');
  const refusal = await form.findByRole('alert');
  expect(refusal.textContent).toBe(
    'Everything you wrote is still here. Check what you typed, then try again.',
  );
  expect(refusal.compareDocumentPosition(button('Log in'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('Email or Password is incorrect')).toHaveLength(1);
  expect(field('Email')).toHaveValue(amina.email);
  expect(field('Password')).toHaveValue('wrong-1');
});

test('the wrong passwords of each account are counted, and the third locks it', async () => {
  const { refused, form } = await openRefused();
  await refused(ngozi.email, 'wrong-0');
  await refused(amina.email, 'wrong-1');
  expect(screen.queryByText('That was the second wrong password')).toBeNull();
  await refused(amina.email.toUpperCase(), 'wrong-2');
  expect(await form.findByText('That was the second wrong password')).toBeVisible();
  expect(form.getAllByRole('alert')).toHaveLength(1);
  expect(form.getByRole('link', { name: 'Reset password' })).toBeVisible();
  await refused(amina.email, 'wrong-3');
  expect(await form.findByText('That was the third wrong password')).toBeVisible();
});

test('the login to a locked account leads to a new password or to us', async () => {
  const { refused, form, sandbox, user, path } = await openRefused();
  sandbox.db.run('UPDATE users SET failedLogins = 3 WHERE email = ?', [amina.email]);
  await refused(amina.email, DEMO_PASSWORD);
  expect(await screen.findByText('User is locked out')).toBeInTheDocument();
  expect(await form.findByText('This account is locked')).toBeVisible();
  expect(form.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    'mailto:hello@akada.example',
  );
  await user.click(form.getByRole('link', { name: 'Reset password' }));
  await findHeading('Forgot your password?');
  expect(path()).toBe('/forgot-password');
  expect(field('Email')).toHaveValue(amina.email);
});

test('a deactivated or unconfirmed account gets an explanation and a way out', async () => {
  const { logIn, sandbox, user } = await openLogin();
  sandbox.db.run('UPDATE users SET isActive = 0 WHERE email = ?', [ngozi.email]);
  await logIn(ngozi.email);
  expect(await screen.findByText('You cannot log in to this account')).toBeVisible();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contactus');

  unconfirm(sandbox, amina.email);
  await logIn(amina.email);
  expect(await screen.findByText('Unconfirmed Email')).toBeInTheDocument();
  expect(await screen.findByText('Your email is not confirmed yet')).toBeVisible();
  await user.click(button('Send the email again'));
  expect(await screen.findByText(`Sent again to ${amina.email}.`)).toBeVisible();
  expect(sandbox.outbox.mails()).toMatchObject([{ recipient: amina.email }]);
  // The cool-down has begun.
  expect(screen.getByRole('button', { name: /Send the email again \(in \d+ s\)/ })).toBeDisabled();
});

test('a login that fails for another reason says why, and the next one works', async () => {
  const { logIn, sandbox, path } = await openLogin();
  failNext(sandbox, 'login', 'drop');
  await logIn(amina.email);
  expect(await screen.findByText('No connection.')).toBeVisible();
  expect(screen.getByText(/^Everything you wrote is still here\./)).toBeVisible();
  expect(screen.queryByText(/safe/)).toBeNull();

  failNext(sandbox, 'login', '500');
  await logIn(amina.email);
  expect(await screen.findByText(/The problem is on our side/)).toBeVisible();
  expect(await screen.findAllByText('An error occured')).toHaveLength(1);

  failNext(sandbox, 'login', '429');
  await logIn(amina.email);
  expect(await screen.findByText('No one on your network can log in right now')).toBeVisible();
  expect(screen.getByText(/^Try again after about \d.*another network/)).toBeVisible();
  expect(screen.getAllByText(/Too many requests from your network/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  expect(field('Password')).toHaveValue(DEMO_PASSWORD);

  await logIn(amina.email);
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test('the login page explains that the device’s clock is wrong', async () => {
  const month = 30 * 24 * 60 * 60 * 1000;
  const { logIn, path } = await openLogin({
    sandbox: { now: () => new Date(Date.now() - month) },
  });
  await logIn(amina.email);
  expect(await screen.findByText('Check the date and time of your device')).toBeVisible();
  expect(path()).toBe('/login');
});
