import { expect, type Page } from '@playwright/test';

/** True once the worker has cached an area's code, which is then available without a network. */
export const isCached = (page: Page, area: string): Promise<boolean> =>
  page.evaluate(
    async (name) => (await caches.match(`/${name}`, { cacheName: 'akada-areas' })) !== undefined,
    area,
  );

/** Waits until the worker has cached an area's code. */
export async function untilCached(page: Page, area: string): Promise<void> {
  await expect.poll(() => isCached(page, area), { intervals: [200] }).toBe(true);
}

/** Tells the worker to cache an area's code, as a page does some seconds after it has loaded. */
export async function cacheNow(page: Page, area: string): Promise<void> {
  await page.evaluate(async (name) => {
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    active?.postMessage({ type: 'keep', area: name });
  }, area);
  await untilCached(page, area);
}
