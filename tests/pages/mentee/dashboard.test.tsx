import { screen, waitFor, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { stopClock } from '../../support/clock.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { mentorsRequest } from '../../support/store/storeOfTab.ts';
import { amina, chidera, folake } from '../../support/people.ts';
import {
  ajo,
  aminaWithoutMyStages,
  checked,
  countCalls,
  failWork,
  firstRepo,
  table,
  titles,
  toForm,
  webTrack,
  writeWork,
} from './amina.ts';

async function card(label: string): Promise<HTMLElement> {
  const overview = await screen.findByRole('region', { name: 'Overview' });
  const link = within(overview).getByRole('link', { name: label });
  const item = link.closest('li');
  assert(item);
  return item;
}

test('the dashboard shows a greeting, the next step, pending tasks, an overview and the progress', async () => {
  await renderApp('/dashboard', amina);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(document.title).toBe('Dashboard · Akada');
  await checked();
  await table('Pending tasks');
  const names = [
    'Welcome to Akada, Amina!',
    'Your next step',
    'Pending tasks',
    'Overview',
    'Your progress',
  ];
  const places = await Promise.all(names.map((name) => screen.findByRole('region', { name })));
  const order = [...document.querySelectorAll('section')].filter((one) => places.includes(one));
  expect(order).toEqual(places);
  const step = within(screen.getByRole('region', { name: 'Your next step' }));
  expect(await step.findByText('Your mentor: Ngozi Okafor')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Enroll in/ })).toBeNull();
});

test('the overview names the track and counts mentors and pending tasks', async () => {
  await renderApp('/dashboard', amina);
  expect(await card('Enrolled track')).toHaveTextContent('Web development');
  await waitFor(async () => expect(await card('Approved mentors')).toHaveTextContent(/mentors2$/));
  await waitFor(async () => expect(await card('Pending tasks')).toHaveTextContent(/tasks7$/));
});

test('the dashboard lists three pending tasks with their deadlines, and leads to all', async () => {
  const { user, path } = await renderApp('/dashboard', amina);
  await table('Pending tasks');
  await checked();
  expect(titles(await table('Pending tasks'))).toHaveLength(3);
  const pending = within(await table('Pending tasks'));
  expect(pending.getByRole('row', { name: /^Your first repository/ })).toHaveTextContent(
    /^Your first repositoryOverdue by .*Deadline: /,
  );
  expect(pending.getByRole('row', { name: /^A pull request/ })).toHaveTextContent(
    /^A pull request to a friendDue .*Deadline: /,
  );
  expect(pending.queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All tasks' }));
  expect(path()).toBe('/dashboard/pending-task');
});

test('a mentee with a track can close the welcome for good', async () => {
  const { user, reload } = await renderApp('/dashboard', amina);

  await user.click(await screen.findByRole('button', { name: 'Dismiss the welcome' }));
  expect(screen.queryByText(/Welcome to Akada/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Hello, Amina!' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss the welcome' })).toBeNull();

  await reload();
  await card('Pending tasks');
  expect(screen.queryByText(/Welcome to Akada/)).toBeNull();
});

test('the welcome names the last submission or grade that the device knows', async () => {
  const { user, sandbox, visit } = await prepareApp(amina);
  sandbox.db.run('DELETE FROM submissions WHERE menteeId = ?', [amina.id]);
  await visit('/dashboard');
  await checked();
  expect(screen.queryByText(/^Your? last /)).toBeNull();

  await visit(toForm(firstRepo));
  await writeWork(user, 'https://git.example/amina', 'The branches were hard.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const welcome = await screen.findByRole('region', { name: 'Welcome to Akada, Amina!' });
  expect(within(welcome).getByText('You last submitted “Your first repository”.')).toBeVisible();

  sandbox.db.run("UPDATE submissions SET gradePercentage = 80, mentorComment = 'Good.'");
  stopClock(Date.now() + 6 * 60_000);
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  await user.click(await screen.findByRole('button', { name: 'Grading: Your first repository' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('80%')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByText('Your last grade was for “Your first repository”.')).toBeVisible();
});

test('a mentee with two mentors sees no mentor’s name before the first submission', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.db.run('DELETE FROM submissions WHERE menteeId = ?', [amina.id]);
  sandbox.db.run("UPDATE users SET firstName = ' Amina  Zainab Hauwa ' WHERE id = ?", [amina.id]);
  await visit('/dashboard');

  // The greeting uses only the first given name.
  expect(await screen.findByRole('heading', { name: 'Welcome to Akada, Amina!' })).toBeVisible();
  await waitFor(async () => expect(await card('Approved mentors')).toHaveTextContent(/mentors2$/));
  const step = screen.getByRole('region', { name: 'Your next step' });
  expect(await within(step).findByText(/^Begin “/)).toBeVisible();
  expect(within(step).queryByText(/^Your mentor/)).toBeNull();
});

test('without a track, the wizard opens and the welcome cannot be dismissed', async () => {
  const { sandbox } = await renderApp('/dashboard', chidera);

  expect(await screen.findByRole('dialog', { name: 'Enroll in a track' })).toBeVisible();
  expect(await card('Enrolled track')).toHaveTextContent('No Track enrolled');
  expect(await card('Pending tasks')).toHaveTextContent(/tasks0$/);
  expect(screen.getByText('No task yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dismiss the welcome' })).toBeNull();
  // The token has no track.
  expect(sandbox.requests().filter(({ path }) => path === '/api/tasks')).toHaveLength(1);
});

test('an admin’s home says which pages are empty, without enrollment', async () => {
  const { sandbox } = await renderApp('/dashboard', folake);

  expect(await screen.findByRole('heading', { name: 'Welcome to Akada, Folake!' })).toBeVisible();
  const facts = within(await screen.findByRole('region', { name: 'Overview' }));
  expect(facts.getByText('No Track enrolled')).toBeVisible();
  expect(facts.getAllByRole('listitem')).toHaveLength(3);
  expect(sandbox.requests().map((request) => request.path)).toEqual(['/api/profile']);
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByText(/^Mentors see only their own mentees and submissions/)).toBeVisible();
  expect(mentorsRequest()).toBeUndefined();
  expect(screen.queryByRole('link', { name: /^Enroll in/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an admin sees a track’s tasks as open without requests', async () => {
  const { sandbox, visit } = await prepareApp(folake);
  const admin = folake.id;
  sandbox.db.run('INSERT INTO userTracks (userId, trackId) VALUES (?, ?)', [admin, webTrack]);
  await visit('/dashboard/pending-task');
  expect(titles(await table('Pending tasks'))).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Check again/ })).toBeNull();
  await untilIdle();
  expect(countCalls(sandbox).size).toBe(0);
});

test('a loaded mentor count stays when the refetch fails', async () => {
  const { user, sandbox } = await renderApp('/dashboard', amina);
  await waitFor(async () => expect(await card('Approved mentors')).toHaveTextContent(/mentors2$/));
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  // The router leaves a page only when the next page has loaded.
  await screen.findByRole('heading', { level: 1, name: 'Tracks' });
  stopClock(Date.now() + 6 * 60_000);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', kind: '500' });
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));

  const mentors = await card('Approved mentors');
  await expect.poll(mentorsRequest).toBe('failure');
  expect(mentors).toHaveTextContent(/mentors2$/);
});

test('the overview gives no count for tasks or mentors that failed to load', async () => {
  const { sandbox, visit } = await prepareApp(aminaWithoutMyStages);
  failWork(sandbox, ajo);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', times: 2, kind: '500' });
  await visit('/dashboard');

  expect(await screen.findByText('We could not check if 1 task is submitted.')).toBeVisible();
  expect(await card('Pending tasks')).toHaveTextContent('at least 6');
  await expect.poll(mentorsRequest).toBe('failure');
  expect(await card('Approved mentors')).toHaveTextContent(/mentors–unknown$/);
});
