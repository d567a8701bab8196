import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { pageStore } from '../../../src/app/store/person.ts';

/** Lets a test advance the page's timers, which otherwise pass as usual. */
export const fakePauses = (): void =>
  void vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });

/** Waits until every request has a response, without the pauses before a read's retries. */
export async function skipPauses(): Promise<void> {
  while (readsUnderWay() > 0) await act(() => vi.advanceTimersByTimeAsync(100));
}

/** Counts the reads under way in the present tab. */
export function readsUnderWay(): number {
  return Object.values(pageStore().getState().requests).filter(({ status }) => status === 'loading')
    .length;
}

/** Waits until every request has a response. */
export const untilIdle = async () => await expect.poll(readsUnderWay).toBe(0);
