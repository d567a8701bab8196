import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { beLoggedIn, ngozi } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import { keyboard } from '../support/keyboard.ts';
import { expect, test, type Site } from '../support/site.ts';

async function openQueue(page: Page, site: Site): Promise<void> {
  await beLoggedIn(page, site, ngozi);
  await page.goto(paths.submissions);
}

test('a mentor starts a batch by keyboard, reloads in the middle and leaves it', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openQueue(page, site);
  const keys = keyboard(page);
  const dialog = page.getByRole('dialog');
  await keys.press(page.getByRole('button', { name: 'Twenty minutes' }));
  await expect(dialog.getByText('1 of 5')).toBeVisible();
  await keys.key('j');
  await expect(dialog.getByText('2 of 5')).toBeVisible();
  await page.reload();
  await expect(dialog.getByText('2 of 5')).toBeVisible();
  await expect(dialog.getByRole('region').getByRole('listitem')).toHaveCount(5);
  await keys.key('Escape');
  await expect(page.getByText('0 of 5 done')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Leave the batch' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keys.to(page.getByRole('button', { name: 'Review next' }));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a mentor grades a batch by touch, up to its end', async ({ page, site }) => {
    await openQueue(page, site);
    const desk = gradingDesk(page);
    await page.getByRole('button', { name: 'One task' }).tap();
    for (const position of ['1 of 2', '2 of 2']) {
      await expect(desk.dialog.getByText(position)).toBeInViewport();
      await desk.write('Every price is right.', '84');
      await desk.dialog.getByRole('button', { name: 'Grade and next' }).tap();
    }
    await expect(page.getByRole('heading', { name: 'Done for tonight' })).toBeInViewport();
    await expect(page.getByText('24 left, the oldest 13 days.')).toBeInViewport();
    await expect(desk.dialog).toBeHidden();
    await page.getByRole('button', { name: 'Show tasks to grade' }).tap();
    await expect(page.getByRole('button', { name: 'Five' })).toBeInViewport();
  });
});
