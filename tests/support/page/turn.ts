import { onTestFinished, vi } from 'vitest';

/** Hides or shows the page. */
export function turn(state: 'hidden' | 'visible'): void {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
