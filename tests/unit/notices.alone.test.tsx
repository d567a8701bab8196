import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoticeHost } from '../../src/components/notices/NoticeHost.tsx';
import { announce } from '../../src/platform/notices.ts';

// As where its code cannot be had.
vi.mock('../../src/components/notices/AntdNotices.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const shown = (words: string): boolean => screen.queryByText(words) !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** The host of notices, its code there and the time in the test's hands. */
async function openHost(): Promise<void> {
  render(
    <MemoryRouter>
      <NoticeHost />
    </MemoryRouter>,
  );
  act(() => announce({ kind: 'info', title: 'Here it is' }));
  await screen.findByText('Here it is');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test('time passes for a notice only while it can be read', async () => {
  await openHost();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  onTestFinished(() => visibility.mockRestore());
  act(() => announce({ kind: 'success', title: 'A notice', text: 'Of two lines' }));
  pass(7000);
  visibility.mockReturnValue('hidden');
  pass(60_000);
  visibility.mockReturnValue('visible');
  pass(900);
  expect(shown('A notice')).toBe(true);
  pass(200);
  expect(shown('A notice')).toBe(false);

  const action = { label: 'Go on', to: '/', state: null };
  act(() => announce({ kind: 'error', title: 'With a way on', text: 'It stays', action }));
  act(() => announce({ kind: 'success', title: 'Another', text: 'Of two lines' }));
  screen.getByRole('link', { name: 'Go on' }).focus();
  pass(60_000);
  expect(shown('Another')).toBe(true);
  screen.getByRole('link', { name: 'Go on' }).blur();
  pass(8000);
  expect([shown('With a way on'), shown('Another')]).toEqual([true, false]);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect(shown('With a way on')).toBe(false);
});

test('without antd an API error stays three seconds, a notice eight, whatever comes meanwhile', async () => {
  await openHost();
  act(() => announce({ kind: 'error', title: 'A failure', passing: true }));
  act(() => announce({ kind: 'success', title: 'A notice', text: 'Of two lines' }));
  pass(2900);
  expect([shown('A failure'), shown('A notice')]).toEqual([true, true]);
  pass(200);
  expect([shown('A failure'), shown('A notice')]).toEqual([false, true]);
  pass(4000);
  act(() => announce({ kind: 'success', title: 'Another', text: 'Of two lines' }));
  pass(1000);
  expect([shown('A notice'), shown('Another')]).toEqual([false, true]);
});
