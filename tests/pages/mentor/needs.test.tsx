import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { addMentees } from '../../support/many.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { callsTo, gradedIn, ibrahim, ngozi, shownRows } from './desk.ts';

const menteesPath = '/dashboard/mentor/mentees';
const ngoziId = starterId('person', 'ngozi');
const DAY = 24 * 60 * 60 * 1000;

/** The first rows, as 'Name: work, action'. */
const shown = async (count: number): Promise<string[]> =>
  (await shownRows())
    .slice(0, count)
    // The initials are read before the name if there is no picture.
    .map(
      ([name = '', , work, action]) =>
        `${name.replace(/^[A-Z\d]{2}(?=[A-Z])/, '')}: ${work}, ${action}`,
    );

/** All of a mentee's work is graded, some days ago. */
const gradeAll = ({ db }: Sandbox, mentee: string, days: number): number =>
  db.run('UPDATE submissions SET gradePercentage = 80, updatedAt = ? WHERE menteeId = ?', [
    new Date(Date.now() - days * DAY),
    starterId('person', mentee),
  ]);

test('the mentee with the oldest work is first and opens without a call', async () => {
  const { user, sandbox, path } = await renderApp(menteesPath, ngozi);
  expect(await shown(3)).toEqual([
    'Sadiq Bala: 2 to grade, 18 days, Review',
    'Ebiere Dokubo: 2 to grade, 16 days, Review',
    'Itohan Osagie: 2 to grade, 13 days, Review',
  ]);
  expect(screen.queryByRole('link', { name: /^Email/ })).toBeNull();
  const calls = callsTo(sandbox).filter((call) => !call.includes('/photos/'));
  expect(calls.map((call) => call.replace(/\?.*/, '')).toSorted()).toEqual([
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
  addMentees(sandbox, ngoziId, 2);
  gradeAll(sandbox, 'musa', 20.5);
  const halima = starterId('person', 'halima');
  const again = gradedIn(sandbox).find(({ menteeId }) => menteeId === halima);
  sandbox.db.run(
    'DELETE FROM submissions WHERE menteeId = ? AND coalesce(gradePercentage, 0) = 0',
    [halima],
  );
  sandbox.db.run("UPDATE submissions SET taskUrl = 'https://git.example/2' WHERE id = ?", [
    again?.id ?? '',
  ]);
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

  await user.click(screen.getByRole('button', { name: 'Work' }));
  await user.click(screen.getByRole('button', { name: 'Work' }));
  expect((await shown(1))[0]).toContain(' to grade, ');
});

test('graded mentees show “All graded” and no review button', async () => {
  const { sandbox, reload } = await renderApp('/about', ngozi);
  sandbox.db.run('UPDATE submissions SET gradePercentage = 80, updatedAt = ?', [new Date()]);
  await reload(menteesPath);

  expect((await shown(1))[0]).toBe('Amina Bello: All graded, ');
  expect(screen.getByText(/nothing to grade/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start reviewing' })).toBeNull();
});

test('rows show no state if the submissions failed to load', async () => {
  const { sandbox, reload } = await renderApp('/about', ngozi);
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', times: 1, kind: '500' });
  await reload(menteesPath);
  expect(await screen.findByText('We could not load the submissions')).toBeVisible();
  expect((await shown(1))[0]).toBe('Amina Bello: , ');
});

test('a mentor without mentees sees no count of work to grade', async () => {
  await renderApp(menteesPath, ibrahim);
  expect(await screen.findByText('No mentees yet')).toBeVisible();
  expect(screen.queryByText(/to grade/)).toBeNull();
});

test('a phone row shows the reason and one action', async () => {
  await renderApp(menteesPath, { ...ngozi, width: 360 });
  const list = within(await screen.findByRole('list', { name: 'Mentees' }));
  const [first] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^SBSadiq Bala2 to grade, 18 daysReview/);
  expect(within(first ?? document.body).getAllByRole('link')).toHaveLength(2);
});
