import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quiet } from '../../support/page/quiet.ts';
import { renderApp } from '../../support/page/renderApp.tsx';
import { turn } from '../../support/page/turn.ts';
import {
  aminaWithoutMyStages,
  checked,
  countCalls,
  firstRepo,
  recordsAgedBy,
  sendIn,
  table,
  titles,
} from './amina.ts';

/** Tasks that were open in an earlier visit, and fail to load in this visit. */

/** Lets time pass in steps that leave each call its answer. */
const pass = async (minutes: number) => {
  for (let second = 0; second < minutes * 60; second += 10) {
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await quiet();
  }
};

/** Opens the list of tasks in a second visit in which each read of one task fails. */
async function openFailing(kind: '500' | 'drop') {
  const { sandbox, reload } = await renderApp('/dashboard/pending-task', aminaWithoutMyStages);
  await table('Completed tasks');
  await checked();
  const path = `/api/tasks/${firstRepo}/submissions`;
  sandbox.failNext({ method: 'GET', path, times: kind === '500' ? 1 : 1000, kind });
  sandbox.clearRequests();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  await reload(undefined, recordsAgedBy(6));
  await expect.poll(() => countCalls(sandbox).size).toBe(7);
  await checked();
  return { sandbox, calls: () => countCalls(sandbox).get(firstRepo) ?? 0 };
}

test('a stale task that is answered with 500 waits for the connection to return', async () => {
  const { sandbox, calls } = await openFailing('500');
  expect(titles(await table('Pending tasks'))[0]).toBe('Your first repository');
  await pass(5);
  expect(calls()).toBe(1);
  sendIn(sandbox, firstRepo);
  fireEvent(window, new Event('online'));
  await waitFor(async () =>
    expect(titles(await table('Pending tasks'))).not.toContain('Your first repository'),
  );
  expect(calls()).toBe(2);
  expect([...countCalls(sandbox).values()].reduce((sum, count) => sum + count)).toBe(8);
});

test('a hidden page does not request a stale task until the user returns', async () => {
  const { calls } = await openFailing('drop');
  await expect.poll(calls).toBe(3);
  turn('hidden');
  await pass(5);
  expect(calls()).toBe(3);
  turn('visible');
  await pass(0.5);
  expect(calls()).toBe(6);
});

test('an unanswered stale task is requested ten more times at most', async () => {
  const { calls } = await openFailing('drop');
  await pass(12);
  // Each time is three calls.
  expect(calls()).toBe(33);
  await pass(5);
  expect(calls()).toBe(33);
});

test('a page that was left stops requesting its stale task', async () => {
  const { calls } = await openFailing('drop');
  await expect.poll(calls).toBe(3);
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await screen.findByText('Edit profile');
  await pass(2);
  expect(calls()).toBe(3);
});
