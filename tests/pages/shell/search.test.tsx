import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { untilIdle } from '../../support/page/untilIdle.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina, folake, ngozi } from '../../support/people.ts';
import { checked, table, titles } from '../mentee/amina.ts';
import { searchBox } from '../mentor/desk.ts';

const box = () => screen.findByRole('searchbox', { name: /^Search (tasks|submissions)$/ });

async function searchFor(user: UserEvent, words: string): Promise<void> {
  await user.type(await box(), `${words}{Enter}`);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a mentee’s search opens her tasks that match, without a request', async () => {
  const { user, sandbox, path } = await renderApp('/dashboard', amina);
  await table('Pending tasks');
  await checked();
  sandbox.clearRequests();

  await searchFor(user, 'REPO-sitory');
  expect(await heading('Tasks')).toHaveFocus();
  expect(path()).toBe('/dashboard/pending-task?q=REPO-sitory');
  expect(titles(await table('Pending tasks'))).toEqual(['Your first repository']);
  expect(screen.queryByRole('table', { name: 'Completed tasks' })).not.toBeInTheDocument();
  expect(screen.getByText('1 task found')).toHaveAttribute('role', 'status');
  expect(await searchBox()).toHaveValue('REPO-sitory');
  expect(await box()).toHaveValue('');
  expect(sandbox.requests()).toEqual([]);
});

test('a search of tasks from the page of another search replaces it', async () => {
  const { user } = await renderApp('/dashboard/pending-task?q=repository', amina);
  await table('Pending tasks');
  await checked();
  await searchFor(user, 'jollof');
  expect(titles(await table('Completed tasks'))).toEqual(['Jollof recipe page']);
  expect(screen.queryByRole('table', { name: 'Pending tasks' })).not.toBeInTheDocument();
  expect(await searchBox()).toHaveValue('jollof');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a mentee who clears a search of tasks sees all tasks again', async () => {
  const { user, path } = await renderApp('/dashboard/pending-task?q=repository', amina);
  expect(titles(await table('Pending tasks'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await searchBox()).toHaveFocus();
  await expect.poll(async () => titles(await table('Pending tasks'))).toHaveLength(3);
  await expect.poll(path).toBe('/dashboard/pending-task');
});

test('a search of tasks finds stages, and counts the matches in other tracks', async () => {
  const { user, path } = await renderApp('/dashboard/pending-task?pending-page=3', amina);
  await table('Pending tasks');
  await checked();

  await user.type(await searchBox(), 'together');
  expect(await screen.findByText('2 tasks found')).toBeVisible();
  expect(titles(await table('Pending tasks'))).toEqual([
    'Your first repository',
    'A pull request to a friend',
  ]);
  expect(path()).toBe('/dashboard/pending-task?q=together');

  await user.clear(await searchBox());
  await user.type(await searchBox(), 'poster');
  expect(await screen.findByText('Nothing found for “poster”')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Web development (0)' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'UI design (1)' }));
  expect(await screen.findByText('1 task found')).toBeVisible();
  expect(await searchBox()).toHaveValue('poster');
});

test('a search of tasks without a match says so and leads back to all tasks', async () => {
  const { user, path } = await renderApp('/dashboard/pending-task?q=zzz', amina);
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(titles(await table('Pending tasks'))).toHaveLength(3);
  expect(path()).toBe('/dashboard/pending-task');
});

test('a search without words opens nothing', async () => {
  const { user, path } = await renderApp('/dashboard', amina);
  await table('Pending tasks');
  await searchFor(user, '  ');
  expect(path()).toBe('/dashboard');
});

test('a mentor’s search opens submissions in every state, and leads to mentees', async () => {
  const { user, path } = await renderApp('/dashboard/mentor/mentees', ngozi);
  await screen.findByText(/submissions to grade/);

  await searchFor(user, 'amina');
  await heading('Tasks to grade');
  expect(path()).toBe('/dashboard/mentor/tasks-submissions/?state=all&q=amina');
  expect(await screen.findByText('5 submissions for “amina”')).toHaveAttribute('role', 'status');
  expect(await searchBox()).toHaveValue('amina');

  await user.click(screen.getByRole('link', { name: 'Search mentees' }));
  await heading('Mentees');
  expect(path()).toBe('/dashboard/mentor/mentees?q=amina');
  expect(await screen.findByText('1 mentee found')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('link', { name: /^Amina Bello/ })).toHaveLength(1);

  await searchFor(user, 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/Page 1 of/)).toBeVisible();
});

test('an admin searches the list of the open area', async () => {
  const { user, path } = await renderApp('/dashboard/track', folake);
  await heading('Tracks');
  await searchFor(user, 'git');
  await expect.poll(path).toBe('/dashboard/pending-task?q=git');
  await untilIdle();
  await user.click(screen.getByRole('link', { name: 'Mentor area' }));
  await heading('Mentees');
  await searchFor(user, 'git');
  await expect.poll(path).toBe('/dashboard/mentor/tasks-submissions/?state=all&q=git');
});
