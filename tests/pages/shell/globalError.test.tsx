import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import { firstRepo, toForm, webTrack } from '../mentee/amina.ts';

const error = 'An error occured';

interface FailedReads {
  email?: string;
  /** An earlier visit, whose profile and rows the device has stored. */
  before?: string;
  page: string;
  /** The calls that fail until the user tries again. */
  calls: string[];
  /** The title of the only panel. */
  missing: string;
  /** A text that is also shown until the calls succeed, without a panel. */
  besides?: (string | RegExp)[];
  /** The text of each toast, which the specification spells in two ways (tests/rules.md). */
  message?: string | RegExp;
}

const occurred = 'An error occurred';
const either = /^An error occurr?ed/;
const mentors = '/api/profile/mentors';

test.each<FailedReads>([
  {
    page: '/dashboard/mentee/mentor/',
    calls: [mentors],
    missing: 'We could not load the mentors',
  },
  {
    page: '/dashboard/pending-task',
    calls: ['/api/tasks'],
    missing: 'We could not load the tasks',
    message: occurred,
  },
  {
    page: `/dashboard/course/html/${starterId('course', 'web-html')}`,
    calls: [`/api/courses/${starterId('course', 'web-html')}`],
    missing: 'We could not load this course',
    message: occurred,
  },
  {
    email: ngozi.email,
    page: '/dashboard',
    calls: ['/api/profile/mentees', '/api/mentors/submissions'],
    missing: 'We could not load your mentees',
    message: either,
  },
  {
    email: ngozi.email,
    page: '/dashboard/mentor/tasks-submissions/',
    calls: ['/api/mentors/submissions'],
    missing: 'We could not load the submissions',
    message: occurred,
  },
  {
    page: '/dashboard',
    calls: ['/api/tasks', mentors],
    missing: 'We could not load the tasks',
    message: either,
  },
  {
    page: `/dashboard/track/web/${webTrack}`,
    calls: ['/api/tasks', `/api/tracks/${webTrack}/stages`],
    missing: 'We could not load the tasks',
    message: occurred,
  },
  {
    before: '/dashboard/mentee/profile',
    page: '/dashboard/track',
    calls: ['/api/profile', '/api/tracks'],
    missing: 'We could not load your profile',
    besides: ['We could not load the tracks'],
    message: either,
  },
  {
    before: toForm(firstRepo),
    page: toForm(firstRepo),
    calls: ['/api/profile', `/api/tasks/${firstRepo}/submissions`],
    missing: 'We could not load your profile',
    besides: [/^If you submitted this task before/],
    message: either,
  },
])(
  'failed reads show toasts and only “$missing” at $page, which repeats them',
  async ({
    email = amina.email,
    before = null,
    page,
    calls,
    missing,
    besides = [],
    message = error,
  }) => {
    const { user, sandbox, visit } = await prepareApp({ email });
    if (before !== null) {
      await visit(before);
      await screen.findByRole('heading', { level: 1, name: /^(?!Akada$)/ });
      await untilIdle();
    }
    for (const path of calls) {
      sandbox.failNext({ method: 'GET', path, times: 9, kind: '500', exact: true });
    }
    sandbox.clearRequests();
    await visit(page);
    const ended = (code: number) => () => {
      const requests = sandbox.requests().filter(({ status }) => status === code);
      const paths = new Set(requests.map(({ path }) => path.replace(/\?.*/, '')));
      return calls.filter((path) => paths.has(path));
    };
    await expect.poll(ended(500)).toEqual(calls);
    for (const toast of await screen.findAllByRole('alert')) {
      expect(toast).toHaveTextContent(message);
    }
    await screen.findByRole('group', { name: missing });
    // The shell requests the mentors, and once they have failed the page does.
    await untilIdle();
    const group = await screen.findByRole('group', { name: missing });
    const texts = screen.queryAllByText(/^An error/);
    expect(texts.filter((text) => text.closest('[role="alert"]') === null)).toEqual([]);
    for (const text of besides) expect(await screen.findByText(text)).toBeVisible();

    sandbox.clearFailures();
    sandbox.clearRequests();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(ended(200)).toEqual(calls);
    await waitFor(() => expect(group).not.toBeInTheDocument());
    expect(screen.queryByRole('group', { name: missing })).toBeNull();
    for (const text of besides) {
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    }
  },
);

test('a failed read shows a toast over a mentor’s stored list', async () => {
  const { sandbox, reload } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByText(/submissions to grade/);
  await untilIdle();
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', times: 9, kind: '500' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await reload();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByText(/submissions to grade/)).toBeVisible();
  await untilIdle();
  await act(() => vi.advanceTimersByTimeAsync(4100));
  expect(screen.queryByText(/^Slow connection/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

test('the toast of a failed read closes when the page changes', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 9, kind: '500' });
  await visit('/dashboard/track');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('button', { name: 'Edit profile' });
  expect(screen.queryByRole('alert')).toBeNull();
});
