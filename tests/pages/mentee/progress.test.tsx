import { screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { spend } from '../../../src/api/allowance.ts';
import { deleteResponses } from '../../../src/app/store/responses.ts';
import { toTask, toTrack } from '../../../src/paths.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { readsUnderWay, untilIdle } from '../../support/page/untilIdle.ts';
import { amina, chidera } from '../../support/people.ts';
import {
  ajo,
  aminaWithoutMyStages,
  checked,
  countCalls,
  failWork,
  firstRepo,
  gradeWork,
  priceList,
  openByMenu,
  sendInRest,
  setDeadline,
  table,
  taskId,
  webTrack,
} from './amina.ts';

const progress = () => screen.findByRole('region', { name: 'Your progress' });
const next = () => screen.findByRole('region', { name: 'Your next step' });
const trackPage = toTrack('web', webTrack);

const checkButton = async () => {
  const button = await screen.findByRole('button', { name: 'Check for new grades' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  return button;
};

test('the stages of a track show their progress, and the present one is open', async () => {
  await renderApp(trackPage, amina);
  const all = /3 graded.*2 not graded yet.*7 to do.*Average grade 85\.2%/;
  await waitFor(async () => expect(await progress()).toHaveTextContent(all));
  expect(stop('Pages with HTML')).toHaveTextContent('All submitted');
  expect(stop('Git and working together')).toHaveTextContent('You are here');
  expect(stop('JavaScript in the browser')).toHaveTextContent('Not started');
  expect(screen.getAllByText('You are here')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Enroll' })).toBeNull();
  const open = screen
    .getAllByRole('heading', { level: 3 })
    .filter((row) => within(row).queryByRole('button', { expanded: true }));
  expect(open.map(({ textContent }) => textContent)).toEqual(['Git and working together']);
});

test('on return, the progress stays the same until the list of tasks has arrived', async () => {
  const { sandbox, reload } = await renderApp(trackPage, amina);
  const all = /3 graded.*2 not graded yet.*7 to do.*Average grade 85\.2%/;
  await waitFor(async () => expect(await progress()).toHaveTextContent(all));
  sandbox.clearRequests();
  sandbox.failNext({ method: 'GET', path: '/api/tasks', exact: true, kind: 'held' });
  await reload();
  await expect.poll(() => sandbox.calls()).toContain(`GET /api/tracks/${webTrack}/my_stages`);
  await expect.poll(readsUnderWay).toBe(1);
  expect(await progress()).toHaveTextContent(all);
  expect(screen.getByRole('button', { name: 'Check for new grades' })).toHaveAttribute('aria-busy');
});

test('a stage opens to its tasks with their grades and deadlines, without a request', async () => {
  const { user, sandbox } = await renderApp(trackPage, amina);
  await checkButton();
  sandbox.clearRequests();
  await user.click(screen.getByRole('button', { name: 'Applications with React' }));
  expect(stop('Applications with React')).toHaveTextContent(/0 of 2 tasks submitted/);
  await user.click(screen.getByRole('button', { name: 'Pages with HTML' }));
  expect(stop('Pages with HTML')).toHaveTextContent(
    /3 of 3 tasks submitted.*2 graded.*1 not graded yet.*90\.3%/,
  );
  for (const [title, name] of [
    ['Pages with HTML', 'Market stall price list Graded 88%'],
    ['Pages with HTML', 'Library sign-up form Not graded yet'],
    ['Git and working together', /^Your first repository Overdue by \d days?$/],
  ] as const) {
    expect(within(stop(title)).getByRole('link', { name })).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Pages with HTML' }));
  expect(within(stop('Pages with HTML')).queryByRole('link')).toBeNull();
  expect(sandbox.requests()).toEqual([]);
});

test('a task of a stage opens', async () => {
  const { user, path } = await renderApp(trackPage, amina);
  await checkButton();
  const name = /^A pull request to a friend Due \w+, \d\d:\d\d/;
  await user.click(within(stop('Git and working together')).getByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name: 'A pull request to a friend' });
  expect(path()).toBe(toTask(taskId('web-pull-request')));
});

function stop(title: string): HTMLElement {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  assert(item);
  return item;
}

test('tasks without a known stage are listed below the stages', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.db.run('UPDATE tasks SET stageId = ? WHERE id = ?', ['f'.repeat(24), ajo]);
  await visit(trackPage);
  await checkButton();

  await user.click(screen.getByRole('button', { name: 'Tasks outside the stages' }));
  expect(screen.getByRole('link', { name: /^Ajo savings calculator/ })).toBeVisible();
});

test('a track the mentee does not take shows no status and no progress, and requests no task', async () => {
  const { sandbox } = await renderApp(trackPage, chidera);
  await screen.findByRole('heading', { name: 'Pages with HTML' });
  await waitFor(() => expect(screen.getAllByText(/^\d tasks?$/).length).toBeGreaterThan(1));
  expect(screen.queryByText(/^(?:You are here|Not started|Done)$/)).toBeNull();
  const [row = document.body] = screen.getAllByRole('heading', { level: 3 });
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your progress' })).toBeNull();
  expect(sandbox.requests().filter(({ path }) => path.startsWith('/api/tasks'))).toEqual([]);
});

test('failed checks are not counted as open, and can be repeated', async () => {
  const { user, sandbox, visit } = await prepareApp(aminaWithoutMyStages);
  failWork(sandbox, ajo);
  await visit(trackPage);

  await screen.findByText(/^We could not check all tasks/);
  expect(await progress()).toHaveTextContent(/At least 5 of 12.*6 to do.*1 not checked yet/);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(async () => expect(await progress()).toHaveTextContent(/5 of 12.*7 to do/));
  expect(await progress()).not.toHaveTextContent('At least');
});

test('a grade found by “Refresh” updates the ring, the list, the bell and the next step', async () => {
  const { user, sandbox, visit, reload } = await renderApp(trackPage, amina);
  await checkButton();
  await reload();
  await checkButton();
  expect(await progress()).toHaveTextContent('Average grade 85.2%');
  gradeWork(sandbox, priceList, 100);

  await user.click(await checkButton());
  await waitFor(async () => expect(await progress()).toHaveTextContent('Average grade 89.2%'));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  await openByMenu(user, 'Tasks');
  const row = within(await table('Completed tasks')).getByRole('row', { name: /price list/ });
  expect(row).toHaveTextContent('Graded 100%');
  await openByMenu(user, 'Dashboard');
  expect(await next()).toHaveTextContent('Read the feedback on “Market stall price list”');

  await visit('/dashboard/pending-task');
  const later = within(await table('Completed tasks')).getByRole('row', { name: /price list/ });
  expect(later).toHaveTextContent('Graded 100%');
});

test('a fully graded track can be checked again, and shows a failure', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sendInRest(sandbox);
  sandbox.db.run('UPDATE submissions SET gradePercentage = 80 WHERE menteeId = ?', [amina.id]);
  await visit(trackPage);
  await waitFor(async () => expect(await progress()).toHaveTextContent('12 graded'));
  await untilIdle();
  gradeWork(sandbox, priceList, 100);
  failWork(sandbox, priceList);

  await user.click(await checkButton());
  expect(await screen.findByText(/^We could not check all tasks\. /)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(await progress()).toHaveTextContent('Average grade 80%');
  await user.click(await checkButton());
  await waitFor(async () => expect(await progress()).toHaveTextContent('Average grade 81.7%'));
  expect(screen.queryByText(/^We could not check all tasks/)).toBeNull();
});

test('near the limit, a check requests only ungraded tasks', async () => {
  const { user, sandbox } = await renderApp(trackPage, amina);
  const check = await checkButton();
  sandbox.clearRequests();
  spend(90);

  await user.click(check);
  await checkButton();
  expect([...countCalls(sandbox).keys()].sort()).toEqual(
    [taskId('web-signup-form'), taskId('web-bukka-menu')].sort(),
  );
});

test('the dashboard’s next step has its due time, and follows new feedback', async () => {
  const { user, sandbox, path, visit, reload } = await prepareApp(amina);
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(19, 0, 0, 0);
  setDeadline(sandbox, firstRepo, new Date(2099, 0));
  setDeadline(sandbox, taskId('web-pull-request'), tomorrow);
  await visit('/dashboard');
  await waitFor(async () => expect(await next()).toHaveTextContent(/Begin “A pull request to/));
  expect(await next()).toHaveTextContent('Due tomorrow, 19:00');
  await checked();
  gradeWork(sandbox, taskId('web-signup-form'), 61);
  await reload();

  await waitFor(async () => expect(await next()).toHaveTextContent('Read the feedback on'));
  const link = within(await next()).getByRole('link');
  await user.click(link);
  expect(path()).toBe(toTask(taskId('web-signup-form')));
  // The page shows the feedback itself.
  await screen.findByText(/^61% · /, { selector: 'p:not([role])' });
  await visit('/dashboard');
  await waitFor(async () => expect(await next()).toHaveTextContent(/Begin “A pull request to/));
});

test('a comment without a grade is the next step until its task is deleted', async () => {
  const { sandbox, reload } = await renderApp('/dashboard', amina);
  await waitFor(async () => expect(await next()).toHaveTextContent('Begin “'));
  await checked();
  gradeWork(sandbox, taskId('web-signup-form'), 0, 'Look at the labels.');
  await reload();
  await waitFor(async () => expect(await next()).toHaveTextContent('Your mentor wrote a comment.'));

  sandbox.db.run('DELETE FROM tasks WHERE id = ?', [taskId('web-signup-form')]);
  await reload();
  await waitFor(async () => expect(await next()).not.toHaveTextContent('Read the feedback on'));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('the list of tracks shows loaded progress without requests', async () => {
  const { user, sandbox } = await renderApp('/dashboard', amina);
  await waitFor(async () => expect(await progress()).toHaveTextContent('5 of 12'));
  await checked();
  sandbox.clearRequests();
  await openByMenu(user, 'Tracks');
  const web = (await screen.findByRole('link', { name: 'Web development' })).closest('li');
  expect(web).toHaveTextContent(/5 of 12 tasks submitted.*Average grade 85\.2%/);
  const design = screen.getByRole('link', { name: 'UI design' }).closest('li');
  expect(design).not.toHaveTextContent('submitted');
  expect(countCalls(sandbox).size).toBe(0);
});

const card = { name: 'Your grades over time' };
const grades = async () => within(await screen.findByRole('region', card));

const rows = async (): Promise<string[]> =>
  (await grades())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll(/\d+ \w+ \d{4}/g, ' a day'));

test('a track shows two grades or more over time as text and table', async () => {
  const { sandbox, reload } = await renderApp(trackPage, amina);
  const expected = [
    'Market stall price list88% a day',
    'Jollof recipe page92.5% a day',
    'Member profile card75% a day',
  ];
  await expect.poll(rows).toEqual(expected);
  expect((await grades()).getByText(/^3 grades\./)).toHaveTextContent(
    'The best is 92.5%, the latest 75%.',
  );
  expect(Math.max(...countCalls(sandbox).values())).toBe(1);

  // The grades of an earlier visit show before any response.
  await reload();
  await expect.poll(rows).toEqual(expected);

  sandbox.db.run(
    'UPDATE submissions SET gradePercentage = NULL WHERE menteeId = ? AND taskId <> ?',
    [amina.id, priceList],
  );
  await reload(deleteResponses);
  const one = /1 graded.*4 not graded yet/;
  await waitFor(async () => expect(await progress()).toHaveTextContent(one));
  expect(screen.queryByRole('region', card)).toBeNull();
});
