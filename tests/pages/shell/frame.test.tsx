import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp.tsx';

test('the frame says what it does while the profile loads, then the page stands in its place', async () => {
  const { sandbox, reload } = await renderApp('/', { as: 'mentee@akada.example' });
  sandbox.failNext({ method: 'GET', path: '/api/profile', times: 1, kind: 'slow' });
  await reload('/dashboard');
  expect(await screen.findByText('Doing some background work...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /^Welcome to/ })).toBeVisible();
  expect(screen.queryByText('Doing some background work...')).toBeNull();
});
