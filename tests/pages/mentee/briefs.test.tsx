import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from './amina.ts';

const web = starterId('track', 'web');

test('a track’s tasks show on one page by stage, without a request', async () => {
  const { user, sandbox, path } = await renderApp(`/dashboard/track/Web/${web}`, amina);
  const link = await screen.findByRole('link', { name: 'All tasks on one page' });
  sandbox.clearRequests();
  await user.click(link);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/: all tasks$/);
  expect(path()).toMatch(new RegExp(`^/dashboard/briefs/.+/${web}$`));
  const stored = sandbox.db.all<{ title: string; level: number }>(
    `SELECT tasks.title, stages.level FROM tasks JOIN stages ON stages.id = tasks.stageId
     WHERE tasks.trackId = ? ORDER BY stages.level`,
    [web],
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
  const { sandbox } = await renderApp(`/dashboard/briefs/Web/${web}`, amina);
  expect(
    await screen.findByRole('heading', { level: 3, name: 'Your first repository' }),
  ).toBeVisible();
  const calls = sandbox.requests().map(({ path }) => path.replace(/\?.*/, ''));
  expect(calls.filter((path) => !path.includes('/photos/')).sort()).toEqual(
    ['/api/profile', '/api/profile/mentors', '/api/tasks', `/api/tracks/${web}/stages`].sort(),
  );
});
