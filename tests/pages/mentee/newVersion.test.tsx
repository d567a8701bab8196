import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths, toTask } from '../../../src/paths.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { stopClock } from '../../support/clock.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, ngozi } from '../../support/people.ts';
import {
  checked,
  countCalls,
  firstRepo,
  gradeWork,
  openByMenu,
  priceList,
  sendInRest,
  table,
  toForm,
  webTrack,
  writeWork,
} from './amina.ts';

const sentence = 'Your new version is not graded yet. You got 88% for the previous one.';

async function sendNewVersion(user: UserEvent): Promise<void> {
  await writeWork(user, 'https://github.com/amina/list', 'The second version has prices.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/^Successfully sumitted/);
}

const row = async (name: RegExp) =>
  within(await table('Completed tasks')).findByRole('row', { name });

/** Returns the states of all tasks of the web track, as its page counts them. */
const counts = async () => {
  const progress = await screen.findByRole('region', { name: 'Your progress' });
  return within(progress)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

const step = async () =>
  (await screen.findByRole('region', { name: 'Your next step' })).textContent;

const gradeAll = ({ db }: Sandbox): void =>
  void db.run('UPDATE submissions SET gradePercentage = 88 WHERE menteeId = ?', [amina.id]);

/** Sends a new version of one of twelve graded tasks. */
async function replaceGraded() {
  const opened = await prepareApp(amina);
  const { user, sandbox, visit } = opened;
  sendInRest(sandbox);
  gradeAll(sandbox);
  await visit(`/dashboard/track/web/${webTrack}`);
  await waitFor(async () => expect((await counts())[0]).toBe('12 graded'));
  await visit(toForm(priceList));
  await sendNewVersion(user);
  return opened;
}

test('a new version is not graded in the list, at its brief and in its dialog', async () => {
  const { user } = await replaceGraded();
  await user.click(screen.getByRole('link', { name: 'Back to tasks' }));
  await checked();
  expect(await row(/^Market stall price list/)).toHaveTextContent('New version');
  await user.click(screen.getByRole('link', { name: 'Market stall price list' }));
  expect(await screen.findByText('Your new version is not graded yet.')).toBeVisible();
  const banner = screen.getByText('Your new version is not graded yet.').closest('p');
  expect(banner).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'See feedback' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Submit a new version' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See my work' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Your new version is not graded yet.').closest('p')).toHaveTextContent(
    sentence,
  );
  expect(dialog.queryByRole('link', { name: 'Thank your mentor' })).toBeNull();
});

test('after a reload, the dashboard and the track still count a new version as not graded', async () => {
  const { visit } = await replaceGraded();
  await visit(paths.dashboard);
  await waitFor(async () => expect(await step()).toContain('1 task is not graded yet'));
  expect(await counts()).toEqual(expect.arrayContaining(['11 graded', '1 not graded yet']));
  await visit(`/dashboard/track/web/${webTrack}`);
  await waitFor(async () => expect(await counts()).toContain('1 not graded yet'));
  expect(screen.queryByText(/^Every task of this track is graded/)).toBeNull();
});

test('the grade of a new version is shown and is news', async () => {
  const { user, sandbox, visit } = await replaceGraded();
  await visit(paths.dashboard);
  await waitFor(async () => expect(await step()).toContain('1 task is not graded yet'));
  gradeWork(sandbox, priceList, 88, 'The prices line up now.', new Date(Date.now() + 60_000));
  await visit(toTask(priceList));
  expect(await screen.findByText(/^88% · /, { selector: 'p:not([role])' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Notifications, 1 new/ }));
  expect(await screen.findByText(/Your grade for .+ is now 88%/)).toBeVisible();
});

test('after a new version, the mentee can email the mentor, whom the API does not tell', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.db.run("UPDATE users SET dob = '2015-01-01T00:00:00.000Z' WHERE id = ?", [amina.id]);
  await visit(toForm(priceList));
  await sendNewVersion(user);
  const way = await screen.findByRole('link', { name: 'Tell Ngozi Okafor' });
  const { pathname, searchParams } = new URL(way.getAttribute('href') ?? '');
  expect(pathname).toBe(ngozi.email);
  expect(searchParams.get('cc')).toBe('hello@akada.example');
  expect(searchParams.get('body')).toContain(
    'I submitted a new version of “Market stall price list”',
  );
  expect(screen.getByText(/^Akada does not email your mentor about a new version\./)).toBeVisible();

  // The API emails the mentor about a first version.
  await visit(toForm(firstRepo));
  await writeWork(user, 'https://git.example/amina/first', 'The branches were the hard part.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: /^Sent to / });
  expect(screen.queryByRole('link', { name: /^Tell / })).toBeNull();
});

test('a certificate stays while a new version of one of its tasks is not graded', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sendInRest(sandbox);
  gradeAll(sandbox);
  await visit(toForm(priceList));
  await sendNewVersion(user);
  await visit(`/dashboard/track/web/${webTrack}`);
  await user.click(await screen.findByRole('link', { name: 'Open your certificate' }));
  expect(await screen.findByRole('button', { name: 'Share as a picture' })).toBeVisible();
});

test('a task’s page asks for a new grade once its response is older than five minutes', async () => {
  const { user, sandbox } = await renderApp(toTask(priceList), amina);
  expect(await screen.findByText(/^88% · /, { selector: 'p:not([role])' })).toBeVisible();
  await waitFor(() => expect(countCalls(sandbox).get(priceList)).toBe(1));
  gradeWork(sandbox, priceList, 95, 'Better than before.');

  const leaveAndReturn = async () => {
    await openByMenu(user, 'Profile');
    await screen.findByText('Edit profile');
    await openByMenu(user, 'Tasks');
    await user.click(await screen.findByRole('link', { name: 'Market stall price list' }));
  };
  await leaveAndReturn();
  expect(await screen.findByText(/^88% · /, { selector: 'p:not([role])' })).toBeVisible();
  expect(countCalls(sandbox).get(priceList)).toBe(1);
  stopClock(Date.now() + 6 * 60_000);
  await leaveAndReturn();
  expect(await screen.findByText(/^95% · /, { selector: 'p:not([role])' })).toBeVisible();
});

test.each(['/dashboard', '/dashboard/pending-task', `/dashboard/track/web/${webTrack}`])(
  '“Refresh” on %s asks for new grades of at most ten tasks, the ungraded first',
  async (address) => {
    const { user, sandbox, visit } = await prepareApp(amina);
    sendInRest(sandbox);
    gradeAll(sandbox);
    gradeWork(sandbox, priceList, 0);
    await visit(address);
    await screen.findByRole('button', { name: 'Refresh' });
    await checked();
    await waitFor(() => expect(countCalls(sandbox).size).toBe(12));
    await untilIdle();
    gradeWork(sandbox, priceList, 71);
    sandbox.clearRequests();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(countCalls(sandbox).size).toBe(10));
    expect([...countCalls(sandbox).keys()][0]).toBe(priceList);
  },
);

test('offline, no page says that everything is submitted or graded', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sendInRest(sandbox);
  await visit(paths.dashboard);
  await waitFor(async () => expect(await step()).toContain('You have submitted everything.'));
  expect(screen.getByText('You have submitted everything')).toBeVisible();
  await visit(`/dashboard/track/web/${webTrack}`);
  expect((await screen.findAllByText('All submitted')).length).toBeGreaterThan(0);

  sandbox.setFaults({ dropRate: 1 });
  await visit(paths.dashboard);
  expect(
    await screen.findByText('You had submitted everything when we last checked'),
  ).toBeVisible();
  await waitFor(async () => expect(await step()).toContain('your next step is unknown'));
  const pending = screen.getAllByRole('link', { name: 'Pending tasks' })[0]?.closest('li');
  expect(pending).toHaveTextContent('at least 0');
  await visit(`/dashboard/track/web/${webTrack}`);
  await screen.findByRole('heading', { name: 'Your progress' });
  await untilIdle();
  expect(screen.queryByText('All submitted')).toBeNull();
  expect(screen.queryByText(/ou have submitted everything/)).toBeNull();
});

test('a track whose grades are from an earlier visit says when they were checked', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sendInRest(sandbox);
  gradeAll(sandbox);
  const track = `/dashboard/track/web/${webTrack}`;
  const all = 'Every task of this track is graded. Well done!';
  const before = 'Every task of this track had a grade when we last checked.';
  await visit(track);
  expect(await screen.findByText(all)).toBeVisible();
  await visit(track);
  expect(await screen.findByText(before)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your certificate' })).toBeVisible();
  await visit(paths.dashboard);
  await waitFor(async () => expect(await step()).toContain(before));
  expect(screen.queryByText(all)).toBeNull();
});
