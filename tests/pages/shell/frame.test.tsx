import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';

test('the shell shows a status while the profile loads, then the page', async () => {
  const { sandbox, reload } = await renderApp(null, { as: 'mentee@akada.example' });
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, times: 1, kind: 'held' });
  await reload('/dashboard');
  expect(await screen.findByText('Doing some background work...')).toBeVisible();
  await sandbox.letGo();
  expect(await screen.findByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  expect(screen.queryByText('Doing some background work...')).toBeNull();
});

test('the top bar shows the user’s picture, or initials without a picture', async () => {
  const { sandbox, reload } = await renderApp(null, { as: 'mentee@akada.example' });
  sandbox.db.run(
    "UPDATE users SET photo = 'portraits/amina.svg' WHERE email = 'mentee@akada.example'",
  );
  await reload('/dashboard/mentee/mentor/');
  const account = await screen.findByRole('button', { name: 'Your account, AB' });
  const picture = () => account.querySelector('img');
  await expect.poll(() => picture()?.src).toMatch(/\/api\/photos\/portraits\/amina\.svg$/);

  fireEvent.error(picture() ?? account);
  expect(account).toHaveTextContent('AB');
  expect(picture()).toBeNull();

  sandbox.db.run("UPDATE users SET photo = NULL WHERE email = 'mentee@akada.example'");
  await reload();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  // The stored picture is shown until the API has answered.
  const initials = await screen.findByRole('button', { name: 'Your account, AB' });
  await waitFor(() => expect(initials).toHaveTextContent('AB'));
});
