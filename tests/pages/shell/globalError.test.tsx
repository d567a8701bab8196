import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '../../support/page/quiet.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

/**
 * Each failure is shown once, with its area's message. How long a toast stays:
 * tests/e2e/security/session.spec.ts.
 */

const MENTEE = 'mentee@akada.example';
const MENTOR = 'mentor@akada.example';
const error = 'An error occured';

test('a failed read shows a toast, and the page offers to try again', async () => {
  const { user, sandbox, reload } = await renderApp('/about', { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', times: 2, kind: '500' });
  await reload('/dashboard/mentee/mentor/');
  // The shell requests the mentors, then the page.
  await expect.poll(() => sandbox.requests().filter(({ status }) => status === 500).length).toBe(2);
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  const missing = await screen.findByRole('group', { name: 'We could not load the mentors' });
  expect(within(missing).queryByText(error)).toBeNull();
  expect(screen.getAllByText(error)).toHaveLength(1);

  await user.click(within(missing).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ngozi Okafor' })).toBeVisible();
  expect(missing).not.toBeInTheDocument();
});

test.each([
  ['mentor', MENTOR, '/api/profile/mentees', 'We could not load your mentees'],
  ['admin', 'admin@akada.example', '/api/profile', 'We could not load your profile'],
])('a failed read shows a toast on the dashboard of a %s', async (_, as, address, words) => {
  const { user, sandbox, reload } = await renderApp('/about', { as });
  sandbox.failNext({ method: 'GET', path: address, times: 1, kind: '500', exact: true });
  await reload('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  const missing = await screen.findByRole('group', { name: words });
  expect(within(missing).queryByText(error)).toBeNull();
  await user.click(within(missing).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(missing).not.toBeInTheDocument());
});

test('a failed read shows a toast over a mentor’s stored list', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/mentor/mentees', { as: MENTOR });
  await screen.findByText(/submissions to grade/);
  await quiet();
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', times: 9, kind: '500' });
  await reload();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByText(/submissions to grade/)).toBeVisible();
});

test.each([
  ['mentee', MENTEE, '/api/profile/mentors'],
  ['mentor', MENTOR, '/api/mentors/submissions'],
  ['admin', 'admin@akada.example', '/api/profile'],
])(
  'the toast of a failed read stays three seconds on the dashboard of a %s',
  async (_, as, address) => {
    const { sandbox, reload } = await renderApp('/about', { as });
    sandbox.failNext({ method: 'GET', path: address, times: 9, kind: '500', exact: true });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await reload('/dashboard');
    const toast = await screen.findByRole('alert');
    act(() => void vi.advanceTimersByTime(2750));
    expect(toast).toBeVisible();
    act(() => void vi.advanceTimersByTime(250));
    expect(toast).not.toBeInTheDocument();
  },
);

test('the toast of a failed read closes when the page changes', async () => {
  const { user, sandbox, reload } = await renderApp('/about', { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 9, kind: '500' });
  await reload('/dashboard/track');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('button', { name: 'Edit profile' });
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Changes pages in place. */
const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

test.each([
  ['/api/tracks', '/dashboard/track'],
  ['/api/tasks', '/dashboard/pending-task'],
  ['/api/courses', '/dashboard/course/x/0123456789abcdef01234567'],
])('%s shows its own message if the API sends none', async (address, path) => {
  const { sandbox } = await renderApp('/dashboard/mentee/profile', { as: MENTEE });
  await screen.findByRole('heading', { level: 1 });
  const answered = () => sandbox.requests().filter(({ status }) => status === 200).length;
  await expect.poll(answered).toBe(2);
  sandbox.failNext({ method: 'GET', path: address, times: 9, kind: '500' });
  goTo(path);
  expect(await screen.findByText(/^An error/)).toHaveTextContent(/^An error occurred$/);
});

test('the profile shows its own message if the API sends none', async () => {
  const { sandbox, reload } = await renderApp('/about', { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/profile', times: 9, kind: '500' });
  await reload('/dashboard/track');
  expect(await screen.findByText(/^An error/)).toHaveTextContent(/^An error occured$/);
});
