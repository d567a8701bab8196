import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoticeHost } from '../../src/components/notices/NoticeHost.tsx';
import { announce } from '../../src/lib/notices.ts';

// As where its code cannot be had.
vi.mock('../../src/components/notices/AntdNotices.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const shown = (words: string): boolean => screen.queryByText(words) !== null;

test('without antd an API error stays three seconds, a notice eight, whatever comes meanwhile', async () => {
  render(
    <MemoryRouter>
      <NoticeHost />
    </MemoryRouter>,
  );
  act(() => announce({ kind: 'info', title: 'Here it is' }));
  await screen.findByText('Here it is');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  act(() => announce({ kind: 'error', title: 'A failure', passing: true }));
  act(() => announce({ kind: 'success', title: 'A notice', text: 'Of two lines' }));
  act(() => void vi.advanceTimersByTime(2900));
  expect([shown('A failure'), shown('A notice')]).toEqual([true, true]);
  act(() => void vi.advanceTimersByTime(200));
  expect([shown('A failure'), shown('A notice')]).toEqual([false, true]);
  act(() => void vi.advanceTimersByTime(4000));
  act(() => announce({ kind: 'success', title: 'Another', text: 'Of two lines' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect([shown('A notice'), shown('Another')]).toEqual([false, true]);
});
