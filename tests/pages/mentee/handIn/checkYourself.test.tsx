import { fireEvent, screen, waitFor } from '@testing-library/react';
import { assert, expect, test } from 'vitest';
import { logOut } from '../../../../src/app/store/logOut.ts';
import { prepareApp, renderApp } from '../../../support/page/renderApp.tsx';
import { amina } from '../../../support/people.ts';
import { firstRepo, toForm, workOf, writeWork } from '../amina.ts';
import { link, send, words } from './form.ts';

const ticked = (count: number) =>
  screen.findByText(`Check your work first (${count} of 3)`, { selector: 'summary' });
const readme = () => screen.getByRole('checkbox', { name: /^A stranger can read the README/ });

test('ticked points of “Done means” stay after a reload, and are not sent', async () => {
  const { user, sandbox, reload } = await renderApp(toForm(firstRepo), amina);
  await user.click(await ticked(0));
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(readme());
  await ticked(1);
  // Only what the user types is a draft.
  expect(screen.queryByText(/^Draft saved/)).toBeNull();

  await reload();
  await user.click(await ticked(1));
  expect(readme()).toBeChecked();
  await writeWork(user, 'https://github.com/amina/first', words);
  sandbox.clearRequests();
  await send(user);
  await screen.findByRole('heading', { name: 'Sent to Ngozi Okafor' });
  expect(workOf(sandbox, firstRepo)).toEqual([
    { taskUrl: 'https://github.com/amina/first', menteeComment: words, gradePercentage: null },
  ]);
  expect(sandbox.requests()).toHaveLength(1);
});

test('a logout deletes the ticks, and a tick in another tab shows at once', async () => {
  const { user } = await renderApp(toForm(firstRepo), amina);
  await user.click(await ticked(0));
  const [first, second, third] = screen.getAllByRole('checkbox');
  assert(first && third);
  await user.click(first);
  const key = Object.keys(localStorage).find((name) => name.endsWith(`ticks:${firstRepo}`)) ?? '';
  localStorage.setItem(key, '["No passwords, and no folders that a tool can make again."]');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await waitFor(() => expect(second).toBeChecked());
  expect(first).not.toBeChecked();

  logOut(amina.id);
  expect(Object.keys(localStorage).filter((name) => name.includes('ticks'))).toEqual([]);
  // The page is hidden, but until it has been reloaded, a late tap can still arrive.
  fireEvent.click(third);
  expect(Object.keys(localStorage).filter((name) => name.includes('ticks'))).toEqual([]);
});

test('a brief without “Done means” has no checklist', async () => {
  const { sandbox, visit } = await prepareApp(amina);
  sandbox.db.run('UPDATE tasks SET description = ? WHERE id = ?', [
    'Done means: it works.',
    firstRepo,
  ]);
  await visit(toForm(firstRepo));
  await link();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/^Check your work/)).toBeNull();
});
