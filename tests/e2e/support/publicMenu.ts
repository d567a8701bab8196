import type { Locator, Page } from '@playwright/test';

/** Finds the button of the slide-out menu, which plain HTML opens. */
export const menuButton = (page: Page): Locator => page.getByRole('banner').locator('summary');

/** Opens the slide-out menu. Returns the links of pages; Login and Register are below them. */
export async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  return page.getByRole('navigation', { name: 'Menu', exact: true });
}
