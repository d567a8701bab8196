import type { Page } from '@playwright/test';
import { toGrading, toSubmitTask, toTask } from '../../../src/paths.ts';
import { ids } from '../../gallery/galleryData.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { addressesOf } from '../support/addresses.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, test } from '../support/site.ts';
import { shiftOf } from '../support/sweeps/measures.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Pages that show work in other states, besides the pages of the areas. */
const others = {
  mentee: [toTask(ids.graded), toSubmitTask(ids.graded)],
  mentor: [toGrading(ids.submission)],
};

/** Spends the allowance, because near the end of the 100 requests background checks are put off. */
const spend = (page: Page, spent: number) =>
  page.evaluate((count) => {
    const allowance = { start: Date.now() - 1000, spent: count, until: 0 };
    localStorage.setItem('akada_allowance', JSON.stringify(allowance));
  }, spent);

for (const area of ['mentee', 'mentor'] as const) {
  test(`pages of the ${area} area do not shift when the user returns`, async ({ page, site }) => {
    await beLoggedIn(page, site, area === 'mentor' ? ngozi : amina);
    await page.goto('/favicon.svg');
    for (const path of [...addressesOf(area), ...others[area]]) {
      await spend(page, 0);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await site.setFaults({ latencyMs: 600 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const { sum, what } = await shiftOf(page);
      expect.soft(sum, `${path}: ${what}`).toBeLessThan(0.02);
      await site.setFaults({ latencyMs: 0 });
    }
  });
}

/** Deletes the responses and files of earlier visits; the login stays. */
async function forgetFiles(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

test('the dashboard, a track and a certificate do not shift on first visit', async ({
  page,
  site,
}) => {
  const web = starterId('track', 'web');
  await beLoggedIn(page, site, amina);
  await page.goto('/favicon.svg');
  for (const path of [
    '/dashboard',
    `/dashboard/track/web/${web}`,
    `/dashboard/certificate/web/${web}`,
  ]) {
    await forgetFiles(page, new URL(page.url()).origin);
    await site.setFaults({ latencyMs: 300 });
    const font = await holdCode(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    font.letGo();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const { sum, what } = await shiftOf(page);
    expect(sum, `${path}: ${what}`).toBeLessThan(0.02);
    await site.setFaults({ latencyMs: 0 });
  }
});

test('a track does not shift if only some of its grades can be checked', async ({ page, site }) => {
  const path = `/dashboard/track/web/${starterId('track', 'web')}`;
  await beLoggedIn(page, site, amina);
  // Readable headers would correct the count, and the checks would continue.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['x-ratelimit-remaining'];
    await route.fulfill({ response, headers });
  });
  await page.goto('/favicon.svg');
  for (const spent of [86, 80]) {
    await spend(page, spent);
    await site.setFaults({ latencyMs: 600 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText('We can check only some of your tasks')).toBeVisible();
    const { sum, what } = await shiftOf(page);
    expect(sum, `${spent}: ${what}`).toBeLessThan(0.02);
    await site.setFaults({ latencyMs: 0 });
  }
});
