import { screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { starterId } from '../../../sandbox/data/ids.ts';
import { storedOwners } from '../../../support/store/storedResponses.ts';
import { deleteResponses } from '../../../../src/app/store/responses.ts';
import { stopClock } from '../../../support/clock.ts';
import { toTrack } from '../../../../src/paths.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import type { FaultKind } from '../../../sandbox/traffic/faults.ts';
import { fakePauses, untilIdle, skipPauses } from '../../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../../support/page/renderApp.tsx';
import { amina } from '../../../support/people.ts';
import { webTrack } from '../amina.ts';

async function cardOf(track: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('link', { name: track })).closest('li');
  assert(card);
  return card;
}

/** Makes the next read of a list fail. */
const fail = (sandbox: Sandbox, path: string, kind: FaultKind = '500'): void =>
  sandbox.failNext({ method: 'GET', path, kind });

test('every track has a card with its picture and stages, which its page lists', async () => {
  const { user, sandbox, path, visit } = await prepareApp(amina);
  // The rows are not sorted by level.
  sandbox.db.run('UPDATE stages SET level = 9 WHERE trackId = ? AND level = 1', [webTrack]);
  sandbox.db.run('UPDATE tracks SET thumbnail = NULL WHERE id = ?', [webTrack]);
  await visit('/dashboard/track');

  const web = await cardOf('Web development');
  expect(web.querySelector('img')).toBeNull();
  expect(within(web).getByText('Your track')).toBeVisible();
  expect(await within(web).findByText('5 stages')).toBeVisible();
  expect(within(web).getByText('about 2.4 tasks per stage')).toBeVisible();
  const mobile = await cardOf('Mobile development');
  expect(mobile.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(mobile).not.toHaveTextContent('Your track');

  await user.click(screen.getByRole('link', { name: 'Web development' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Web development' })).toBeVisible();
  expect(path()).toBe(toTrack('Web development', webTrack));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5));
  const stages = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(stages[0]).toBe('Style and layout with CSS');
  expect(stages[4]).toBe('Pages with HTML');

  await user.click(screen.getByRole('link', { name: 'Back to tracks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  expect(path()).toBe('/dashboard/track');
});

test('a renamed track has its new name on its page, which reads only what the list did not', async () => {
  const { user, sandbox, visit } = await renderApp('/dashboard/track', amina);
  await user.click(await screen.findByRole('link', { name: 'Mobile development' }));
  await screen.findByRole('heading', { level: 1, name: 'Mobile development' });
  await untilIdle();
  const mobile = starterId('track', 'mobile');
  expect(sandbox.requests().map(({ path }) => path)).not.toContain(`/api/tracks/${mobile}`);

  await expect.poll(storedOwners).toHaveLength(1);
  sandbox.db.run("UPDATE tracks SET title = 'Renamed'");
  for (const id of [webTrack, mobile]) {
    await visit(toTrack('x', id));
    expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeVisible();
  }
});

test('a track’s load errors are not reported, and its stages can be requested again', async () => {
  const { user, sandbox, visit, reload } = await prepareApp(amina);
  sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 2, kind: '500' });
  await visit(`/dashboard/track/Somewhere/${'f'.repeat(24)}`);

  expect(await screen.findByText('No stages to show yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Somewhere' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();

  await visit(`/dashboard/track/web/${webTrack}`);
  await screen.findByRole('heading', { name: 'Stages' });
  const stages = `/api/tracks/${webTrack}/stages`;
  fail(sandbox, stages);
  await reload(() => deleteResponses());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Pages with HTML' })).toBeVisible();
});

test('if tracks fail to load, the mentee’s own stay; if stages fail, the cards stay', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  fail(sandbox, '/api/tracks');
  fail(sandbox, '/api/stages');
  await visit('/dashboard/track');

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  const web = screen.getByRole('link', { name: 'Web development' });
  expect(screen.queryByRole('link', { name: 'Mobile development' })).toBeNull();
  fail(sandbox, '/api/tracks', 'held');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(web).toBeVisible();
  await sandbox.letGo();
  expect(await screen.findByRole('link', { name: 'Mobile development' })).toBeVisible();
  expect(await screen.findByText('We could not load the stages')).toBeVisible();
  expect(screen.queryByText('5 stages')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('5 stages')).toBeVisible();
  expect(screen.queryByText('We could not load the stages')).toBeNull();
});

/** Opens the list of tracks and leaves it for so long that a return requests it again. */
async function leaveTracks() {
  const opened = await renderApp('/dashboard/track', amina);
  const { user, sandbox } = opened;
  await screen.findByText('5 stages');
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  // The router leaves a page only when the next page has loaded.
  await screen.findByRole('button', { name: 'Edit profile' });
  stopClock(Date.now() + 6 * 60_000);
  sandbox.clearRequests();
  return { ...opened, comeBack: () => user.click(screen.getByRole('link', { name: 'Tracks' })) };
}

test('failed tracks and stages share one panel, which retries both', async () => {
  const { user, sandbox, comeBack } = await leaveTracks();
  fail(sandbox, '/api/tracks');
  fail(sandbox, '/api/stages');
  await comeBack();

  const ended = (code: number) => () =>
    sandbox
      .requests()
      .filter(({ path, status }) => /^\/api\/(?:tracks|stages)/.test(path) && status === code)
      .length;
  await expect.poll(ended(500)).toBe(2);
  await untilIdle();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(ended(200)).toBe(2);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('stale tracks request their stages once, and keep them if that fails', async () => {
  const { sandbox, comeBack } = await leaveTracks();
  fail(sandbox, '/api/tracks', 'held');
  fail(sandbox, '/api/stages');
  const stageCalls = () => sandbox.requests().filter(({ path }) => path.startsWith('/api/stages'));

  await comeBack();
  await waitFor(() => expect(stageCalls().map(({ status }) => status)).toEqual([500]));
  await sandbox.letGo();
  await waitFor(() => {
    const tracks = { path: '/api/tracks', status: 200 };
    expect(sandbox.requests()).toContainEqual(expect.objectContaining(tracks));
  });
  expect(await screen.findByText('We could not check for newer data')).toBeVisible();
  expect(screen.getByText('5 stages')).toBeVisible();
  expect(stageCalls()).toHaveLength(1);
});

test('a failed load of tracks names the connection or our site as the cause', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  fakePauses();
  for (const [kind, advice, banner] of [
    ['drop', /Check your connection/, /^No connection/],
    // A gateway responds in place of the API.
    ['503', /The problem is on our side/, /^Our site is down\./],
  ] as const) {
    sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 3, kind });
    await visit('/dashboard/track');
    await skipPauses();
    const failure = await screen.findByRole('group', { name: 'We could not load the tracks' });
    expect(within(failure).getByText(advice)).toBeVisible();
    expect(screen.getByText(banner)).toBeVisible();
  }
});

test('a track’s tasks show on one page by stage, for four requests at most', async () => {
  const { user, sandbox, path, reload } = await renderApp(toTrack('Web', webTrack), amina);
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
  // On the mentee's own track, the checks for grades may still be under way.
  const reads = /^\/api\/(?:tasks|stages|tracks(?:\/\w+)*)(?:\?|$)/;
  expect(sandbox.requests().filter((request) => reads.test(request.path))).toEqual([]);

  sandbox.clearRequests();
  await reload(deleteResponses);
  await screen.findByRole('heading', { level: 3, name: 'Your first repository' });
  const calls = sandbox.requests().map((request) => request.path.replace(/\?.*/, ''));
  expect(calls.filter((call) => !call.includes('/photos/')).sort()).toEqual(
    ['/api/profile', '/api/profile/mentors', '/api/tasks', `/api/tracks/${webTrack}/stages`].sort(),
  );
});

test.each(['constructor', '__proto__'])('no track has the id %s', async (id) => {
  await renderApp(`/dashboard/track/x/${id}`, amina);
  expect(await screen.findByText(/^(Track not found|We could not load this track)/)).toBeVisible();
});
