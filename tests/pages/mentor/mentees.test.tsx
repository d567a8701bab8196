import { screen, within } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { stopClock } from '../../support/clock.ts';
import { addMentees } from '../../support/addMentees.ts';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { storedOwners } from '../../support/store/storedResponses.ts';
import { prepareApp, renderApp } from '../../support/page/renderApp.tsx';
import { amina, folake, ibrahim, ngozi } from '../../support/people.ts';
import {
  desk,
  openId,
  shownRows,
  submissionsPath,
  waitingIn,
  gradedIn,
  press,
  submissionIn,
  write,
  sendAgain,
} from './desk.ts';
import { DAY } from '../../../src/lib/timing.ts';
import { brand } from '../../../src/brand.ts';

const menteesPath = '/dashboard/mentor/mentees';

test('a cleared search shows ten mentees a page, without their location', async () => {
  const { user, path } = await renderApp(`${menteesPath}?sort=name&q=zzz`, ngozi);
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('region', { name: 'Mentees' })).toHaveFocus();
  await expect.poll(path).toBe(`${menteesPath}?sort=name`);
  const rows = await shownRows();

  expect(rows).toHaveLength(10);
  expect(rows[0]?.slice(0, 2)).toEqual(['Amina Bello', 'HTMLCSSJavaScript']);
  expect(screen.queryByText(/Zaria|Nigeria/)).toBeNull();
  expect(screen.getByRole('table').querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/api/'),
  );
  expect(screen.getByText('13 mentees')).toBeVisible();
});

test('while the list of mentees is incomplete, no mentee is called unknown', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  const last = addMentees(sandbox, ngozi.id, 130 - 13).at(-1);
  const call = { method: 'GET', path: '/api/profile/mentees' };
  sandbox.failNext({ ...call, kind: 'held' });
  sandbox.failNext({ ...call, kind: '500' });
  await visit(`/dashboard/mentor/mentee/${last}`);
  await sandbox.letGo();

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occured');
  expect(screen.queryByText('This is not one of your mentees')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Zainab Number 117' })).toBeVisible();
});

const failWork = (sandbox: Sandbox): void =>
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', kind: '500' });
const workFailed = 'We could not load the submissions';

test('failed submissions show a retry button above the mentees', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  failWork(sandbox);
  await visit(menteesPath);

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByText(workFailed)).toBeVisible();
  // Nothing is known about work, so there are no columns about it.
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mentee',
    'Technologies',
  ]);
  expect(await shownRows()).toHaveLength(10);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/submissions to grade/)).toBeVisible();
  expect(screen.queryByText(workFailed)).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Profile' }));
  // The router stays on a page until the next page has loaded.
  await screen.findByRole('button', { name: 'Edit profile' });
  stopClock(Date.now() + 6 * 60_000);
  failWork(sandbox);
  await user.click(screen.getByRole('link', { name: 'Mentee' }));
  expect(await screen.findByText('We could not check for newer data')).toBeVisible();
  expect(screen.queryByText(workFailed)).toBeNull();
  // Loaded data stays: the total, and the number of each mentee.
  expect(screen.getByText(/submissions to grade/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review the work of Sadiq Bala' })).toBeVisible();
});

test.each(['/dashboard/mentor/gradebook', `/dashboard/mentor/mentee/${amina.id}`])(
  'two limited reads at %s show one panel, which retries all',
  async (path) => {
    const { user, sandbox, reload } = await renderApp(path, ngozi);
    await screen.findAllByText(/Amina Bello/);
    await untilIdle();
    sandbox.setFaults({ limitRate: 1 });
    await reload();
    expect(await screen.findByText('Please wait')).toBeVisible();
    await untilIdle();
    expect(screen.getAllByText('Please wait')).toHaveLength(1);
    expect(screen.getAllByText(/Amina Bello/)[0]).toBeVisible();

    sandbox.setFaults({ limitRate: 0 });
    sandbox.clearRequests();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const calls = () => sandbox.calls().map((call) => call.replace(/\?.*/, ''));
    await expect
      .poll(() => calls().toSorted())
      .toEqual([
        // One call reads all submissions, and one those that were submitted again.
        'GET /api/mentors/submissions',
        'GET /api/mentors/submissions',
        'GET /api/profile',
        'GET /api/profile/mentees',
      ]);
    await untilIdle();
    expect(screen.queryByText('Please wait')).toBeNull();
  },
);

test('an admin may enter a mentor’s pages and sees why they are empty', async () => {
  const { visit } = await prepareApp(folake);
  for (const [path, title] of [
    [menteesPath, 'Mentees'],
    [submissionsPath, 'Tasks to grade'],
    ['/dashboard/mentor/gradebook', 'Gradebook'],
    [`/dashboard/mentor/mentee/${amina.id}`, undefined],
  ] as const) {
    await visit(path);
    expect(await screen.findByText('Only mentors can see this list')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(title);
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/so it is empty for an admin\.$/)).toBeVisible();
    const link = main.getByRole('link', { name: 'Go to dashboard' });
    expect(link).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText('Forbidden resource')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test('in a list from an earlier visit, no mentee is called unknown', async () => {
  const { sandbox, visit } = await renderApp(menteesPath, ngozi);
  await shownRows();
  await untilIdle();
  await expect.poll(storedOwners).toHaveLength(1);
  const [id] = addMentees(sandbox, ngozi.id, 1);
  sandbox.failNext({ method: 'GET', path: '/api/profile/mentees', kind: 'held' });
  sandbox.clearRequests();
  await visit(`/dashboard/mentor/mentee/${id}`);
  await expect.poll(() => sandbox.calls()).toContain('GET /api/profile/mentees');
  expect(screen.queryByText('This is not one of your mentees')).toBeNull();
  await sandbox.letGo();
  expect(await screen.findByRole('heading', { name: 'Zainab Number 1' })).toBeVisible();
});

test('a mentor without mentees reads why, with a link to the profile', async () => {
  const { visit } = await prepareApp(ibrahim);
  for (const [path, title] of [
    [menteesPath, 'No mentees yet'],
    [submissionsPath, 'No submissions yet'],
    ['/dashboard/mentor/gradebook', 'Your gradebook is empty'],
  ] as const) {
    await visit(path);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(/^\d+ .*to grade/)).toBeNull();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Edit your profile']);
    expect(links[0]).toHaveAttribute('href', '/dashboard/mentor/profile');
  }
});

test('a mentor without submissions is led from the queue to known mentees', async () => {
  const { user, sandbox, visit } = await prepareApp(ngozi);
  sandbox.db.run('DELETE FROM submissions');
  await visit(menteesPath);
  await shownRows();
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  expect(await screen.findByRole('link', { name: 'See your mentees' })).toHaveAttribute(
    'href',
    menteesPath,
  );
});

/** Returns the first rows, as 'Name: work, action'. */
const shown = async (count: number): Promise<string[]> =>
  (await shownRows())
    .slice(0, count)
    // The initials are read before the name if there is no picture.
    .map(
      ([name = '', , work, action]) =>
        `${name.replace(/^[A-Z\d]{2}(?=[A-Z])/, '')}: ${work}, ${action}`,
    );

/** Grades all of a mentee's work, some days ago. */
const gradeAll = ({ db }: Sandbox, mentee: string, days: number): number =>
  db.run('UPDATE submissions SET gradePercentage = 80, updatedAt = ? WHERE menteeId = ?', [
    new Date(Date.now() - days * DAY),
    starterId('person', mentee),
  ]);

test('the mentee with the oldest work comes first and opens without a call', async () => {
  const { user, sandbox, path } = await renderApp(menteesPath, ngozi);
  expect(await shown(3)).toEqual([
    'Sadiq Bala: 2 to grade, 18 days, Review',
    'Ebiere Dokubo: 2 to grade, 16 days, Review',
    'Itohan Osagie: 2 to grade, 13 days, Review',
  ]);
  expect(screen.getByText(`${waitingIn(sandbox).length} submissions to grade`)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Email/ })).toBeNull();
  const calls = sandbox.calls().filter((call) => !call.includes('/photos/'));
  expect(calls.map((call) => call.replace(/\?.*/, '')).toSorted()).toEqual([
    'GET /api/mentors/submissions',
    'GET /api/mentors/submissions',
    'GET /api/profile',
    'GET /api/profile/mentees',
  ]);

  await user.click(screen.getByRole('link', { name: 'Review the work of Sadiq Bala' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Market stall price list/ }));
  expect(path()).toMatch(/\?grade=[0-9a-f]{24}&mentee=[0-9a-f]{24}$/);
  expect(dialog.getByText('1 of 2')).toBeVisible();
});

test('the first rows show each reason once', async () => {
  const { user, sandbox, reload } = await renderApp(menteesPath, ngozi);
  await shownRows();
  addMentees(sandbox, ngozi.id, 2);
  gradeAll(sandbox, 'musa', 20.5);
  const halima = starterId('person', 'halima');
  const again = gradedIn(sandbox).find(({ menteeId }) => menteeId === halima);
  sandbox.db.run(
    'DELETE FROM submissions WHERE menteeId = ? AND coalesce(gradePercentage, 0) = 0',
    [halima],
  );
  sendAgain(sandbox, again?.id ?? '');
  await reload();

  await expect
    .poll(() => shown(4))
    .toEqual([
      'Sadiq Bala: 2 to grade, 18 days, Review',
      'Halima Yakubu: Submitted again 9 days ago, Review',
      'Zainab Number 1: No submissions, Email',
      'Musa Garba: Quiet for 20 days, Email',
    ]);
  const link = screen.getByRole('link', { name: 'Email Zainab Number 1' });
  const mail = new URL(link.getAttribute('href') ?? '');
  expect(mail.searchParams.get('cc')).toBe('hello@akada.example');
  expect(mail.searchParams.get('subject')).toBe('Akada: how is your work going?');
  expect(mail.searchParams.get('body')).toMatch(
    /^Hello Zainab,\r\n\r\n[^]*No question is too small[^]*\r\nNgozi Okafor\r\n$/,
  );
  expect(screen.getByText(/copied to hello@akada\.example/)).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Order'), 'Most to grade');
  expect((await shown(1))[0]).toContain(' to grade, ');
});

test('graded mentees show “All graded” and no review button', async () => {
  const { sandbox, visit } = await prepareApp(ngozi);
  sandbox.db.run('UPDATE submissions SET gradePercentage = 80, updatedAt = ?', [new Date()]);
  await visit(menteesPath);

  expect((await shown(1))[0]).toBe('Amina Bello: All graded, ');
  expect(screen.getByText(/nothing to grade/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Review next' })).toBeNull();
});

test('one tap on the home page opens the review of the oldest work, and closing it goes back', async () => {
  const { user, sandbox, path } = await renderApp(menteesPath, ngozi);
  await screen.findByText(/^\d+ submissions to grade$/);
  await user.click(screen.getByRole('link', { name: 'Review next' }));
  await expect.poll(openId).toBe(waitingIn(sandbox)[0]?.id);
  await press(user, 'Close');
  await expect.poll(path).toBe(menteesPath);
});

test('a phone row shows the reason and one action', async () => {
  await renderApp(menteesPath, { ...ngozi, width: 360 });
  const list = within(await screen.findByRole('table', { name: 'Mentees' }));
  const [, first] = list.getAllByRole('row');
  expect(first).toHaveTextContent(/^SBSadiq Bala2 to grade, 18 daysReview/);
  assert(first);
  expect(within(first).getAllByRole('link')).toHaveLength(2);
});

const menteePath = `/dashboard/mentor/mentee/${amina.id}`;

test('a mentor reads a mentee’s page and grades there without another fetch', async () => {
  const { user, sandbox, path } = await renderApp(menteePath, ngozi);

  expect(await screen.findByRole('heading', { name: 'Amina Bello', level: 1 })).toBeVisible();
  // Mentees may be children, so emails to them are copied to the community.
  expect(screen.getByRole('link', { name: amina.email })).toHaveAttribute(
    'href',
    `mailto:mentee@akada.example?cc=${brand.email}`,
  );
  expect(screen.getByText(`A copy is sent to ${brand.email}.`)).toBeVisible();
  expect(screen.queryByText(/\+234|Zaria|Nigeria|Female|Gender|Phone|Date of birth/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();

  const stored = sandbox.db.all(`SELECT * FROM submissions WHERE menteeId = ? AND mentorId = ?`, [
    amina.id,
    ngozi.id,
  ]);
  const part = (await screen.findByRole('heading', { name: 'Submissions to you' })).parentElement;
  assert(part);
  const [, ...items] = await within(part).findAllByRole('row');
  expect(items).toHaveLength(stored.length);
  expect(items[0]).toHaveTextContent('Not graded');
  expect(items.at(-1)).toHaveTextContent('%');

  assert(items[0]);
  await user.click(within(items[0]).getByRole('link', { name: /^Review/ }));
  const dialog = within(await desk());
  expect(dialog.getByText(`1 of ${stored.length}`)).toBeVisible();
  const id = openId();
  await write(user, 'You are on the right way.', '66');
  sandbox.clearRequests();
  await press(user, 'Send grade');
  await screen.findByText('Grading success');
  await expect.poll(path).toBe(menteePath);
  expect(submissionIn(sandbox, id)).toMatchObject({ gradePercentage: 66 });
  expect(await screen.findByText('66%')).toBeVisible();
  expect(sandbox.calls()).toEqual([`POST /api/mentors/grade/${id}/`]);
});

test('another mentor’s mentee is not shown', async () => {
  await renderApp('/dashboard/mentor/mentee/000000000000000000000000', ngozi);

  expect(await screen.findByText('This is not one of your mentees')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All mentees' })).toBeVisible();
});
