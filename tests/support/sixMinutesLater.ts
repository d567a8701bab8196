import { vi } from 'vitest';

/** Moves the clock six minutes ahead, so that earlier reads are stale. */
export function sixMinutesLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60 * 1000 });
}
