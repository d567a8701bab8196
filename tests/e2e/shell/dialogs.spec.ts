import type { Locator, Page } from '@playwright/test';
import { toSubmitTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, chidera, ngozi } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, inSweep, inSweepIf, type Site, test } from '../support/site.ts';

/**
 * The browser closes a dialog on Escape, and with the same request on Android's Back. No dialog has
 * an entry in the history.
 */

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 860 };

test.use({ hasTouch: true, isMobile: true, viewport: phone });

const before = '/team';
const tracks = '/dashboard/track';
const submissions = '/dashboard/mentor/tasks-submissions/';
const comment = 'A first remark that must not be lost.';
const again = 'Log in again to continue';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const pathOf = (page: Page): string => page.url().replace(/^\w+:\/\/[^/]+/, '');

/** Lists each dialog of the page by its name, and whether the browser shows it as a modal. */
const dialogsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog')].map((dialog) => {
      const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
      const name = dialog.getAttribute('aria-label') ?? title?.textContent ?? '';
      return dialog.matches(':modal') ? name : `not shown: ${name}`;
    }),
  );

async function arrive(page: Page, site: Site, path: string, as: typeof amina) {
  await beLoggedIn(page, site, as);
  await page.goto(before);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(button(page, 'Your account')).toBeVisible();
}

const openDesk = async (page: Page) => {
  await button(page, 'Review next').tap();
  await expect(gradingDesk(page).comment).toBeVisible();
};

interface Case {
  viewport?: typeof phone;
  path: string;
  /** The buttons that open the dialogs, and the dialogs' names, the topmost last. */
  opened: readonly (readonly [button: string | RegExp, dialog: string | RegExp])[];
}

const cases: Record<string, Case> = {
  'the settings and their question': {
    viewport: desktop,
    path: tracks,
    opened: [
      ['Settings', 'Settings'],
      ['Clear all except drafts', 'Clear saved data?'],
    ],
  },
  'the question before a logout': {
    viewport: desktop,
    path: tracks,
    opened: [['Logout', 'Are sure you want to log out？']],
  },
  'the bell of a phone': {
    path: tracks,
    opened: [[/^Notifications/, 'Notifications']],
  },
  'the feedback on a task': {
    path: '/dashboard/pending-task?state=completed',
    opened: [[/^Grading/, /./]],
  },
};

const waysToClose: Record<string, (page: Page, dialog: Locator) => Promise<void>> = {
  'the Escape key': (page) => page.keyboard.press('Escape'),
  'its close button': (_, dialog) => dialog.getByRole('button', { name: 'Close' }).last().tap(),
  'a tap outside': (page) => page.touchscreen.tap(5, 5),
};

for (const [name, { viewport, path, opened }] of Object.entries(cases)) {
  test(`ways to close ${name}`, inSweepIf(opened.length < 2), async ({ page, site }) => {
    if (viewport) await page.setViewportSize(viewport);
    await arrive(page, site, path, amina);
    const entries = await page.evaluate(() => history.length);
    const names = opened.map(([, dialog]): unknown =>
      typeof dialog === 'string' ? dialog : expect.stringMatching(/^(?!not shown)/),
    );
    for (const [way, close] of Object.entries(waysToClose)) {
      await test.step(way, async () => {
        const openers: Locator[] = [];
        for (const [opener] of opened) {
          const inside = page.locator(openers.length === 0 ? 'body' : 'dialog');
          openers.push(inside.getByRole('button', { name: opener }).first());
          await openers.at(-1)?.tap();
        }
        await expect.poll(() => dialogsOf(page)).toEqual(names);
        for (let left = opened.length - 1; left >= 0; left -= 1) {
          await close(page, page.locator('dialog').last());
          await expect.poll(() => dialogsOf(page)).toEqual(names.slice(0, left));
          await expect(openers[left] ?? page.locator('body')).toBeFocused();
        }
      });
    }
    expect(pathOf(page)).toBe(path);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(before);
  });
}

test('the login dialog stays until the user logs in or leaves, and so does the page below', async ({
  page,
  site,
}) => {
  await arrive(page, site, submissions, ngozi);
  await openDesk(page);
  const desk = gradingDesk(page);
  await desk.write(comment, '70');
  await site.expireTokens();
  await desk.save();
  const password = page
    .getByRole('dialog', { name: again })
    .getByLabel('Password', { exact: true });
  await password.fill('akada');
  const both = await dialogsOf(page);
  expect(both).toEqual([expect.stringMatching(/^(?!not shown)/), again]);
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await page.touchscreen.tap(5, 5);
  await expect(password).toBeFocused();
  expect(await dialogsOf(page)).toEqual(both);

  await test.step('in a browser that closes it', async () => {
    await page.evaluate(() => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('closedby');
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogsOf(page)).toEqual(both);
    await expect(password).toHaveValue('akada');
  });

  await logIn(page, ngozi);
  await expect(page.getByRole('dialog', { name: again })).toBeHidden();
  await expect(desk.comment).toHaveValue(comment);
  await desk.save();
  await expect(page.getByText('Grading success')).toBeVisible();
});

test('Back leaves a page below the login dialog, and a later login returns to its form', async ({
  page,
  site,
}) => {
  const path = toSubmitTask(starterId('task', 'web-first-repo'));
  await arrive(page, site, path, amina);
  await page.getByLabel('Link to your work').fill('git.example/amina/work');
  await page.getByRole('textbox', { name: 'Comment' }).fill(comment);
  await site.expireTokens();
  await button(page, 'Submit').tap();
  await expect.poll(() => dialogsOf(page)).toEqual([again]);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe(before);
  await page.goto(path);
  await expect.poll(() => dialogsOf(page)).toEqual([again]);
  await logIn(page, amina);
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(comment);
});

test('a dialog whose code loads late waits below the login dialog', async ({ page, site }) => {
  await beLoggedIn(page, site, chidera);
  await page.goto('/dashboard');
  await expect.poll(() => dialogsOf(page)).toEqual(['Enroll in a track']);
  const code = await holdCode(page, '**/EnrollWizard*');
  await site.expireTokens();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(() => dialogsOf(page)).toEqual([again]);
  code.letGo();
  await expect.poll(() => dialogsOf(page)).toEqual(['not shown: Enroll in a track', again]);
  await logIn(page, chidera);
  await expect.poll(() => dialogsOf(page)).toEqual(['Enroll in a track']);
});

test('a notice above a dialog can be tapped', async ({ page, site }) => {
  await arrive(page, site, submissions, ngozi);
  await openDesk(page);
  await gradingDesk(page).write(comment, '70');
  await button(page, 'Grade and next').tap();
  const notice = page.locator('dialog [data-notices]').getByText('Grading success');
  await expect(notice).toBeVisible();
  await page.locator('[data-notices]').getByRole('button', { name: 'Close' }).tap();
  await expect(notice).toBeHidden();
  expect(await dialogsOf(page)).toHaveLength(1);
});

test.describe('panels, links and reloads', inSweep, () => {
  test('Escape and a tap outside close a panel; the page keeps its place', async ({
    page,
    site,
  }) => {
    await page.setViewportSize(desktop);
    await arrive(page, site, tracks, amina);
    const opener = button(page, 'Your account');
    const panel = page.getByRole('region', { name: 'Your account' });
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh';
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    const ways = [
      () => page.touchscreen.tap(700, 700),
      () => opener.tap(),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of ways) {
      await opener.tap();
      await expect(panel).toBeVisible();
      await close();
      await expect(panel).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(300);
    }
    await expect(opener).toBeFocused();
  });

  test('Back closes a panel with its page, and returns to where that was scrolled', async ({
    page,
    site,
  }) => {
    await page.setViewportSize(desktop);
    await arrive(page, site, tracks, amina);
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh';
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await page.getByRole('link', { name: 'Tasks' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await button(page, 'Your account').tap();
    const panel = page.getByRole('region', { name: 'Your account' });
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(tracks);
    await expect(panel).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test('Back returns to the page after a link in a dialog', async ({ page, site }) => {
    await arrive(page, site, '/dashboard', amina);
    await button(page, /^Notifications/).tap();
    await page.getByRole('dialog').getByRole('link').first().tap();
    await expect.poll(() => pathOf(page)).toContain('/dashboard/pending-task/');
    expect(await dialogsOf(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/dashboard');
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(before);
  });

  test('a tap on a link next to an open panel follows the link', async ({ page, site }) => {
    await page.setViewportSize(desktop);
    await arrive(page, site, tracks, amina);
    await button(page, 'Your account').tap();
    await page.getByRole('link', { name: 'Tasks' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(tracks);
  });

  test('a reload closes a dialog', async ({ page, site }) => {
    await arrive(page, site, tracks, amina);
    await button(page, /^Notifications/).tap();
    await expect.poll(() => dialogsOf(page)).toHaveLength(1);
    await page.reload();
    await expect(button(page, 'Your account')).toBeVisible();
    expect(await dialogsOf(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(before);
  });
});
