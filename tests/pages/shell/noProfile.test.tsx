import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';

const failure = () => screen.findByRole('group', { name: 'We could not load your profile' });
const way = async (role: 'button' | 'link', name: string) =>
  within(await failure()).getByRole(role, { name });

test('the shell shows a status while the profile loads, then the page', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, kind: 'held' });
  await visit('/dashboard');
  expect(await screen.findByText('Doing some background work...')).toBeVisible();
  await sandbox.letGo();
  expect(await screen.findByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  expect(screen.queryByText('Doing some background work...')).toBeNull();
});

test('a user with a deleted account can retry, contact us and log out', async () => {
  const { user, sandbox, path, visit } = await prepareApp(amina);
  sandbox.db.run('DELETE FROM users WHERE email = ?', [amina.email]);
  await visit('/dashboard/track');
  expect(await failure()).toHaveTextContent(/If it keeps happening, log out and in again/);

  const requested = () => sandbox.requests().filter(({ path: at }) => at === '/api/profile').length;
  const before = requested();
  await user.click(await way('button', 'Try again'));
  await waitFor(() => expect(requested()).toBe(before + 1));
  expect(
    await screen.findByText(/^It failed again, so your account may have been deleted/),
  ).toBeVisible();
  expect(await way('link', 'Contact us')).toHaveAttribute('href', '/contactus');

  await user.click(await way('button', 'Logout'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(localStorage.getItem('akada_token')).toBeNull();
});

test('an offline device does not offer account help', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  // An offline device does not repeat its request at once.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, kind: 'drop' });
  await visit('/dashboard/track');
  expect(await failure()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
});

test('a refused profile shows above stored data with contact and logout', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/track', amina);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();

  sandbox.db.run('DELETE FROM users WHERE email = ?', [amina.email]);
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, kind: 'held' });
  await reload();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();

  await sandbox.letGo();
  const contact = await screen.findByRole('link', { name: 'Contact us' });
  const notice = within(screen.getByRole('group', { name: 'We could not load your profile' }));
  expect(notice.getByRole('link', { name: 'Contact us' })).toBe(contact);
  expect(notice.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
});
