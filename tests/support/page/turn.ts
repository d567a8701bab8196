import { onTestFinished, vi } from 'vitest';

/** Hides the page, or shows it again. */
export function turn(state: 'hidden' | 'visible'): void {
  const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => spy.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
}
