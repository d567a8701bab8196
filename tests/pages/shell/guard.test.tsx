import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp.tsx';

test('nobody gets into the dashboard without a login', async () => {
  const { path } = await renderApp('/dashboard/pending-task');

  await screen.findByRole('main');
  await expect.poll(path).toBe('/login');
});

test('a mentee sees the dashboard with her own menu', async () => {
  const { path, sandbox } = await renderApp('/dashboard', { as: 'mentee@akada.example' });

  expect(await screen.findByRole('link', { name: 'Tracks' })).toBeVisible();
  expect(path()).toBe('/dashboard');
  await expect
    .poll(() => sandbox.requests().map(({ path: asked }) => asked))
    .toContain('/api/profile');
});
