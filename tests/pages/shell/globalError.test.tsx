import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { quiet } from '../../support/page/quiet.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

/** How long a toast stays: tests/e2e/security/session.spec.ts. */

const MENTEE = 'mentee@akada.example';
const MENTOR = 'mentor@akada.example';
const error = 'An error occured';

interface FailedRead {
  as?: string;
  page: string;
  call: string;
  times?: number;
  missing: string;
  /** Spelt in two ways, each to the letter (tests/rules.md). */
  message?: string;
}

const occurred = 'An error occurred';

test.each<FailedRead>([
  {
    page: '/dashboard/mentee/mentor/',
    call: '/api/profile/mentors',
    // The shell requests the mentors, then the page.
    times: 2,
    missing: 'We could not load the mentors',
  },
  { page: '/dashboard/track', call: '/api/profile', missing: 'We could not load your profile' },
  {
    page: '/dashboard/pending-task',
    call: '/api/tasks',
    missing: 'We could not load the tasks',
    message: occurred,
  },
  {
    page: `/dashboard/course/html/${starterId('course', 'web-html')}`,
    call: `/api/courses/${starterId('course', 'web-html')}`,
    missing: 'We could not load this course',
    message: occurred,
  },
  {
    as: MENTOR,
    page: '/dashboard',
    call: '/api/profile/mentees',
    missing: 'We could not load your mentees',
  },
  {
    as: MENTOR,
    page: '/dashboard/mentor/tasks-submissions/',
    call: '/api/mentors/submissions',
    missing: 'We could not load the submissions',
    message: occurred,
  },
  {
    as: 'admin@akada.example',
    page: '/dashboard',
    call: '/api/profile',
    missing: 'We could not load your profile',
  },
])(
  'a failed read of $call shows one toast at $page and can be repeated',
  async ({ as = MENTEE, page, call, times = 1, missing, message = error }) => {
    const { user, sandbox, reload } = await renderApp(null, { as });
    sandbox.failNext({ method: 'GET', path: call, times, kind: '500', exact: true });
    await reload(page);
    const failed = () => sandbox.requests().filter(({ status }) => status === 500).length;
    await expect.poll(failed).toBe(times);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const group = await screen.findByRole('group', { name: missing });
    expect(screen.getAllByText(/^An error/)).toHaveLength(1);
    expect(within(group).queryByText(/^An error/)).toBeNull();

    await user.click(within(group).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(group).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: missing })).toBeNull();
  },
);

test('a failed read shows a toast over a mentor’s stored list', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/mentor/mentees', { as: MENTOR });
  await screen.findByText(/submissions to grade/);
  await quiet();
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', times: 9, kind: '500' });
  await reload();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByText(/submissions to grade/)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 4100));
  expect(screen.queryByText(/^Slow connection/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test.each([
  ['mentee', MENTEE, '/api/profile/mentors'],
  ['mentor', MENTOR, '/api/mentors/submissions'],
  ['admin', 'admin@akada.example', '/api/profile'],
])(
  'the toast of a failed read stays three seconds on the dashboard of a %s',
  async (_, as, address) => {
    const { sandbox, reload } = await renderApp(null, { as });
    sandbox.failNext({ method: 'GET', path: address, times: 9, kind: '500', exact: true });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await reload('/dashboard');
    const toast = await screen.findByRole('alert');
    act(() => void vi.advanceTimersByTime(2750));
    expect(toast).toBeVisible();
    act(() => void vi.advanceTimersByTime(250));
    expect(toast).not.toBeInTheDocument();
  },
);

test('the toast of a failed read closes when the page changes', async () => {
  const { user, sandbox, reload } = await renderApp(null, { as: MENTEE });
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 9, kind: '500' });
  await reload('/dashboard/track');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('button', { name: 'Edit profile' });
  expect(screen.queryByRole('alert')).toBeNull();
});
