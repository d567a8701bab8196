import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { addMentees } from '../../support/many.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { callsTo, gradedIn, ibrahim, ngozi } from './desk.ts';

const menteesPath = '/dashboard/mentor/mentees';
const ngoziId = starterId('person', 'ngozi');
const DAY = 24 * 60 * 60 * 1000;

const needs = async () => within(await screen.findByRole('region', { name: 'Who needs you' }));

/** Who is shown, as 'Name: reason'. */
const shown = async (): Promise<string[]> => {
  const region = await needs();
  const items = await region.findAllByRole('listitem');
  return items.map((item) =>
    [...within(item).getByRole('link', { name: /^(?!Write)/ }).children]
      .map(({ textContent }) => textContent)
      .join(': '),
  );
};

/** All of a mentee's work is graded, some days ago. */
const gradeAll = ({ db }: Sandbox, mentee: string, days: number): number =>
  db.run('UPDATE submissions SET gradePercentage = 80, updatedAt = ? WHERE menteeId = ?', [
    new Date(Date.now() - days * DAY),
    starterId('person', mentee),
  ]);

const mailTo = async (name: string): Promise<URL> => {
  const region = await needs();
  const link = await region.findByRole('link', { name: `Write an e-mail to ${name}` });
  return new URL(link.getAttribute('href') ?? '');
};

test('who has waited longest is on top, with a mail to write, and no call is made for it', async () => {
  const { user, sandbox, path } = await renderApp(menteesPath, ngozi);
  expect(await shown()).toEqual([
    'Sadiq Bala: Waiting 18 days for your grade',
    'Ebiere Dokubo: Waiting 16 days for your grade',
    'Itohan Osagie: Waiting 13 days for your grade',
  ]);

  const mail = await mailTo('Ebiere Dokubo');
  expect(mail.pathname).toBe('ebiere@akada.example');
  expect(mail.searchParams.get('cc')).toBe('hello@akada.example');
  expect(mail.searchParams.get('subject')).toBe('Akada: Market stall price list');
  expect(mail.searchParams.get('body')).toMatch(
    /^Hello Ebiere,\r\n\r\nThank you for your work on “Market stall price list”\.[^]*\r\nNgozi Okafor\r\n$/,
  );

  const all = (await needs()).getByRole('button', { name: 'Show all 7' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  await user.click(all);
  expect(await shown()).toHaveLength(7);
  await user.click((await needs()).getByRole('button', { name: 'Show fewer' }));
  expect(await shown()).toHaveLength(3);
  const calls = callsTo(sandbox).filter((call) => !call.includes('/photos/'));
  expect(calls.map((call) => call.replace(/\?.*/, '')).toSorted()).toEqual([
    'GET /api/mentors/submissions',
    'GET /api/profile',
    'GET /api/profile/mentees',
  ]);

  await user.click((await needs()).getByRole('link', { name: /^Sadiq Bala/ }));
  expect(await screen.findByRole('dialog', { name: /Market stall price list/ })).toBeVisible();
  expect(path()).toMatch(/\?grade=[0-9a-f]{24}$/);
});

test('never sent, quiet, and sent again: each reason once, before the second of any', async () => {
  const { user, sandbox, reload } = await renderApp(menteesPath, ngozi);
  await shown();
  addMentees(sandbox, ngoziId, 2);
  gradeAll(sandbox, 'musa', 20.5);
  const again = gradedIn(sandbox).find(
    ({ menteeId }) => menteeId === starterId('person', 'halima'),
  );
  sandbox.db.run("UPDATE submissions SET taskUrl = 'https://git.example/2' WHERE id = ?", [
    again?.id ?? '',
  ]);
  await reload();

  await expect
    .poll(shown)
    .toEqual([
      'Sadiq Bala: Waiting 18 days for your grade',
      'Halima Yakubu: Sent again 9 days ago after a grade, as this device saw',
      'Zainab Number 1: Has not sent you any work yet',
    ]);
  expect((await mailTo('Zainab Number 1')).searchParams.get('body')).toContain(
    'no question is too small',
  );
  await user.click((await needs()).getByRole('button', { name: 'Show all 10' }));
  expect((await shown())[3]).toBe('Musa Garba: Nothing sent or graded for 20 days');
  await user.click((await needs()).getByRole('link', { name: /^Musa Garba/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Musa Garba' })).toBeVisible();
});

test('where all is well it says so', async () => {
  const { sandbox, reload } = await renderApp('/about', ngozi);
  sandbox.db.run('UPDATE submissions SET gradePercentage = 80, updatedAt = ?', [new Date()]);
  await reload(menteesPath);

  expect(
    await screen.findByText('Nobody has waited long, and nobody has been quiet.'),
  ).toBeVisible();
  expect((await needs()).queryByRole('listitem')).toBeNull();
});

test('nothing is claimed where the submissions are not known, or there is no mentee', async () => {
  const { sandbox, reload } = await renderApp('/about', ngozi);
  sandbox.failNext({ method: 'GET', path: '/api/mentors/submissions', times: 1, kind: '500' });
  await reload(menteesPath);
  expect(await screen.findByText('What waits for your grade could not be shown')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Who needs you' })).toBeNull();
});

test('a mentor without mentees sees nothing of it', async () => {
  await renderApp(menteesPath, ibrahim);
  expect(await screen.findByText('No mentees yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Who needs you' })).toBeNull();
});

test('a phone shows one of them, and the others at a tap', async () => {
  const { user } = await renderApp(menteesPath, { ...ngozi, width: 360 });
  expect(await shown()).toHaveLength(1);
  await user.click((await needs()).getByRole('button', { name: 'Show all 7' }));
  expect(await shown()).toHaveLength(7);
});
