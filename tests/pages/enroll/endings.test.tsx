import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentSession } from '../../../src/auth/session.ts';
import { draftsOf } from '../../../src/user/drafts.ts';
import { toEnroll, toTask, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { type Opened, prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, chidera } from '../../support/people.ts';
import { closed } from '../mentor/desk.ts';
import { webTrack } from '../mentee/amina.ts';
import {
  answerYes,
  button,
  chooseMentor,
  chooseTrack,
  enroll,
  link,
  offered,
  wizard,
} from './wizard.ts';

const enrollments = ({ sandbox }: Opened) =>
  sandbox.db.all<{ trackId: string; mentor: string }>(
    `SELECT trackId, mentors.firstName || ' ' || mentors.lastName AS mentor
     FROM mentorships JOIN users AS mentors ON mentors.id = mentorId
     JOIN users AS mentees ON mentees.id = menteeId WHERE mentees.email = ?`,
    [chidera.email],
  );

const drafts = () => draftsOf(currentSession()?.userId ?? '').map(({ kind }) => kind);

/** Returns how often an address was read. */
const reads = ({ sandbox }: Opened, path: string): number =>
  sandbox.requests().filter((call) => call.method === 'GET' && call.path === path).length;

test('a double click enrolls once, and the main button opens the first task', async () => {
  // The page of the tracks does not read the tasks itself.
  const opened = await renderApp('/dashboard/track', chidera);
  const { user, sandbox, path } = opened;
  await user.click(await link('Enroll in a track'));
  const mentor = await chooseMentor(user, /^Web/);
  sandbox.clearRequests();
  await user.click(await button('Enroll'));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure？' });
  expect(question).toHaveTextContent(`${mentor} will be your mentor on Web development.`);
  expect(within(question).getByText('Track').nextSibling).toHaveTextContent('Web development');
  expect(within(question).getByText('Mentor').nextSibling).toHaveTextContent(mentor);
  await user.dblClick(within(question).getByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('heading', { name: 'Welcome to Web development' })).toBeVisible();
  expect(enrollments(opened)).toEqual([{ trackId: webTrack, mentor }]);
  const enrolled = sandbox.requests().filter((call) => call.path.endsWith('/enroll'));
  expect(enrolled).toHaveLength(1);
  // The changed data is fetched again.
  for (const list of ['/api/profile', '/api/profile/mentors', '/api/tasks'])
    await expect.poll(() => reads(opened, list)).toBe(1);

  await user.click(await screen.findByRole('link', { name: 'Open your first task' }));
  const first = sandbox.db.get<{ id: string }>(
    `SELECT tasks.id FROM tasks JOIN stages ON stages.id = tasks.stageId
     WHERE tasks.trackId = ? AND level = 1 ORDER BY deadline`,
    [webTrack],
  );
  await expect.poll(path).toBe(toTask(first?.id ?? ''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an enrollment shows at once, even if the refetch fails', async () => {
  const { user, sandbox } = await renderApp('/dashboard', chidera);
  await chooseMentor(user, /^Web/);
  await user.click(await button('Enroll'));
  sandbox.failNext({ method: 'GET', path: '/api/profile', exact: true, times: 2, kind: '500' });
  sandbox.failNext({ method: 'GET', path: '/api/tasks', kind: '500' });
  await answerYes(user);
  await user.click(await screen.findByRole('link', { name: 'Go to your dashboard' }));

  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Pending tasks' })).toBeVisible();
  expect(screen.queryByText('No Track enrolled')).toBeNull();
});

test('tasks of a mentee who enrolls in a second track stay if they cannot be fetched again', async () => {
  const { user, sandbox } = await renderApp('/dashboard/track', amina);
  await user.click(await link('Dashboard'));
  expect(await screen.findByRole('table', { name: 'Pending tasks' })).toBeVisible();
  await user.click(await link('Tracks'));
  await user.click(await link('Enroll in another track'));
  await chooseMentor(user, /^Mobile/);
  sandbox.failNext({ method: 'GET', path: '/api/tasks', exact: true, kind: '500' });
  await enroll(user);
  await user.click(await link('Go to your dashboard'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Pending tasks' })).toBeVisible();
});

test('an enrollment is not a success if a web page comes back', async () => {
  const opened = await renderApp('/dashboard', chidera);
  const { user, sandbox } = opened;
  await chooseMentor(user, /^UI/);
  sandbox.failNext({ method: 'POST', path: '/api/tracks', kind: 'html' });
  await enroll(user);
  await screen.findByRole('heading', { name: 'Enrollment in to UI design failed' });
  expect(screen.getByText(/^We got no reply, so you may already be enrolled/)).toBeVisible();
  expect(enrollments(opened)).toEqual([]);
  expect(drafts()).toEqual(['enrollment']);
});

test('a response from before the enrollment does not undo it', async () => {
  const opened = await prepareApp(chidera);
  const { user, sandbox, visit } = opened;
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentors', kind: 'late' });
  await visit('/dashboard');
  const mentor = await chooseMentor(user, /^Web/);
  await enroll(user);
  await user.click(await button('Done'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await sandbox.letGo();
  await untilIdle();
  await screen.findByRole('table', { name: 'Pending tasks' });
  expect(screen.getByText(`Your mentor: ${mentor}`)).toBeVisible();
  expect(reads(opened, '/api/profile/mentors')).toBe(2);
});

test('a failed enrollment can be tried again, and leaves no draft once it succeeded', async () => {
  const opened = await renderApp('/dashboard', chidera);
  const { user, sandbox, visit } = opened;
  const mentor = await chooseMentor(user, /^UI/);
  sandbox.failNext({ method: 'POST', path: '/api/tracks', kind: '500' });
  await enroll(user);

  await screen.findByRole('heading', { name: 'Enrollment in to UI design failed' });
  expect(screen.getByText('Kindly try again')).toBeVisible();
  expect(screen.getByText(/^Something went wrong on our side/)).toBeVisible();
  expect(screen.getByText(/^Your choice is saved/)).toBeVisible();
  expect(enrollments(opened)).toEqual([]);
  await user.click(await button('Go back'));
  expect(await screen.findByRole('radio', { name: new RegExp(mentor) })).toBeChecked();

  sandbox.failNext({ method: 'POST', path: '/api/tracks', kind: 'lost' });
  await enroll(user);
  expect(await screen.findByText(/^We got no reply, so you may already be enrolled/)).toBeVisible();
  expect(enrollments(opened)).toHaveLength(1);
  expect(drafts()).toEqual(['enrollment']);

  await visit('/dashboard/track');
  await link('Enroll in another track');
  await expect.poll(drafts).toEqual([]);
});

test('a track other than the stored choice opens at its stages', async () => {
  const { user, sandbox, reload } = await renderApp('/dashboard', chidera);
  await chooseMentor(user, /^Web/);
  sandbox.db.run("DELETE FROM tracks WHERE lower(title) = 'web development'");
  await reload();
  const dialog = within(await wizard());
  await user.click(await dialog.findByRole('radio', { name: /^Mobile/ }));
  expect(dialog.getByRole('group', { name: 'Choose your track' })).toBeVisible();
  await user.click(await button('Next'));
  expect(await dialog.findByRole('heading', { name: /in Mobile development$/ })).toBeVisible();
});

test('the mentee’s current mentor is last and shows a warning', async () => {
  const { user } = await renderApp(toTrack('Back-end', starterId('track', 'backend')), amina);
  await user.click(await link('Enroll'));
  const dialog = within(await wizard());
  await chooseTrack(user, /^Back-end/);
  await dialog.findAllByRole('radio');
  await user.click(dialog.getByRole('button', { name: 'Next page' }));

  expect(offered().at(-1)).toBe('Ngozi Okafor');
  await user.click(screen.getByRole('radio', { name: /Ngozi Okafor.*Already your mentor/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'With the same mentor on two tracks, you cannot submit tasks on this one',
  );
  await user.click(dialog.getByRole('button', { name: 'Enroll' }));
  const question = await screen.findByRole('alertdialog', { name: 'Are you sure？' });
  expect(within(question).getByRole('alert')).toHaveTextContent('Please choose someone else');
});

/** The user may close the wizard while it sends, and still sees the result. */

async function enrollAndClose({ isRefused }: { isRefused: boolean }) {
  const opened = await renderApp('/dashboard', chidera);
  const { user, sandbox } = opened;
  const mentor = await chooseMentor(user, /^Web/);
  sandbox.failNext({ method: 'POST', path: '/api/tracks', kind: 'held' });
  if (isRefused) sandbox.db.run('UPDATE tracks SET isActive = 0');
  await enroll(user);
  await user.click(within(await wizard()).getByRole('button', { name: 'Close' }));
  await closed();
  return { ...opened, mentor };
}

test('after closing, a failure notice links back to the wizard and its choice', async () => {
  const { user, sandbox, path, mentor } = await enrollAndClose({ isRefused: true });
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await sandbox.letGo();
  await screen.findByText('Enrollment in to Web development failed');
  await screen.findByText(/^This track is closed at the moment. Please choose another track/);
  await user.click(await screen.findByRole('link', { name: 'Open enrollment' }));

  const dialog = within(await wizard());
  expect(path()).toBe(toEnroll(webTrack));
  await dialog.findByRole('heading', { name: 'Enrollment in to Web development failed' });
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  expect(await dialog.findByRole('radio', { name: new RegExp(mentor) })).toBeChecked();
});

test('after closing, a success notice shows and the wizard starts empty', async () => {
  const { user, sandbox } = await enrollAndClose({ isRefused: false });
  await sandbox.letGo();
  await screen.findByText('Welcome to Web development');
  await user.click(screen.getByRole('link', { name: 'Tracks' }));
  await user.click(await link('Enroll in another track'));
  const dialog = within(await wizard());
  expect(await dialog.findByRole('group', { name: 'Choose your track' })).toBeVisible();
  expect(await dialog.findByRole('radio', { name: /^Web.*You are on this track/ })).toBeDisabled();
  expect(await button('Next')).toBeDisabled();
});

test('the wizard shows the result when reopened before the response', async () => {
  const { user, sandbox } = await enrollAndClose({ isRefused: true });
  await user.click(screen.getByRole('link', { name: 'Enroll in a track' }));
  const dialog = within(await wizard());
  await sandbox.letGo();
  await dialog.findByRole('heading', { name: 'Enrollment in to Web development failed' });
  expect(screen.getAllByText('Enrollment in to Web development failed')).toHaveLength(1);
});
