import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { preloadRoute } from '../../../src/app/AppRoutes.tsx';
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
