import type { Page } from '@playwright/test';

/** Moves the clock to a moment, as after a sleep. null resets the clock. */
export const sleepUntil = (tab: Page, moment: number | null) =>
  tab.evaluate((then) => {
    const clock: unknown = Reflect.get(window, 'clock') ?? Date.now;
    if (typeof clock !== 'function') return;
    Reflect.set(window, 'clock', clock);
    const ahead = then === null ? 0 : then - Number(clock());
    Date.now = () => Number(clock()) + ahead;
    document.dispatchEvent(new Event('visibilitychange'));
  }, moment);

/** When the stored login expires, in milliseconds since 1970. */
export const expiryOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const claims: unknown = JSON.parse(
      atob(localStorage.getItem('akada_token')?.split('.')[1] ?? ''),
    );
    return typeof claims === 'object' && claims !== null && 'exp' in claims
      ? Number(claims.exp) * 1000
      : 0;
  });
