import { paths } from '../../../src/paths.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { castOf, expectOnce, mainStory } from '../support/mainStory.ts';
import { expect, test } from '../support/site.ts';

// The mentee has a small phone, as most mentees do, and the mentor uses a desktop.
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
});

test('a mentee and a mentor go from the first visit to the grade', async ({
  page,
  browser,
  site,
}) => {
  const cast = castOf(0, site);
  const { taskId, desk } = await mainStory(page, browser, site, cast);
  expectOnce(site, cast, taskId);
  // Nobody had to retry.
  expect((await site.requests()).filter(({ status }) => status >= 400)).toEqual([]);
  await desk.context().close();
});

test('the bottom bar hides while a phone’s keyboard is open', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  await page.goto(paths.menteeProfile);
  await page.getByRole('button', { name: 'Edit profile' }).tap();
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  const field = page.getByLabel('Description');
  const leaves = async (height: number) => {
    await page.setViewportSize({ width: 360, height });
    await page.waitForFunction((now) => visualViewport?.height === now, height);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await expect(field).toBeVisible();
  await expect(bar).toBeInViewport();
  await field.tap();
  await expect(bar).toBeHidden();
  await leaves(420);
  await expect(bar).toBeHidden();

  // The phone's own button closes the keyboard, and the field keeps the focus.
  await leaves(740);
  await expect(bar).toBeVisible();
  await expect(field).toBeFocused();
  await leaves(420);
  await expect(bar).toBeHidden();
  await leaves(740);
  await expect(bar).toBeVisible();
  await field.blur();
  await expect(bar).toBeVisible();
});
