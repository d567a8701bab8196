import type { Page } from '@playwright/test';

/** Holds responses with the app's code, by a pattern of their address, until they are released. */
export async function holdCode(page: Page, pattern: string): Promise<{ letGo: () => void }> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue();
  });
  return { letGo: () => gate.open?.() };
}
