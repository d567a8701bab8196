import type { Page } from '@playwright/test';
import { amina, beLoggedIn, logIn, ngozi } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import {
  again,
  cases,
  desktop,
  dialogsOf,
  openDesk,
  phone,
  question,
  settled,
  shown,
  submissionsPath,
  waysToClose,
  words,
} from '../support/dialogs.ts';
import { expect, inSweep, inSweepIf, type Site, test } from '../support/site.ts';

/** Back on Android closes only the topmost overlay; the next Back opens the previous page. */

test.use({ hasTouch: true, isMobile: true, viewport: phone });

const before = '/team';
const tracks = '/dashboard/track';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const pathOf = (page: Page): string => page.url().replace(/^\w+:\/\/[^/]+/, '');

async function backTo(page: Page, path: string) {
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(path);
}

async function arrive(page: Page, site: Site, path: string, as?: typeof amina) {
  if (as) await beLoggedIn(page, site, as);
  await page.goto(before);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (as) await expect(button(page, 'Your account')).toBeVisible();
}

/** This dialog covers the behaviour of all others. */
const typedDesk = 'the grading desk with words typed';

for (const [name, dialog] of Object.entries(cases)) {
  test(
    `Back and other ways to close ${name}`,
    inSweepIf(name !== typedDesk),
    async ({ page, site }) => {
      const { as, path, opened, afterBack = opened.slice(0, -1), stay } = dialog;
      await page.setViewportSize(dialog.viewport ?? desktop);
      await arrive(page, site, path, as);
      await dialog.open(page, site);
      await expect.poll(() => dialogsOf(page)).toEqual(shown(opened));
      await settled(page, opened.length);

      const at = pathOf(page).replace(/\?grade=.*/, '');
      const scrolled = await page.evaluate(() => scrollY);
      await page.goBack();
      await expect.poll(() => dialogsOf(page)).toEqual(shown(afterBack));
      await settled(page, afterBack.length);
      expect(pathOf(page).replace(/\?grade=.*/, '')).toBe(at);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      if (stay) {
        await page.goBack();
        await settled(page, afterBack.length);
        expect(await dialogsOf(page)).toEqual(shown(afterBack));
        await dialog.goBack?.(page);
        for (const [way, close] of Object.entries(waysToClose)) {
          await test.step(`closed ${way} it stays`, async () => {
            await close(page);
            const left = async () => (await dialogsOf(page)).filter((one) => one !== question);
            await expect.poll(left).toEqual(shown(stay));
            await dialog.goBack?.(page);
          });
        }
        await dialog.work?.(page, site);
        return;
      }

      for (const _ of afterBack) await page.goBack();
      await expect.poll(() => dialogsOf(page)).toEqual([]);
      await settled(page, 0);
      await test.step('Forward opens nothing', async () => {
        await page.goForward();
        await settled(page, 0);
        expect(await dialogsOf(page)).toEqual([]);
      });
      for (const [way, close] of Object.entries(waysToClose)) {
        await test.step(`closed ${way} it leaves nothing behind`, async () => {
          await dialog.open(page, site);
          await expect.poll(() => dialogsOf(page)).toEqual(shown(opened));
          await settled(page, opened.length);
          await close(page);
          await expect.poll(() => dialogsOf(page)).toEqual([]);
          await settled(page, 0);
        });
      }
      const entries = dialog.addsEntry ? 2 + Object.keys(waysToClose).length : 1;
      for (let count = 0; count < entries; count += 1) {
        expect(pathOf(page)).toBe(at);
        await page.goBack();
      }
      await expect.poll(() => pathOf(page)).toBe(before);
    },
  );
}

test('a dialog shown again restores its focus', inSweep, async ({ page, site }) => {
  await beLoggedIn(page, site, ngozi);
  await page.goto(submissionsPath);
  await openDesk(page);
  const desk = gradingDesk(page);
  await desk.write(words, '70');
  await site.expireTokens();
  await desk.save();
  const password = page
    .getByRole('dialog', { name: again })
    .getByLabel('Password', { exact: true });
  await password.fill('akada');
  for (const close of Object.values(waysToClose)) {
    await close(page);
    await expect(password).toBeFocused();
  }
});

test.describe('panels, links, reloads and reviews', inSweep, () => {
  test('Back closes a panel, and the page stays where it was scrolled', async ({ page, site }) => {
    await page.setViewportSize(desktop);
    await arrive(page, site, tracks, amina);
    const opener = button(page, 'Your account');
    const panel = page.getByRole('region', { name: 'Your account' });
    const toggle = async () => {
      await opener.tap();
      await expect(panel).toBeVisible();
      await settled(page, 1);
    };
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh';
    });
    const scroll = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const stays = async (top: number) => {
      await expect(panel).toBeHidden();
      await settled(page, 0);
      // The app puts it back in the next frame.
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await expect(opener).toBeFocused();
      expect(pathOf(page)).toBe(tracks);
    };

    await toggle();
    await scroll(300);
    await page.goBack();
    await stays(300);

    await scroll(0);
    await toggle();
    await scroll(200);
    await page.keyboard.press('Escape');
    await stays(200);

    await backTo(page, before);
  });

  test('Back returns to the page after a link in a dialog', async ({ page, site }) => {
    await arrive(page, site, '/dashboard', amina);
    await button(page, /^Notifications/).tap();
    await settled(page, 1);
    await page.getByRole('dialog').getByRole('link').first().tap();
    await expect.poll(() => pathOf(page)).toContain('/dashboard/pending-task/');
    await settled(page, 0);
    await backTo(page, '/dashboard');
    await backTo(page, before);
  });

  test('a tap on a link next to an open panel follows the link', async ({ page, site }) => {
    await page.setViewportSize(desktop);
    await arrive(page, site, tracks, amina);
    await button(page, 'Your account').tap();
    await settled(page, 1);
    await page.getByRole('link', { name: 'Tasks' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await settled(page, 0);
    await backTo(page, tracks);
    await backTo(page, before);
  });

  test('the logout question replaces the menu, and Back closes it', async ({ page, site }) => {
    await arrive(page, site, tracks, amina);
    await button(page, 'Your account').tap();
    await page.getByRole('region').getByRole('button', { name: 'Logout' }).tap();
    await expect.poll(() => dialogsOf(page)).toEqual(['Are sure you want to log out？']);
    await settled(page, 1);
    await page.goBack();
    await expect.poll(() => dialogsOf(page)).toEqual([]);
    await settled(page, 0);
    await backTo(page, before);
  });

  test('a reload with an open dialog leaves no dead history entry', async ({ page, site }) => {
    await arrive(page, site, tracks, amina);
    await button(page, /^Notifications/).tap();
    await settled(page, 1);
    await page.reload();
    await expect(button(page, 'Your account')).toBeVisible();
    await settled(page, 0);
    expect(await dialogsOf(page)).toEqual([]);

    await button(page, /^Notifications/).tap();
    await settled(page, 1);
    await page.goto('/contact');
    await page.goBack();
    await expect(button(page, 'Your account')).toBeVisible();
    // A page from the back/forward cache still shows its dialog.
    if ((await dialogsOf(page)).length > 0) await page.goBack();
    await settled(page, 0);
    await backTo(page, before);
  });

  test('one Back closes a review opened by its address or reloaded', async ({ page, site }) => {
    await arrive(page, site, submissionsPath, ngozi);
    await openDesk(page);
    await settled(page, 1);
    const address = pathOf(page);
    await page.reload();
    await expect(gradingDesk(page).comment).toBeVisible();
    await settled(page, 1);
    await page.goBack();
    await expect.poll(() => dialogsOf(page)).toEqual([]);
    expect(pathOf(page)).toBe(submissionsPath);

    await page.goto(address);
    await expect(gradingDesk(page).comment).toBeVisible();
    await settled(page, 1);
    await gradingDesk(page).dialog.getByRole('button', { name: 'Next', exact: true }).tap();
    await expect(gradingDesk(page).dialog.getByText(/^2 of/)).toBeVisible();
    await page.goBack();
    await expect.poll(() => dialogsOf(page)).toEqual([]);
    await settled(page, 0);
    expect(pathOf(page)).toBe(submissionsPath);
    await page.reload();
    await expect(button(page, 'Your account')).toBeVisible();
    expect(await dialogsOf(page)).toEqual([]);
    await page.goBack();
    await backTo(page, before);
  });

  test('Back and Leave close a typed review, and one more Back its page', async ({
    page,
    site,
  }) => {
    await arrive(page, site, submissionsPath, ngozi);
    await openDesk(page);
    await settled(page, 1);
    await gradingDesk(page).write(words, '70');
    await page.goBack();
    await page
      .getByRole('alertdialog', { name: question })
      .getByRole('button', { name: 'Leave' })
      .tap();
    await expect.poll(() => dialogsOf(page)).toEqual([]);
    await settled(page, 0);
    expect(pathOf(page)).toBe(submissionsPath);
    await backTo(page, before);
  });

  test('key hints show on devices with a keyboard or after a key press', async ({
    page,
    browser,
  }) => {
    await page.goto(submissionsPath);
    await logIn(page, ngozi);
    await expect(button(page, 'Your account')).toBeVisible();
    await openDesk(page);
    const keys = page.getByText('Use the keys N and P');
    await expect(keys).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(keys).toBeVisible();

    const desk = await browser.newPage({ hasTouch: false, isMobile: false, viewport: desktop });
    await desk.goto(page.url());
    await logIn(desk, ngozi);
    await expect(desk.getByText('Use the keys N and P')).toBeVisible();
    await desk.close();
  });

  test('an open public menu can be closed after the screen turns wide', async ({ page, site }) => {
    await arrive(page, site, '/about');
    await button(page, 'Open menu').tap();
    await expect.poll(() => dialogsOf(page)).toHaveLength(1);
    await page.setViewportSize({ width: 1000, height: 500 });
    await button(page, 'Close menu').tap();
    await expect.poll(() => dialogsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Contact' }).first().tap();
    await expect.poll(() => pathOf(page)).toBe('/contactus');
  });

  test('a reload with the public menu open leaves no dead history entry', async ({
    page,
    site,
  }) => {
    await arrive(page, site, '/about');
    await button(page, 'Open menu').tap();
    await settled(page, 1);
    await page.reload();
    await settled(page, 0);
    await backTo(page, before);
  });
});
