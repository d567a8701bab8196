import { amina, beLoggedIn } from '../support/account.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, type Site, test } from '../support/site.ts';

import type { Page } from '@playwright/test';

const DAYS = 24 * 60 * 60 * 1000;

/** Opens home, and again as if three weeks had passed. */
async function comeBack(page: Page, site: Site) {
  await beLoggedIn(page, site, amina);
  await page.goto('/dashboard');
  await expect(page.getByText('Your mentor: Ngozi Okafor')).toBeAttached();
  const lines = page.getByRole('region', { name: 'Welcome back' });
  await expect(lines).toBeHidden();
  await page.evaluate(
    (time) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':home')) ?? '';
      localStorage.setItem(key, String(time));
    },
    Date.now() - 21 * DAYS,
  );
  await page.reload();
  await expect(lines).toContainText('You do not have to start again.');
  return { lines, close: lines.getByRole('button', { name: 'OK' }) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a mentee who comes back sees three lines until a tap', async ({ page, site }) => {
    const { lines, close } = await comeBack(page, site);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await close.tap();
    await expect(lines).toBeHidden();
  });
});

test('the lines about coming back close by keyboard and in other tabs', async ({
  page,
  context,
  site,
}) => {
  const { lines, close } = await comeBack(page, site);
  const other = await context.newPage();
  await other.goto('/dashboard');
  const there = other.getByRole('region', { name: 'Welcome back' });
  await expect(there).toBeVisible();
  await page.bringToFront();
  await keyboard(page).press(close);
  await expect(lines).toBeHidden();
  await expect(there).toBeHidden();
});
