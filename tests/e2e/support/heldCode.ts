import type { Page } from '@playwright/test';

/** Holds back code of the app, by a pattern of its address, until it is let go. */
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
