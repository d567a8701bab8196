import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { starterId } from '../../sandbox/data/ids.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { quiet } from '../../support/page/quiet.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../mentee/amina.ts';
import { ngozi } from '../mentor/desk.ts';

const box = () => screen.findByRole('button', { name: 'Search' });
const field = () => screen.findByRole('combobox', { name: 'Search' });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument());

/** Waits for the pending tasks: the search of the dashboard has its data then. */
const loaded = () => screen.findByRole('table', { name: 'Pending tasks' });

async function searchFor(user: UserEvent, words: string): Promise<void> {
  await user.click(await box());
  await pasteInto(user, await field(), words);
}

const results = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The option that Enter opens. */
function active(): string | undefined {
  const id = screen.getByRole('combobox', { name: 'Search' }).getAttribute('aria-activedescendant');
  const option = screen.getByRole('option', { selected: true });
  expect(option.id).toBe(id);
  return option.textContent;
}

test('a mentee finds her mentor by keyboard, without accents and without a request', async () => {
  const { user, sandbox, reload, path } = await renderApp(null, amina);
  sandbox.db.run('UPDATE mentorships SET mentorId = ? WHERE menteeId = ? AND trackId = ?', [
    starterId('person', 'adebayo'),
    starterId('person', 'amina'),
    starterId('track', 'web'),
  ]);
  await reload('/dashboard');
  await loaded();
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  sandbox.clearRequests();

  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await user.keyboard('adebayo');
  expect(
    within(screen.getByRole('group', { name: 'Mentors' })).getByRole('option'),
  ).toHaveTextContent('Adébáyọ̀ Ogunleye Ibadan, Nigeria');
  expect(screen.getByText('1 result')).toHaveAttribute('role', 'status');
  expect(sandbox.requests()).toEqual([]);

  await user.keyboard('{Enter}');
  await expect.poll(path).toBe('/dashboard/mentee/mentor/');
  await closed();
});

test('keys open the search, move in its results, open one and close it', async () => {
  const { user, reload, path } = await renderApp('/dashboard', amina);
  await loaded();

  await user.keyboard('/');
  const input = await field();
  expect(input).toHaveValue('');
  expect(results()).toEqual(['Dashboard', 'Mentor', 'Tracks', 'Tasks', 'Profile']);
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Profile');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Mentor');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Tracks');

  // The single key can be switched off, for good.
  await user.click(screen.getByRole('checkbox', { name: 'Open search with /' }));
  await user.keyboard('{Escape}');
  await closed();
  expect(path()).toBe('/dashboard');
  await reload();
  await loaded();
  await user.keyboard('/');
  expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();

  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await field(), 'trac');
  expect(active()).toBe('Tracks');
  await user.keyboard('{Enter}');
  await expect.poll(path).toBe('/dashboard/track');
});

test('the search says how much it searched, and finds a task by its title', async () => {
  const { user, path } = await renderApp('/dashboard', amina);
  await loaded();

  await searchFor(user, 'zzz');
  expect(screen.getAllByText('No results for “zzz”')[0]).toBeVisible();
  expect(
    await screen.findByText(/^Searched 5 pages, \d+ tasks, 2 tracks, 5 stages and 2 mentors\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(await field()).toHaveAttribute('aria-expanded', 'false');

  await user.click(screen.getByRole('button', { name: 'Close search' }));
  await closed();
  expect(await box()).toHaveFocus();

  await searchFor(user, 'repository');
  await user.click(screen.getByRole('option', { name: /^Your first repository/ }));
  await screen.findByRole('heading', { level: 1, name: 'Your first repository' });
  expect(path()).toContain('/dashboard/pending-task/');
  await closed();
});

test('the search finds tracks and stages once they have loaded', async () => {
  const { user, path } = await renderApp('/dashboard/track', amina);
  await screen.findByRole('heading', { name: 'Mobile development' });

  await searchFor(user, 'mobile');
  expect(
    within(screen.getByRole('group', { name: 'Tracks' })).getByRole('option'),
  ).toHaveTextContent('Mobile development');
  await user.clear(screen.getByRole('combobox', { name: 'Search' }));
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'kotlin');
  const stage = within(await screen.findByRole('group', { name: 'Stages' })).getAllByRole('option');
  await user.click(stage[0] ?? document.body);
  await expect
    .poll(path)
    .toBe(`/dashboard/track/Mobile%20development/${starterId('track', 'mobile')}`);
});

test('a mentor finds mentees and a task’s submissions', async () => {
  const { user, path } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByText(/submissions to grade/);

  await searchFor(user, 'amina');
  await user.click(await screen.findByRole('option', { name: /Amina Bello/ }));
  await expect.poll(path).toBe(`/dashboard/mentor/mentee/${starterId('person', 'amina')}`);
  await closed();

  await searchFor(user, 'bukka');
  await user.click(await screen.findByRole('option', { name: /Submissions for this task/ }));
  await expect.poll(path).toContain(`?state=all&task=${starterId('task', 'web-bukka-menu')}`);
  expect(screen.queryByRole('option', { name: /Tracks/ })).not.toBeInTheDocument();
});

test('the search keys do nothing during a confirm dialog or in a field', async () => {
  const { user } = await renderApp('/dashboard/mentor/mentees', ngozi);
  const page = within(await screen.findByRole('main'));
  const own = await page.findByRole('searchbox', { name: 'Search' });
  await quiet();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.keyboard('/');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Oppss' }));

  await user.type(own, 'a/b');
  await user.keyboard('{Control>}k{/Control}');
  expect(own).toHaveValue('a/b');
  expect(screen.queryByRole('combobox', { name: 'Search' })).not.toBeInTheDocument();
});
