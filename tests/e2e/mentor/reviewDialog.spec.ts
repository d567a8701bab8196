import { ngozi } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { expect, inSweep, test } from '../support/site.ts';

const submissionsPath = '/dashboard/mentor/tasks-submissions/';

test('a review fills the window at 1280 px, with “Done means” beside the comment', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beLoggedIn(page, site, ngozi);
  await page.goto(`${submissionsPath}?state=all`);
  await expect(page.getByRole('button', { name: 'Review next' })).toBeVisible();
  // The keys reach the skip link, the content and the first button in it.
  for (const key of ['Tab', 'Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
  const dialog = page.getByRole('dialog');
  const comment = dialog.getByRole('textbox', { name: 'Comment' });
  await expect(comment).toBeVisible();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
  // Focus must not scroll the review out of view.
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

  for (let step = 1; step < 30; step += 1) await page.keyboard.press('n');
  await expect(dialog.getByText('30 of 38')).toBeVisible();

  await dialog.getByText('Done means').click();
  const points = dialog.locator('details[open]').getByRole('listitem');
  await expect(points.first()).toBeVisible();
  const words = await comment.boundingBox();
  const point = await points.first().boundingBox();
  expect((point?.x ?? 0) + (point?.width ?? 0)).toBeLessThan(words?.x ?? 0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Back leads to where the skip link had led.
  await expect(page).toHaveURL(`${submissionsPath}?state=all#content`);
});

test.describe('on a phone', inSweep, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('key hints show on devices with a keyboard or after a key press', async ({
    page,
    browser,
  }) => {
    await page.goto(submissionsPath);
    await logIn(page, ngozi);
    await page.getByRole('button', { name: 'Review next' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    const keys = page.getByText('Use the keys N and P');
    await expect(keys).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(keys).toBeVisible();

    const desktop = { width: 1280, height: 860 };
    const desk = await browser.newPage({ hasTouch: false, isMobile: false, viewport: desktop });
    await desk.goto(page.url());
    await logIn(desk, ngozi);
    await expect(desk.getByText('Use the keys N and P')).toBeVisible();
    await desk.close();
  });
});
