import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dropSnapshots } from '../../../../src/app/store/snapshot.ts';
import { sixMinutesLater } from '../../../support/later.ts';
import { starterId } from '../../../sandbox/data/ids.ts';
import { renderApp } from '../../../support/page/renderApp.tsx';
import { amina, webTrack } from '../amina.ts';

test('every track has a card with its stages, and own tracks are marked', async () => {
  const { user, path } = await renderApp('/dashboard/track', amina);

  const web = (await screen.findByRole('link', { name: 'Web development' })).closest('li');
  if (!web) throw new Error('The track is in no card');
  expect(within(web).getByText('Your track')).toBeVisible();
  expect(await within(web).findByText('5 stages')).toBeVisible();
  expect(within(web).getByText('about 2.4 tasks per stage')).toBeVisible();
  const mobile = screen.getByRole('link', { name: 'Mobile development' }).closest('li');
  expect(mobile).not.toHaveTextContent('Your track');

  await user.click(screen.getByRole('link', { name: 'Web development' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Web development' })).toBeVisible();
  expect(path()).toBe(`/dashboard/track/Web%20development/${webTrack}`);
});

test('a track shows its stages by level, with a back link', async () => {
  const { user, sandbox, reload, path } = await renderApp(null, amina);
  // The rows are not sorted by level.
  sandbox.db.run('UPDATE stages SET level = 9 WHERE trackId = ? AND level = 1', [webTrack]);
  await reload(`/dashboard/track/web/${webTrack}`);

  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5));
  const stages = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(stages[0]).toBe('Style and layout with CSS');
  expect(stages[4]).toBe('Pages with HTML');

  await user.click(screen.getByRole('link', { name: 'Back to tracks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  expect(path()).toBe('/dashboard/track');
});

test('a mentee can enroll in another track from its page', async () => {
  const { user, reload } = await renderApp(
    `/dashboard/track/mobile/${starterId('track', 'mobile')}`,
    amina,
  );
  await user.click(await screen.findByRole('button', { name: 'Enroll' }));
  expect(await screen.findByRole('dialog', { name: 'Enroll in a track' })).toBeVisible();
  await reload(`/dashboard/track/web/${webTrack}`);
  await screen.findByText('You are here');
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull();
});

test('a track’s load errors are not reported, and its stages can be requested again', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 2, kind: '500' });
  await reload(`/dashboard/track/Somewhere/${'f'.repeat(24)}`);

  expect(await screen.findByText('No stage to show yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Somewhere' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  await reload(`/dashboard/track/web/${webTrack}`);
  await screen.findByRole('heading', { name: 'Stages' });
  const stages = `/api/tracks/${webTrack}/stages`;
  sandbox.failNext({ method: 'GET', path: stages, times: 1, kind: '500' });
  await reload(undefined, () => dropSnapshots());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Pages with HTML' })).toBeVisible();
});

test('failed tracks show an error, and failed stages leave the cards', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: '500' });
  sandbox.failNext({ method: 'GET', path: '/api/stages', times: 1, kind: '500' });
  await reload('/dashboard/track');

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Web development' })).toBeVisible();
  expect(await screen.findByText('We could not load the stages')).toBeVisible();
  expect(screen.queryByText('5 stages')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 stages')).toBeVisible();
  expect(screen.queryByText('We could not load the stages')).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Profile' }));
  // The router leaves a page only when the next page has loaded.
  await screen.findByRole('button', { name: 'Edit profile' });
  sixMinutesLater();
  sandbox.failNext({ method: 'GET', path: '/api/stages', times: 1, kind: '500' });
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  expect(await screen.findByText('We could not check for newer data')).toBeVisible();
  expect(screen.getByText('5 stages')).toBeVisible();
});

test('failed tracks and stages share one panel, which retries both', async () => {
  const { user, sandbox } = await renderApp('/dashboard/track', amina);
  await screen.findByText('5 stages');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('button', { name: 'Edit profile' });
  sixMinutesLater();
  for (const path of ['/api/tracks', '/api/stages'])
    sandbox.failNext({ method: 'GET', path, times: 1, kind: '500' });
  sandbox.clearRequests();
  await user.click(screen.getByRole('link', { name: 'Tracks' }));

  const ended = (answer: number) => () =>
    sandbox
      .requests()
      .filter(({ path, status }) => /^\/api\/(?:tracks|stages)/.test(path) && status === answer)
      .length;
  await expect.poll(ended(500)).toBe(2);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(ended(200)).toBe(2);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('own tracks show if the list of all tracks fails to load', async () => {
  const { user, sandbox, reload } = await renderApp(null, amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: '500' });
  await reload('/dashboard/track');

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  const web = screen.getByRole('link', { name: 'Web development' });
  expect(screen.queryByRole('link', { name: 'Mobile development' })).toBeNull();

  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: 'held' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(web).toBeVisible();
  await sandbox.letGo();
  expect(await screen.findByRole('link', { name: 'Mobile development' })).toBeVisible();
});

test('returning to stale tracks requests their stages once', async () => {
  const { user, sandbox } = await renderApp('/dashboard/track', amina);
  await screen.findByText('5 stages');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByRole('button', { name: 'Edit profile' });
  sixMinutesLater();
  sandbox.clearRequests();
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: 'held' });
  const stageCalls = () => sandbox.requests().filter(({ path }) => path.startsWith('/api/stages'));

  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await waitFor(() => expect(stageCalls().map(({ status }) => status)).toEqual([200]));
  await sandbox.letGo();
  await waitFor(() => {
    const tracks = { path: '/api/tracks', status: 200 };
    expect(sandbox.requests()).toContainEqual(expect.objectContaining(tracks));
  });
  expect(stageCalls()).toHaveLength(1);
});

test.each([
  ['no answer comes', 'drop', /Check your connection/, /^No connection/],
  [
    'a gateway answers in the place of the service',
    '503',
    /The problem is on our side/,
    /^Our site is down\./,
  ],
] as const)('where %s, nothing else is shown', async (_, kind, words, banner) => {
  const { sandbox, reload } = await renderApp(null, amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 3, kind });
  await reload('/dashboard/track');

  const failure = await screen.findByRole('group', { name: 'We could not load the tracks' });
  expect(within(failure).getByText(words)).toBeVisible();
  expect(screen.getByText(banner)).toBeVisible();
});

test('a thumbnail is shown only from a safe address', async () => {
  const { sandbox, reload } = await renderApp(null, amina);
  sandbox.db.run('UPDATE tracks SET thumbnail = NULL WHERE id = ?', [webTrack]);
  await reload('/dashboard/track');

  const web = (await screen.findByRole('link', { name: 'Web development' })).closest('li');
  const mobile = screen.getByRole('link', { name: 'Mobile development' }).closest('li');
  expect(web?.querySelector('img')).toBeNull();
  expect(mobile?.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

test('a track’s tasks show on one page by stage, without a request', async () => {
  const { user, sandbox, path } = await renderApp(`/dashboard/track/Web/${webTrack}`, amina);
  const link = await screen.findByRole('link', { name: 'All tasks on one page' });
  await screen.findByRole('heading', { level: 3, name: 'Pages with HTML' });
  sandbox.clearRequests();
  await user.click(link);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/: all tasks$/);
  expect(path()).toMatch(new RegExp(`^/dashboard/briefs/.+/${webTrack}$`));
  const stored = sandbox.db.all<{ title: string; level: number }>(
    `SELECT tasks.title, stages.level FROM tasks JOIN stages ON stages.id = tasks.stageId
     WHERE tasks.trackId = ? ORDER BY stages.level`,
    [webTrack],
  );
  const articles = screen.getAllByRole('article');
  expect(articles).toHaveLength(stored.length);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(
    new Set(stored.map(({ level }) => level)).size,
  );
  const first = within(
    screen.getByRole('heading', { level: 3, name: 'Your first repository' }).closest('article') ??
      document.body,
  );
  expect(first.getByText(/^Due \w{3}\b/)).toBeVisible();
  // The brief's headings are below the task's heading.
  const levels = articles.flatMap((one) =>
    [...one.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName),
  );
  expect(new Set(levels.filter((level) => level < 'H4'))).toEqual(new Set(['H3']));
  // Of the track's own page the checks for grades may still be under way.
  const reads = /^\/api\/(?:tasks|stages|tracks(?:\/\w+)*)(?:\?|$)/;
  expect(sandbox.requests().filter((request) => reads.test(request.path))).toEqual([]);
});

test('the page of all tasks needs four requests on its own', async () => {
  const { sandbox } = await renderApp(`/dashboard/briefs/Web/${webTrack}`, amina);
  expect(
    await screen.findByRole('heading', { level: 3, name: 'Your first repository' }),
  ).toBeVisible();
  const calls = sandbox.requests().map(({ path }) => path.replace(/\?.*/, ''));
  expect(calls.filter((path) => !path.includes('/photos/')).sort()).toEqual(
    ['/api/profile', '/api/profile/mentors', '/api/tasks', `/api/tracks/${webTrack}/stages`].sort(),
  );
});
