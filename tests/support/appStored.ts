import { expect, type Page } from '@playwright/test';

/** Returns whether the service worker has stored the app's files, which then need no network. */
export const isAppStored = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });

/** Waits until the app's files are stored, some seconds after a dashboard has loaded. */
export async function untilAppStored(page: Page): Promise<void> {
  await expect.poll(() => isAppStored(page), { intervals: [200] }).toBe(true);
}
