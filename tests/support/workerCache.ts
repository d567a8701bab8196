import { expect, type Page } from '@playwright/test';

/** True once the worker has cached an area's code, which is then available without a network. */
export const isCached = (page: Page, area: string): Promise<boolean> =>
  page.evaluate(
    async (name) => (await caches.match(`/${name}`, { cacheName: 'akada-areas' })) !== undefined,
    area,
  );

/** Waits until the worker has cached an area's code. */
export async function untilCached(page: Page, area: string): Promise<void> {
  await expect.poll(() => isCached(page, area)).toBe(true);
}
