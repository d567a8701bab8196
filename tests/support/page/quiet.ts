import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { RootState } from '../../../src/app/store/rootReducer.ts';
import { activeSession } from '../../../src/app/store/sessions.ts';

/** Lets a test advance the page's timers, which otherwise pass as usual. */
export const fakePauses = (): void =>
  void vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });

/** Waits until every request has been answered, without the pauses before a read's retries. */
export async function skipPauses(): Promise<void> {
  while (readsUnderWay() > 0) await act(() => vi.advanceTimersByTimeAsync(100));
}

/** The number of reads under way in the present tab. */
function readsUnderWay(): number {
  const state: Partial<RootState> = activeSession().store?.getState() ?? {};
  return Object.values(state.requests ?? {}).filter(({ status }) => status === 'loading').length;
}

/** Waits until every request has been answered. */
export const quiet = async () => await expect.poll(readsUnderWay).toBe(0);
