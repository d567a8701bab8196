import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

const password = 'akada-2021';
const menteeHome = '/dashboard';
const mentorHome = '/dashboard/mentor/mentees';

async function logIn(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string) {
  await pasteInto(user, await screen.findByLabelText('Email'), email);
  await pasteInto(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each(['/dashboard', '/dashboard/mentor/mentees'])(
  '%s requires a login and sends no request',
  async (path) => {
    const { path: here, sandbox } = await renderApp(path);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(here()).toBe('/login');
    expect(sandbox.requests()).toEqual([]);
  },
);

test('login returns the user to the page they asked for', async () => {
  const { user, path } = await renderApp('/dashboard/track?from=mail');
  await logIn(user, 'mentee@akada.example');
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect.poll(path).toBe('/dashboard/track?from=mail');
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
