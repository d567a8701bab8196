import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

/** A mentor's pages stay short on a phone. */

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const ngozi = { email: 'mentor@akada.example', password: 'akada-2021' };

const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test('ten submissions to grade are at most 1,500 px tall', async ({ page, site }) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/tasks-submissions/');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  expect(await heightOf(page)).toBeLessThanOrEqual(1500);
});

test('ten mentees are at most 1,600 px tall', async ({ page, site }) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/mentees');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  expect(await heightOf(page)).toBeLessThanOrEqual(1600);
});

test('a review’s grade is within one screen, with one fold below the comment', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto('/dashboard/mentor/tasks-submissions/');
  await page.getByRole('button', { name: 'Review next' }).tap();
  const dialog = page.getByRole('dialog');
  const grade = await dialog.getByLabel('Grade (%)', { exact: true }).boundingBox();
  const comment = await dialog.getByLabel('Comment', { exact: true }).boundingBox();
  expect(grade?.y).toBeLessThan(2 * 740);
  expect(comment?.y).toBeGreaterThan(grade?.y ?? 0);
  await expect(dialog.locator('summary').filter({ visible: true })).toHaveText([
    'Done means',
    'Comments, checklist, brief',
  ]);
});
