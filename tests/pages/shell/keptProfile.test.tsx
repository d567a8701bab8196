import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';

const MENTEE = 'mentee@akada.example';

test('a refused profile shows above stored data with contact and logout', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/track', { as: MENTEE });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();

  sandbox.db.run('DELETE FROM users WHERE email = ?', [MENTEE]);
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, times: 1, kind: 'held' });
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
