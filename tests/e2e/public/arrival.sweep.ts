import type { Page, Route } from '@playwright/test';
import { areas, type PageRoute } from '../../../src/app/areas.ts';
import { accountPages, publicPages } from '../../../src/app/routes.ts';
import { ids } from '../../gallery/galleryData.ts';
import { amina, ngozi } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { addressOf } from '../support/addresses.ts';
import { isAlive } from '../support/alive.ts';
import { expect, test } from '../support/site.ts';

/** Every navigation announces the new page. */

/** Navigates like the browser's Back and Forward, without a reload. */
const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Finds the live region for screen readers. */
const announcerOf = (page: Page) => page.locator('p[aria-live="polite"].visually-hidden');

async function arriveAtAll(page: Page, pages: readonly PageRoute[]): Promise<void> {
  const [first, ...others] = pages.map(addressOf);
  await page.goto(first ?? '/');
  // The first input hydrates a public page.
  await page.keyboard.press('Shift');
  await page.waitForFunction(isAlive);
  await page.waitForLoadState('networkidle');
  const announcer = announcerOf(page);
  let before = '';
  for (const address of others) {
    await test.step(address, async () => {
      await go(page, address);
      await expect(announcer).not.toHaveText(before);
      await expect(announcer).toHaveText(/Akada/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      before = (await announcer.textContent()) ?? '';
      await expect(page).toHaveTitle(/Akada/);
    });
  }
}

test('public pages focus the heading and announce the title', async ({ page }) => {
  await arriveAtAll(page, publicPages);
});

test('account pages focus the heading and announce the title', async ({ page }) => {
  await arriveAtAll(page, accountPages);
});

for (const { name, pages } of areas) {
  test(`pages of the ${name} area focus the heading and announce the title`, async ({
    page,
    site,
  }) => {
    await beLoggedIn(page, site, name === 'mentor' ? ngozi : amina);
    await arriveAtAll(page, pages);
  });
}

test('a title from the API is announced after it has loaded', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  const held: Route[] = [];
  await page.route(`**/api/courses/${ids.course}`, (route) => void held.push(route));
  await page.goto('/dashboard/mentee/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await go(page, `/dashboard/course/html/${ids.course}`);
  await expect(announcerOf(page)).toHaveText('html · Akada');
  await expect.poll(() => held.length).toBe(1);

  await Promise.all(held.map((route) => route.continue()));
  await expect(announcerOf(page)).toHaveText('HTML for beginners · Akada');
});
