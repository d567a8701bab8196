import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../../support/page/renderApp.tsx';

const page = '../../../src/learning/tracks/TracksPage.tsx';

test('a broken page keeps the frame and offers a reload', async () => {
  vi.doMock(page, () => ({
    default: () => {
      throw new TypeError('This page breaks for ada@mail.example');
    },
  }));
  // React logs what broke, which is the subject of this test.
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => vi.doUnmock(page));
  const { user } = await renderApp('/dashboard/track', { as: 'mentee@akada.example' });

  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'Something went wrong on this page',
  });
  // `getByRole` fails if there are two.
  expect(screen.getByRole('main')).toContainElement(heading);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  // The report has the error's kind, but not its message, which may contain anything.
  await user.click(screen.getByRole('button', { name: 'Report a problem' }));
  const report = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
  const text = report.getByRole<HTMLTextAreaElement>('textbox').value;
  expect(text).toContain('Page: /dashboard/track\n');
  expect(text).toMatch(/- \d\d:\d\d TypeError$/);
  expect(text).not.toMatch(/ada|breaks/);
  await user.click(report.getByRole('button', { name: 'Close' }));

  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  await user.click(menu.getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { name: 'Amina Bello' })).toBeVisible();
  expect(heading).not.toBeInTheDocument();
});

test('a page without its code reloads once the site is reachable', async () => {
  vi.doMock(page, () => ({
    default: () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    },
  }));
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const isSiteThere = vi.fn<() => boolean>(() => false);
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== 'HEAD') return fetch(input, init);
    return isSiteThere() ? new Response() : Promise.reject(new TypeError('Failed to fetch'));
  });
  onTestFinished(() => vi.doUnmock(page));
  await renderApp('/dashboard/track', { as: 'mentee@akada.example' });
  await screen.findByText(/Check your connection/);

  const asked = isSiteThere.mock.calls.length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(isSiteThere.mock.calls.length).toBeGreaterThan(asked));
  expect(reload).not.toHaveBeenCalled();
  isSiteThere.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
