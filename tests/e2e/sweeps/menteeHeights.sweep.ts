import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

/** A mentee's pages stay short on a phone. */

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const amina = { email: 'mentee@akada.example', password: 'akada-2021' };

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test('the dashboard takes at most 1,200 px', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('3 graded');
  await expect(page.getByRole('button', { name: '6 deadlines to my calendar' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(1200);
});
