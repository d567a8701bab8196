import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../support/renderApp.tsx';
import { wait } from '../../support/waits.ts';
import {
  amina,
  checked,
  countCalls,
  fillWebTrack,
  firstRepo,
  sendIn,
  table,
  titles,
} from './amina.ts';

/** A hundred calls take a while where the machine does other things too. */
const PATIENCE = { timeout: 2 * wait };

/** Calls that ask for the same thing again. */
function repeated(requests: { method: string; path: string }[]): string[] {
  const asked = requests.map(({ method, path }) => `${method} ${path}`);
  return asked.filter((call, index) => asked.indexOf(call) !== index);
}

test('30 tasks, 10 of them sent in: what a visit costs', async () => {
  const { user, sandbox, reload } = await renderApp('/about');
  const more = fillWebTrack(sandbox, 30);
  for (const id of more.slice(0, 5)) sendIn(sandbox, id);
  await reload('/login');
  sandbox.clearRequests();

  await user.type(await screen.findByLabelText('Email'), amina.as);
  await user.type(screen.getByLabelText('Password'), 'akada-2021');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await table('Pending tasks');
  await checked();
  expect(screen.getByRole('link', { name: 'Pending tasks' }).closest('li')).toHaveTextContent('20');
  expect(sandbox.requests().length).toBeLessThanOrEqual(34);
  expect(repeated(sandbox.requests())).toEqual([]);

  sandbox.clearRequests();
  await reload('/dashboard');
  await table('Pending tasks');
  await checked();
  expect(sandbox.requests().length).toBeLessThanOrEqual(24);

  sandbox.clearRequests();
  await user.click(screen.getAllByRole('link', { name: 'Tasks' })[0] ?? document.body);
  const pending = await table('Pending tasks');
  await user.click(within(pending).getByRole('link', { name: 'Your first repository' }));
  await user.click(await screen.findByRole('link', { name: 'Submit Task' }));
  await user.click(await screen.findByLabelText('Link to your work'));
  await user.paste('git.example/first');
  await user.click(screen.getByLabelText('Comment'));
  await user.paste('Branches were the hard part.');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('link', { name: 'Back to tasks' }));
  expect(titles(await table('Pending tasks'))).not.toContain('Your first repository');
  expect(sandbox.requests().length).toBeLessThanOrEqual(4);
  expect(countCalls(sandbox).has(firstRepo)).toBe(false);
});

test('100 tasks: the last requests are kept for the person', async () => {
  const { user, sandbox, reload } = await renderApp('/about', amina);
  fillWebTrack(sandbox, 100);
  await reload('/dashboard/pending-task');

  const rest = await screen.findByRole('button', { name: 'Check the rest' }, PATIENCE);
  const spent = sandbox.requests().length;
  expect(spent).toBeGreaterThan(80);
  expect(spent).toBeLessThan(95);
  expect(screen.getByText(/so many requests in a quarter of an hour/)).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Pages of pending tasks' });
  expect(within(pages).getByRole('status')).toHaveTextContent('Page 1 of 32');

  await user.click(rest);
  await waitFor(() => expect(countCalls(sandbox).size).toBe(100), PATIENCE);
  await checked();
  expect(screen.queryByRole('button', { name: 'Check the rest' })).toBeNull();
  expect([...countCalls(sandbox).values()].every((times) => times === 1)).toBe(true);
});

test('a refusal of the service ends the asking at once', async () => {
  const { sandbox, reload } = await renderApp('/about', amina);
  fillWebTrack(sandbox, 30);
  sandbox.setFaults({ rateLimit: 10 });
  await reload('/dashboard/pending-task');

  expect(await screen.findByText(/^We could not check whether \d+ tasks are/)).toBeVisible();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(sandbox.requests().filter(({ status }) => status === 429).length).toBeLessThan(5);
});
