import { onTestFinished, vi } from 'vitest';

/** Six minutes pass on the clock: what was read before is not fresh any more. */
export function sixMinutesLater(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
}
