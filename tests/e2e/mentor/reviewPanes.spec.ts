import type { Locator, Page } from '@playwright/test';
import { starterId } from '../../sandbox/data/ids.ts';
import { beLoggedIn, ngozi } from '../support/account.ts';
import { expect, test, type Site } from '../support/site.ts';
import { storedAnswers } from '../support/storedAnswers.ts';

const submissionsPath = '/dashboard/mentor/tasks-submissions/';
const comment = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Comment' });

/** Opens the queue of a device that stored Amina's graded work, which she has sent again since. */
async function openQueue(page: Page, site: Site): Promise<void> {
  await beLoggedIn(page, site, ngozi);
  const work = starterId('submission', 'amina/web-price-list');
  await page.goto(`${submissionsPath}?state=all`);
  await expect.poll(() => storedAnswers(page)).toContain(work);
  site.rows(
    `UPDATE submissions SET taskUrl = taskUrl || '-two', updatedAt = ?,
       menteeComment = menteeComment || ' It fits a phone now.' WHERE id = ? RETURNING id`,
    [new Date(), work],
  );
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
}

test('a mentor reviews by keyboard with the list pane at 1280 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQueue(page, site);
  // The skip link, the content, the first button in it.
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  const list = dialog.getByRole('region', { name: 'Submissions to you' });
  const current = list.locator('[aria-current]');
  await expect(comment(dialog)).toBeVisible();
  await expect(list.getByRole('button')).toHaveCount(38);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  // Focus must not scroll the review out of view.
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

  const sent = list.getByRole('button').filter({ hasText: 'Submitted again' });
  await expect(sent).toHaveCount(1);
  const titles = await list.getByRole('button').allTextContents();
  const at = titles.findIndex((words) => words.includes('Submitted again'));
  for (let step = 0; step < at; step += 1) await page.keyboard.press('j');
  await expect(dialog.getByText(`${at + 1} of 38`)).toBeVisible();
  await expect(current).toContainText('Submitted again');
  await expect(current).toBeInViewport({ ratio: 0.95 });
  await expect(dialog.locator('ins').filter({ hasText: 'two' })).toBeVisible();
  await expect(dialog.locator('ins').filter({ hasText: 'It fits a phone now' })).toBeVisible();

  await page.keyboard.press('d');
  const points = dialog.locator('details[open]').getByRole('listitem');
  await expect(points.first()).toBeVisible();
  const words = await comment(dialog).boundingBox();
  const point = await points.first().boundingBox();
  expect((point?.x ?? 0) + (point?.width ?? 0)).toBeLessThan(words?.x ?? 0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${submissionsPath}?state=all`);
});
