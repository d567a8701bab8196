import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { assert, expect, test } from 'vitest';
import { deleteResponses } from '../../../../src/app/store/responses.ts';
import { toTask } from '../../../../src/paths.ts';
import { renderApp } from '../../../support/page/renderApp.tsx';
import { amina } from '../../../support/people.ts';
import { failWork, firstRepo, gradeWork, toForm, writeWork } from '../amina.ts';

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

const keys = () => Object.keys(window.localStorage).filter((key) => /_box:.*:previous:/.test(key));

/** Opens the fold and returns what it shows. */
async function openFold(user: UserEvent): Promise<HTMLElement> {
  const summary = await screen.findByText('Previous version');
  await user.click(summary);
  const fold = summary.closest('details');
  assert(fold);
  return fold;
}

test('a task shows the version before a resubmission with its feedback, even offline', async () => {
  const { user, sandbox, visit, reload } = await renderApp(form, amina);
  await send(user, 'https://github.com/amina/one', 'The first try, with the menu.');
  await visit(address, async () => gradeWork(sandbox, firstRepo, 40, 'The menu does not open.'));
  expect(await screen.findByText(/^40% · /, { selector: 'p:not([role])' })).toBeVisible();
  expect(screen.queryByText('Previous version')).not.toBeInTheDocument();

  await visit(form);
  await send(user, 'https://github.com/amina/two', 'The menu opens in this one.');
  // The stored responses may be gone; the box is not.
  await visit(address, async () => {
    gradeWork(sandbox, firstRepo, 85, 'It opens now.');
    await deleteResponses();
  });
  expect(await screen.findByText(/^85% · /, { selector: 'p:not([role])' })).toBeVisible();
  const fold = await openFold(user);
  expect(within(fold).getByRole('link')).toHaveAttribute('href', 'https://github.com/amina/one');
  expect(fold).toHaveTextContent('The first try, with the menu.');
  expect(fold).toHaveTextContent(/Graded 40%.*The menu does not open\./);

  sandbox.setFaults({ dropRate: 1 });
  await reload();
  expect(await openFold(user)).toHaveTextContent('The first try, with the menu.');
});

test('the version before one sent from the outbox or another device is shown until a logout', async () => {
  const { user, sandbox, visit, reload } = await renderApp(form, amina);
  await send(user, 'https://github.com/amina/one', 'The first try, with the menu.');
  await visit(form);
  failWork(sandbox, firstRepo, 'drop', { method: 'POST' });
  await write(user, 'https://github.com/amina/two', 'The menu opens in this one.');
  await user.click(await screen.findByRole('link', { name: 'Open outbox' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('1 item sent.');
  await visit(address);
  expect(await openFold(user)).toHaveTextContent('The first try, with the menu.');

  sandbox.db.run('UPDATE submissions SET menteeComment = ?, updatedAt = ? WHERE taskId = ?', [
    'The third try, from school.',
    new Date(Date.now() + 1000),
    firstRepo,
  ]);
  await reload();
  await within(await openFold(user)).findByText('The menu opens in this one.');
  expect(keys()).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
  );
  await waitFor(() => expect(keys()).toEqual([]));
});
