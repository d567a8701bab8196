import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect, test } from 'vitest';
import { stopClock } from '../../support/clock.ts';
import { setVisibility } from '../../support/page/setVisibility.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import { firstRepo, gradeWork, sendIn, taskId } from '../mentee/amina.ts';

/** A task that Amina has submitted and that is not graded yet. */
const signupForm = taskId('web-signup-form');
/** A task that Amina has submitted, graded with 75 percent. */
const profileCard = taskId('web-profile-card');

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('region', { name: 'Notifications' });
const menu = () => screen.findByRole('region', { name: 'Your account' });

/** Waits until all counts of the page have arrived: later news are compared with these. */
async function allCountsShown(): Promise<void> {
  await screen.findByRole('table', { name: 'Completed tasks' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
}

/** Opens the mentor's response as a mentee does; the stored version of it is shown first. */
async function readFeedback(user: UserEvent, comment: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'See feedback' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(comment);
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  assert(close);
  await user.click(close);
}

test('a deadline in a track without enrollment is not news', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  const other = sandbox.db.get<{ id: string }>(
    'SELECT id FROM tasks WHERE trackId NOT IN (SELECT trackId FROM userTracks WHERE userId = ?)',
    [amina.id],
  );
  assert(other);
  const soon = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  sandbox.db.run("UPDATE tasks SET deadline = ?, title = 'Of another track' WHERE id = ?", [
    soon,
    other.id,
  ]);
  await visit(`/dashboard/pending-task/${other.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Of another track' });
  await untilIdle();
  await user.click(await bell(/^Notifications/));
  const news = within(await panel());
  await news.findByText('Nothing new on this device');
  expect(news.queryByText(/Of another track/)).toBeNull();
});

test('the bell lists deadlines within 48 hours', async () => {
  const { user } = await renderApp('/dashboard/pending-task', amina);
  await allCountsShown();
  const button = await bell('Notifications');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const list = within(await panel());
  const due = await list.findByRole('list', { name: 'Due within 48 hours' });
  expect(within(due).getAllByRole('link')).toHaveLength(1);
  expect(within(due).getByRole('link')).toHaveTextContent(/^A pull request to a friend/);
  expect(list.queryByText(/graded/)).not.toBeInTheDocument();
});

test('a later grade is new until the bell is opened, and has a dot until it is read', async () => {
  const { user, sandbox, path, visit } = await renderApp('/dashboard/pending-task', amina);
  await allCountsShown();
  gradeWork(sandbox, signupForm, 64, 'The labels are good.');
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  await user.click(await bell('Notifications, 1 new'));
  const fresh = await within(await panel()).findByRole('list', { name: 'New' });
  const entry = within(fresh).getByRole('link');
  expect(entry).toHaveTextContent(/^New: Your grade for .+ is 64%First seen here just now$/);
  expect(await bell('Notifications, feedback to read')).toHaveAttribute('aria-expanded', 'true');

  await visit('/dashboard/track');
  await user.click(await bell('Notifications, feedback to read'));
  const earlier = await within(await panel()).findByRole('list', { name: 'Earlier' });
  expect(screen.queryByRole('list', { name: 'New' })).toBeNull();
  await user.click(within(earlier).getByRole('link', { name: /Your grade for .+ is 64%/ }));
  await expect.poll(path).toBe(`/dashboard/pending-task/${signupForm}`);
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(await screen.findByText('The labels are good.')).toBeVisible();
  expect(await bell('Notifications')).toBeVisible();
});

test('another comment on the same grade is new', async () => {
  const { user, sandbox, visit } = await renderApp('/dashboard/pending-task', amina);
  await allCountsShown();
  gradeWork(sandbox, profileCard, 75, 'I looked again: well done.');
  await visit(`/dashboard/pending-task/${profileCard}`);
  await readFeedback(user, 'I looked again: well done.');
  await user.click(await bell('Notifications, 1 new'));
  expect(await screen.findByRole('link', { name: /^New: Your mentor commented on/ })).toBeVisible();
});

test('a mentor opens a new submission from the bell', async () => {
  const { user, sandbox, path, reload } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByText(/submissions to grade/);
  await user.click(await bell('Notifications'));
  expect(await panel()).toHaveFocus();
  expect(await screen.findByText('Nothing new on this device')).toBeVisible();
  // A tap outside closes it.
  await user.click(screen.getByText(/submissions to grade/));
  expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();

  const id = sendIn(sandbox, firstRepo);
  await reload();

  await user.click(await bell('Notifications, 1 new'));
  await user.click(
    await screen.findByRole('link', { name: /^New: Amina Bello submitted Your first repository/ }),
  );
  await expect.poll(path).toBe(`/dashboard/mentor/tasks-submissions/?grade=${id}`);
  expect(await screen.findByRole('dialog', { name: /Your first repository/ })).toBeVisible();
});

test('what arrives while the bell is open is new until it closes', async () => {
  const clock = stopClock();
  const { user, sandbox } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByText(/submissions to grade/);
  await untilIdle();
  await user.click(await bell('Notifications'));
  await screen.findByText('Nothing new on this device');
  sendIn(sandbox, firstRepo);
  setVisibility('hidden');
  clock.pass(6 * 60_000);
  setVisibility('visible');
  await screen.findByRole('link', { name: /^New: Amina Bello submitted/ });
  await user.keyboard('{Escape}');
  expect(await bell('Notifications')).toHaveAttribute('aria-expanded', 'false');
});

const soon = () => new Date(Date.now() + 50_000);

test('bell, queue, review and task say “just now” about times ahead of the device’s clock', async () => {
  const { user, sandbox, visit } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByText(/submissions to grade/);
  const id = sendIn(sandbox, firstRepo, soon());
  gradeWork(sandbox, profileCard, 75, null, soon());
  await visit('/dashboard/mentor/tasks-submissions/?state=all');
  await user.click(await bell('Notifications, 1 new'));
  await screen.findByRole('link', { name: /^New: Amina Bello submitted .+just now/ });
  expect(document.body).not.toHaveTextContent('in less than a minute');
  await visit(`/dashboard/mentor/tasks-submissions/?grade=${id}`);
  expect(await screen.findByRole('dialog')).toHaveTextContent('just now');
  expect(document.body).not.toHaveTextContent('in less than a minute');
});

test('the account menu on a phone opens the settings and the logout', async () => {
  const { user } = await renderApp('/dashboard/pending-task', { ...amina, width: 360 });
  await allCountsShown();

  await user.click(await bell('Your account, AB'));
  expect(await within(await menu()).findByText('Amina Bello')).toBeVisible();
  await user.click(await within(await menu()).findByRole('button', { name: 'Settings' }));
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your account' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await bell('Your account, AB')).toHaveFocus();

  await user.click(await bell('Your account, AB'));
  await user.click(await within(await menu()).findByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Are sure you want to log out？',
  });
  await user.click(within(question).getByRole('button', { name: 'Oppss' }));
  expect(await bell('Your account, AB')).toHaveFocus();
});
