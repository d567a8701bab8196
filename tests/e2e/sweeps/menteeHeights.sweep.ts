import type { Page } from '@playwright/test';
import { toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

/** A mentee's pages stay short on a phone. */

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const amina = { email: 'mentee@akada.example', password: 'akada-2021' };

const track = toTrack('Web development', starterId('track', 'web'));

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test('the dashboard is at most 1,200 px tall', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Your progress' })).toContainText('3 graded');
  await expect(page.getByRole('button', { name: 'Add 6 deadlines to calendar' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(1200);
});

test('a mentee’s track is at most 1,700 px, current stage on the first screen', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  await page.goto(track, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Your grades over time' })).toBeVisible();
  const here = page.getByRole('listitem').filter({ hasText: 'You are here' });
  expect((await here.boundingBox())?.y).toBeLessThan(560);
  expect(await heightOf(page)).toBeLessThanOrEqual(1700);
});
