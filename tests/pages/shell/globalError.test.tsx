import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp.tsx';

/** Each failure is said once, in its area's words; how long a toast stays is tests/e2e/session.spec.ts's. */

const MENTEE = 'mentee@akada.example';
const error = 'An error occured';

test('what the page says itself is no toast', async () => {
  const { sandbox, reload } = await renderApp('/about', { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', times: 2, kind: '500' });
  await reload('/dashboard/mentee/mentor/');
  // The frame has asked before the page did: both were refused.
  const mentorCalls = () =>
    sandbox.requests().filter(({ path, status }) => path.endsWith('/mentors') && status === 500);
  await expect.poll(() => mentorCalls().length).toBe(2);
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getAllByText(error).map((said) => said.closest('main') !== null)).toEqual([true]);
});

test('each area has its own words where the service gives none', async () => {
  const { sandbox, reload } = await renderApp('/about', { as: MENTEE });
  const said: string[] = [];
  for (const [address, path] of [
    ['/api/profile', '/dashboard/track'],
    ['/api/tracks', '/dashboard/track'],
    ['/api/tasks', '/dashboard/pending-task'],
    ['/api/courses', '/dashboard/course/x/0123456789abcdef01234567'],
  ] as const) {
    sandbox.failNext({ method: 'GET', path: address, times: 1, kind: '500' });
    await reload(path);
    const alert = await screen.findByText(/^An error/);
    said.push(`${address}: ${alert.textContent}`);
  }
  expect(said).toEqual([
    '/api/profile: An error occured',
    '/api/tracks: An error occurred',
    '/api/tasks: An error occurred',
    '/api/courses: An error occurred',
  ]);
});
