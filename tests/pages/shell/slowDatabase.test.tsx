import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { preloadRoute } from '../../../src/app/AppRoutes.tsx';
import { pagePerson } from '../../../src/app/store/person.ts';
import { logInElsewhere } from '../../support/page/otherTab.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { amina } from '../../support/people.ts';

test('an offline start with a slow database shows that saved pages are loading', async () => {
  const page = '/dashboard/pending-task';
  const { visit } = await renderApp('/about', amina);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as is used
  const pending = new EventTarget() as IDBRequest<unknown[]>;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue(pending);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => {
    Reflect.get(pending, 'onsuccess')?.call(pending, new Event('success'));
  });
  await visit(page, async () => preloadRoute(page));
  expect(await screen.findByText(/^Loading your saved pages/)).toBeVisible();
});

/** Clears the saved data; the database does not respond before `respond` is called. */
async function clearSlowly() {
  const { user } = await renderApp('/dashboard/track', amina);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all except drafts' }));
  const question = within(await screen.findByRole('alertdialog'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as is used
  const pending = new EventTarget() as IDBRequest<IDBValidKey[]>;
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockReturnValueOnce(pending);
  Reflect.set(pending, 'result', []);
  const respond = () => Reflect.get(pending, 'onsuccess')?.call(pending, new Event('success'));
  onTestFinished(respond);
  await user.click(question.getByRole('button', { name: 'Clear' }));
  expect(document.documentElement).not.toBeVisible();
  return respond;
}

test('saved data is cleared on the screen although the database never responds', async () => {
  await clearSlowly();
  await screen.findByText('Saved data cleared');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
});

test('a logout in another tab while the database is cleared stays', async () => {
  const respond = await clearSlowly();
  logInElsewhere(null);
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  respond();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pagePerson().userId).toBeNull();
});
