import { onTestFinished, vi } from 'vitest';

/** Stops the clock until a test moves it, or waits with `expect.poll`. */
export function stopClock(now = Date.now()) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  return {
    /** In milliseconds; a negative number sets it back. */
    pass: (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
    },
  };
}
