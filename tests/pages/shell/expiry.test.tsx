import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { currentSession, persistToken } from '../../../src/auth/session.ts';
import { useExpiry } from '../../../src/auth/useExpiry.ts';
import { pasteInto } from '../../support/page/pasteInto.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { loginToken } from '../../support/sandboxServer.ts';
import { amina, firstRepo, toForm } from '../mentee/amina.ts';

const form = toForm(firstRepo);
const clock = (moment: number) =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const warning = () => screen.findByText(/^Your login expires at/);
const noWarning = async () => {
  await expect.poll(() => screen.queryByText(/^Your login expires/)).toBeNull();
};

/** Opens a page with a login that ends in four minutes; the next one lasts a day. */
async function openNearTheEnd(path: string, as = amina.as) {
  let behind = (24 * 60 - 4) * 60_000;
  const opened = await renderApp(path, {
    as,
    sandbox: { now: () => new Date(Date.now() - behind) },
  });
  behind = 0;
  return opened;
}

test('a warning five minutes before expiry offers a login and keeps the text', async () => {
  const { user, path } = await openNearTheEnd(form);
  const words = await warning();
  const { exp = 0 } = currentSession() ?? {};
  expect(words).toHaveTextContent(`Your login expires at ${clock(exp * 1000)}.`);
  expect(words.closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();

  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await pasteInto(user, comment, 'half a sentence');
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(within(dialog).getByLabelText('Email')).toHaveValue(amina.as);
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await warning()).toBeVisible();
  expect(comment).toHaveFocus();
  expect(path()).toBe(form);
  expect(comment).toHaveValue('half a sentence');
});

test('a new login closes the warning in other tabs', async () => {
  const { origin } = await openNearTheEnd('/dashboard/track');
  expect(await warning()).toBeVisible();
  persistToken(await loginToken(origin, amina.as));
  window.dispatchEvent(new StorageEvent('storage', { key: 'akada_token' }));
  await noWarning();
});

test('a closed warning does not return for the same login', async () => {
  const { user } = await openNearTheEnd('/dashboard/track');
  const words = await warning();
  const close = words.parentElement?.querySelector('[aria-label="Close"]');
  if (close) await user.click(close);
  await noWarning();
  await user.click(screen.getByRole('link', { name: 'Tasks' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  expect(screen.queryByText(/^Your login expires/)).toBeNull();
});

test('the warning works inside an open dialog', async () => {
  const mentor = 'mentor@akada.example';
  const { user } = await openNearTheEnd('/dashboard/mentor/tasks-submissions/', mentor);
  await user.click(await screen.findByRole('button', { name: 'Review next' }));
  const desk = await screen.findByRole('dialog');
  await pasteInto(user, within(desk).getByLabelText('Comment'), 'half a sentence');
  await user.click(within(desk).getByRole('button', { name: 'Log in again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' });
  expect(within(dialog).queryByText(/^Your login expires/)).toBeNull();
  await pasteInto(user, within(dialog).getByLabelText('Password'), 'akada-2021');
  await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await noWarning();
  expect(within(desk).getByLabelText('Comment')).toHaveValue('half a sentence');
  expect(within(desk).getByLabelText('Comment')).toHaveFocus();
});

const pass = (time: number): void => act(() => void vi.advanceTimersByTime(time));

test('the expiry timer works across days and sleep', () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  const days = 24 * 60 * 60_000;
  const exp = (Date.now() + 40 * days) / 1000;
  const { result, unmount } = renderHook(() => useExpiry(exp));
  pass(40 * days - 5 * 60_000 - 1000);
  expect([result.current, vi.getTimerCount()]).toEqual(['calm', 1]);
  pass(1000);
  expect([result.current, vi.getTimerCount()]).toEqual(['soon', 1]);
  // While a laptop sleeps, the clock runs and the timers do not.
  act(() => {
    vi.setSystemTime(exp * 1000 + 1);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect([result.current, vi.getTimerCount()]).toEqual(['over', 0]);
  unmount();
});
