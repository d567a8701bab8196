import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { preloadRoute } from '../../../src/app/AppRoutes.tsx';
import { pagePerson } from '../../../src/app/store/person.ts';
import { tokenKey } from '../../../src/auth/session.ts';
import { renderApp } from '../../support/page/renderApp.tsx';

test('an offline start with a slow database shows that saved pages are loading', async () => {
  const page = '/dashboard/pending-task';
  const { reload } = await renderApp('/about', { as: 'mentee@akada.example' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as is used
  const unanswered = new EventTarget() as IDBRequest<unknown[]>;
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockReturnValue(unanswered);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => {
    Reflect.get(unanswered, 'onsuccess')?.call(unanswered, new Event('success'));
  });
  await reload(page, async () => preloadRoute(page));
  expect(await screen.findByText(/^Loading your saved pages/)).toBeVisible();
});

/** Clears the saved data; the database does not answer before `answer` is called. */
async function clearSlowly() {
  const { user } = await renderApp('/dashboard/track', { as: 'mentee@akada.example' });
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all except drafts' }));
  const question = within(await screen.findByRole('alertdialog'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a request as is used
  const unanswered = new EventTarget() as IDBRequest<IDBValidKey[]>;
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockReturnValueOnce(unanswered);
  Reflect.set(unanswered, 'result', []);
  const answer = () => Reflect.get(unanswered, 'onsuccess')?.call(unanswered, new Event('success'));
  onTestFinished(answer);
  await user.click(question.getByRole('button', { name: 'Clear' }));
  expect(document.documentElement).not.toBeVisible();
  return answer;
}

test('saved data is cleared on the screen although the database never answers', async () => {
  await clearSlowly();
  await screen.findByText('Saved data cleared');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
});

test('a logout in another tab while the database is cleared stays', async () => {
  const answer = await clearSlowly();
  localStorage.removeItem(tokenKey);
  window.dispatchEvent(
    new StorageEvent('storage', { key: tokenKey, newValue: localStorage.getItem(tokenKey) }),
  );
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(pagePerson().userId).toBeNull();
});
