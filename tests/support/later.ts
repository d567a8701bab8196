import { onTestFinished, vi } from 'vitest';

/** Moves the clock six minutes ahead: what was read before is stale. */
export function sixMinutesLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}
