import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoticeHost } from '../../../src/ui/NoticeHost.tsx';
import {
  announce,
  type Announcement,
  clearTransientNotices,
  notices,
} from '../../../src/ui/notices.ts';

const shown = (words: string): boolean => screen.queryByText(words) !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const say = (notice: Announcement) => act(() => announce(notice));

/** Renders the host of toasts, with a fake clock. */
function openHost(): void {
  vi.useFakeTimers();
  onTestFinished(() => notices.set([]));
  render(
    <MemoryRouter>
      <NoticeHost />
    </MemoryRouter>,
  );
}

test('a notice appears at once, errors as an alert, and can be closed', () => {
  openHost();
  say({ kind: 'error', title: 'A failure' });
  expect(screen.getByRole('alert')).toHaveTextContent('A failure');
  say({ kind: 'success', title: 'Done' });
  expect(screen.getByRole('status')).toHaveTextContent('Done');
  act(() => screen.getAllByRole('button', { name: 'Close' })[0]?.click());
  expect([shown('A failure'), shown('Done')]).toEqual([false, true]);
});

test('time passes for a notice only while the user can read it', () => {
  openHost();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  say({ kind: 'success', title: 'A notice', text: 'Of two lines' });
  pass(7000);
  visibility.mockReturnValue('hidden');
  pass(60_000);
  visibility.mockReturnValue('visible');
  pass(900);
  expect(shown('A notice')).toBe(true);
  pass(200);
  expect(shown('A notice')).toBe(false);

  const action = { label: 'Go on', to: '/', state: null };
  say({ kind: 'error', title: 'With a way on', text: 'It stays', action });
  say({ kind: 'success', title: 'Another', text: 'Of two lines' });
  screen.getByRole('link', { name: 'Go on' }).focus();
  pass(60_000);
  expect(shown('Another')).toBe(true);
  screen.getByRole('link', { name: 'Go on' }).blur();
  pass(8000);
  expect([shown('With a way on'), shown('Another')]).toEqual([true, false]);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(shown('With a way on')).toBe(false);
});

test('API errors stay three seconds and notices eight, unless newer notices cover them', () => {
  openHost();
  say({ kind: 'error', title: 'A failure', isTransient: true });
  say({ kind: 'success', title: 'A notice', text: 'Of two lines' });
  pass(2900);
  expect([shown('A failure'), shown('A notice')]).toEqual([true, true]);
  pass(5000);
  expect([shown('A failure'), shown('A notice')]).toEqual([true, true]);
  pass(200);
  expect([shown('A failure'), shown('A notice')]).toEqual([true, false]);
  pass(2700);
  expect(shown('A failure')).toBe(true);
  pass(500);
  expect(shown('A failure')).toBe(false);
});

test('the same notice appears once and starts its time again', () => {
  openHost();
  say({ kind: 'error', title: 'A failure', isTransient: true });
  pass(2900);
  say({ kind: 'error', title: 'A failure', isTransient: true });
  expect(screen.getAllByText('A failure')).toHaveLength(1);
  pass(2900);
  expect(shown('A failure')).toBe(true);
});

test('at most three notices show, and notices with an action stay', () => {
  openHost();
  const action = { label: 'Go on', to: '/', state: null };
  say({ kind: 'error', title: 'With a way on', text: 'It stays', action });
  for (const title of ['First', 'Second', 'Third']) say({ kind: 'success', title });
  expect(shown('First')).toBe(false);
  expect([shown('With a way on'), shown('Second'), shown('Third')]).toEqual([true, true, true]);
});

test('a notice moves into the open dialog, and out when it closes', async () => {
  openHost();
  say({ kind: 'success', title: 'Said before', text: 'Of two lines' });
  const dialog = document.createElement('dialog');
  onTestFinished(() => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  vi.useRealTimers();
  await within(dialog).findByText('Said before');
  say({ kind: 'success', title: 'Said after' });
  expect(within(dialog).getByText('Said after')).toBeVisible();
  dialog.remove();
  await screen.findByText('Said after');
  expect(shown('Said before')).toBe(true);
});

test('a notice waits for a host, and a transient one goes with the next success', () => {
  announce({ kind: 'success', title: 'Done' });
  openHost();
  say({ kind: 'error', title: 'A failure', isTransient: true });
  expect([shown('Done'), shown('A failure')]).toEqual([true, true]);
  act(clearTransientNotices);
  expect([shown('Done'), shown('A failure')]).toEqual([true, false]);
});
