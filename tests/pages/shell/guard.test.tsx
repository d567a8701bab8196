import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { tokenWith } from '../../support/jwt.ts';

const password = 'akada-2021';
const menteeHome = '/dashboard';
const mentorHome = '/dashboard/mentor/mentees';

/** Types a login on the login page. */
async function logIn(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string) {
  await pasteInto(user, await screen.findByLabelText('Email'), email);
  await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each(['/dashboard', '/dashboard/track', '/dashboard/mentor/mentees'])(
  '%s requires a login and sends no request',
  async (path) => {
    const { path: here, sandbox } = await renderApp(path);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(here()).toBe('/login');
    expect(sandbox.requests()).toEqual([]);
  },
);

test.each([
  ['does not decode', 'registered'],
  ['has expired', tokenWith({ userId: 'u1', role: 'MENTEE', exp: 1_600_000_000 })],
  ['carries no role', tokenWith({ userId: 'u1', exp: 4_000_000_000 })],
  ['carries a role we do not know', tokenWith({ userId: 'u1', role: 'OWNER', exp: 4_000_000_000 })],
])('a stored token that %s does not count as a login', async (_, token) => {
  const { path, reload } = await renderApp('/');
  localStorage.setItem('akada_token', token);
  await reload('/dashboard');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(path()).toBe('/login');
});

test('login returns the user to the page they asked for', async () => {
  const { user, path } = await renderApp('/dashboard/track?from=mail');
  await logIn(user, 'mentee@akada.example');
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect.poll(path).toBe('/dashboard/track?from=mail');
});

test.each([
  ['mentee@akada.example', menteeHome],
  ['mentor@akada.example', mentorHome],
  ['admin@akada.example', menteeHome],
])('%s starts on %s after the login', async (email, home) => {
  const { user, path } = await renderApp('/login');
  await logIn(user, email);
  await expect.poll(path).toBe(home);
});

test.each([
  ['a mentee', 'mentee@akada.example', mentorHome, menteeHome],
  ['a mentor', 'mentor@akada.example', '/dashboard/track', mentorHome],
])('%s is redirected home from the other area', async (_, as, address, home) => {
  const { path } = await renderApp(address, { as });
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(path()).toBe(home);
});

test('an admin may enter both areas', async () => {
  const { user, path } = await renderApp(mentorHome, { as: 'admin@akada.example' });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  expect(path()).toBe(mentorHome);
  await user.click(within(menu).getByRole('link', { name: 'Mentee area' }));
  await expect.poll(path).toBe(menteeHome);
});

test.each([
  ['incomplete@akada.example', '/dashboard/track', '/dashboard/mentee/profile'],
  ['incomplete.mentor@akada.example', mentorHome, '/dashboard/mentor/profile'],
])('%s is redirected to complete the profile', async (as, address, led) => {
  const { path } = await renderApp(address, { as });
  expect(await screen.findByText('Update your profile to continue')).toBeVisible();
  expect(path()).toBe(led);
});
