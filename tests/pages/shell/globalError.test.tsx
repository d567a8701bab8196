import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announce } from '../../../src/platform/notices.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

/**
 * Each failure is shown once, in its area's words; how long a toast stays:
 * tests/e2e/security/session.spec.ts.
 */

const MENTEE = 'mentee@akada.example';
const error = 'An error occured';

test('a failure that the page shows itself is no toast', async () => {
  const { sandbox, reload } = await renderApp('/about', { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', times: 9, kind: '500' });
  await reload('/dashboard/mentee/mentor/');
  await screen.findByRole('button', { name: 'Try again' });
  // An own toast would be shown before this later one.
  act(() => announce({ kind: 'info', title: 'Said after it' }));
  await screen.findByText('Said after it');
  // Where the read had failed before the page was there, the page asks once more.
  const messages = await screen.findAllByText(error);
  expect(messages.map((message) => message.closest('main') !== null)).toEqual([true]);
});

/**
 * Changes pages in place, after the shell's requests have ended: the next success removes a toast.
 */
const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

test.each([
  ['/api/tracks', '/dashboard/track'],
  ['/api/tasks', '/dashboard/pending-task'],
  ['/api/courses', '/dashboard/course/x/0123456789abcdef01234567'],
])('%s has its own words where the service gives none', async (address, path) => {
  const { sandbox } = await renderApp('/dashboard/mentee/profile', { as: MENTEE });
  await screen.findByRole('heading', { level: 1 });
  const answered = () => sandbox.requests().filter(({ status }) => status === 200).length;
  await expect.poll(answered).toBe(2);
  sandbox.failNext({ method: 'GET', path: address, times: 9, kind: '500' });
  goTo(path);
  expect(await screen.findByText(/^An error/)).toHaveTextContent(/^An error occurred$/);
});

test('the profile has its own words, too', async () => {
  const { sandbox, reload } = await renderApp('/about', { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/profile', times: 9, kind: '500' });
  await reload('/dashboard/track');
  expect(await screen.findByText(/^An error/)).toHaveTextContent(/^An error occured$/);
});
