import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, folake, ngozi } from '../../support/people.ts';

const menteeHome = '/dashboard';
const mentorHome = '/dashboard/mentor/mentees';

test('a dashboard requires a login and sends no request', async () => {
  const { path, sandbox } = await renderApp(menteeHome);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(path()).toBe('/login');
  expect(sandbox.requests()).toEqual([]);
});

test.each([
  ['a mentee', amina.email, mentorHome, menteeHome],
  ['a mentor', ngozi.email, '/dashboard/track', mentorHome],
])('%s is redirected home from the other area', async (_, email, address, home) => {
  const { path } = await renderApp(address, { email });
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(path()).toBe(home);
});

test('an admin may enter both areas', async () => {
  const { user, path } = await renderApp(mentorHome, folake);
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  expect(path()).toBe(mentorHome);
  await user.click(within(menu).getByRole('link', { name: 'Mentee area' }));
  await expect.poll(path).toBe(menteeHome);
});
