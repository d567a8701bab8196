import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { dropSnapshots } from '../../../../src/app/store/snapshot.ts';
import { toTask } from '../../../../src/paths.ts';
import { renderApp } from '../../../support/page/renderApp.tsx';
import {
  amina,
  aminaId,
  failWork,
  firstRepo,
  gradeWork,
  priceList,
  toForm,
  writeWork,
} from '../amina.ts';

const address = toTask(firstRepo);
const form = toForm(firstRepo);

async function write(user: UserEvent, url: string, words: string): Promise<void> {
  await writeWork(user, url, words);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
}

async function send(user: UserEvent, url: string, words: string): Promise<void> {
  await write(user, url, words);
  await screen.findByText(/^Successfully sumitted/);
}

const keys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('akada_sent'));

async function openFeedback(user: UserEvent, words: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'See feedback' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(words);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function history(user: UserEvent) {
  await user.click(await screen.findByText(/^All versions/));
  const list = screen.getByRole('list', { name: 'Your versions, latest first' });
  return within(list).getAllByRole('listitem');
}

test('a task shows earlier versions with their feedback', async () => {
  const { user, sandbox, reload } = await renderApp(form, amina);
  await send(user, 'https://github.com/amina/one', 'The first try, with the menu.');
  await reload(address, async () => gradeWork(sandbox, firstRepo, 40, 'The menu does not open.'));
  expect(await screen.findByText(/^Graded 40%/, { selector: 'strong' })).toBeVisible();
  // The latest version is not listed twice.
  expect(screen.queryByText(/^All versions/)).not.toBeInTheDocument();

  await reload(form);
  await send(user, 'https://github.com/amina/two', 'The menu opens in this one.');
  await reload(address, async () => gradeWork(sandbox, firstRepo, 85, 'It opens now.'));
  await openFeedback(user, 'It opens now.');

  const [second, first] = await history(user);
  expect(screen.getByText(/^Your account keeps only the latest version/)).toBeVisible();
  expect(second).toHaveTextContent('https://github.com/amina/two');
  expect(second).toHaveTextContent(/Graded 85%.*It opens now\./);
  expect(second).not.toHaveTextContent('The menu does not open.');
  const before = screen.getByRole('link', { name: /^https:\/\/github.com\/amina\/one/ });
  expect(before).toHaveAttribute('href', 'https://github.com/amina/one');
  expect(first).toHaveTextContent('The first try, with the menu.');
  expect(first).toHaveTextContent(/Graded 40%.*The menu does not open\./);

  // The list is on the device, so it also shows offline.
  sandbox.clearRequests();
  sandbox.setFaults({ dropRate: 1 });
  await reload();
  expect(await history(user)).toHaveLength(2);
});

test('a replaced grade stays in the history, even if seen only on the dashboard', async () => {
  const { sandbox, reload, user } = await renderApp('/dashboard/pending-task', amina);
  await screen.findAllByText('Graded 88%');
  await reload(toTask(priceList), async () =>
    gradeWork(sandbox, priceList, 93, 'Looked at once more.'),
  );
  await openFeedback(user, 'Looked at once more.');
  await user.click(await screen.findByText('Earlier feedback'));
  const list = screen.getByRole('list', { name: 'Your versions, latest first' });
  expect(list).toHaveTextContent(/Graded 88%.*Graded 93%.*Looked at once more\./);
});

test('work sent from the outbox is stored until a logout, which announces its loss', async () => {
  const { user, sandbox, reload } = await renderApp(form, amina);
  failWork(sandbox, firstRepo, 'drop', { method: 'POST' });
  await write(user, 'https://github.com/amina/one', 'The first try, with the menu.');
  await user.click(await screen.findByRole('link', { name: 'Open outbox' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText(/^Sent at/);
  await waitFor(() => expect(keys()).toHaveLength(1));

  await reload(form, dropSnapshots);
  await send(user, 'https://github.com/amina/two', 'The menu opens in this one.');
  await reload(address);
  const [second, first] = await history(user);
  expect(second).toHaveTextContent('https://github.com/amina/two');
  expect(first).toHaveTextContent('https://github.com/amina/one');

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/^Earlier versions of your work/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(keys()).toEqual([]));
});

const seen = (menteeComment: string, changedAt: number) => ({
  taskUrl: 'https://github.com/amina/one',
  menteeComment,
  gradePercentage: null,
  mentorComment: null,
  changedAt,
  seenAt: 1_600_000_000_000,
  isSent: false,
});

test('two versions with the same link stay two versions', async () => {
  const errors = vi.spyOn(console, 'error');
  window.localStorage.setItem(
    `akada_sent:${aminaId}:${firstRepo}`,
    JSON.stringify([seen('The first try.', 1), seen('The second try.', 2)]),
  );
  const { user } = await renderApp(address, amina);
  expect(await history(user)).toHaveLength(2);
  expect(errors.mock.calls.flat().join(' ')).not.toContain('same key');
});
