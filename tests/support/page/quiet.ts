import { expect } from 'vitest';
import type { RootState } from '../../../src/app/store/rootReducer.ts';
import { activeSession } from '../../../src/app/store/sessions.ts';

/** The number of reads under way in the present tab. */
export function readsUnderWay(): number {
  const state: Partial<RootState> = activeSession().store?.getState() ?? {};
  return Object.values(state.requests ?? {}).filter(({ status }) => status === 'loading').length;
}

/** Waits until every request has been answered. */
export const quiet = async () => await expect.poll(readsUnderWay).toBe(0);
