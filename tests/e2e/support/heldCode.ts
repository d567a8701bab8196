import type { Page } from '@playwright/test';
import { gate } from './gate.ts';

/**
 * Holds responses with the app's code, by a pattern of their address, until they are released. The
 * load event may wait for them, so open the page with `waitUntil: 'domcontentloaded'`.
 */
export async function holdCode(page: Page, pattern: string): Promise<{ letGo: () => void }> {
  const { opened, open } = gate();
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue();
  });
  return { letGo: open };
}
