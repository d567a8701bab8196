import type { BrowserContext, Page } from '@playwright/test';
import { HOUR } from '../../../src/lib/timing.ts';
import { toTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { submission } from '../support/dashboard.ts';
import { expect, inSweep, inSweepIf, type Site, test } from '../support/site.ts';
import {
  draftSaved,
  home,
  loginPage,
  openForm,
  received,
  sent,
  setClockAhead,
  work,
} from '../support/stories.ts';

/** These stories are about phones that store nothing, and phones with a wrong clock. */

const asSent = { by: 'Amina', ...work };
const notSaved = (tab: Page) => tab.getByText('If you close this page, you lose what you wrote.');

/** Fills the storage that the browser gives a site, to the last character. */
const fillStorage = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    for (let size = 4 * 1024 * 1024, part = 0; size >= 1; part += 1) {
      try {
        localStorage.setItem(`filler ${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });

/** Refuses every store from the next page on, as a browser that blocks a site's data. */
const blockStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });

test('on a full phone the form says that it saves no draft, and sends', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await fillStorage(page);
  await form.write(work);
  await expect(notSaved(page)).toBeVisible();
  await expect(draftSaved(page)).toBeHidden();
  await form.submit.click();
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);
});

test('a form whose storage was emptied says that it saves no draft, and sends', async ({
  page,
  site,
}) => {
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await form.write(work);
  await expect(notSaved(page)).toBeVisible();
  await expect(draftSaved(page)).toBeHidden();
  await form.submit.click();
  await expect(sent(page)).toBeVisible();
  expect(received(site)).toEqual([asSent]);
});

test(
  'a browser that blocks storage says so, and works until the page closes',
  inSweep,
  async ({ page, context, site }) => {
    await blockStorage(context);
    await page.goto('/login');
    await logIn(page, amina);
    await expect(home(page, 'Amina')).toBeVisible();
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByRole('link', { name: 'Your first repository' }).first().click();
    await page.getByRole('link', { name: 'Submit Task' }).click();
    const form = submission(page);
    await form.write(work);
    await expect(notSaved(page)).toBeVisible();
    await form.submit.click();
    await expect(sent(page)).toBeVisible();
    expect(received(site)).toEqual([asSent]);
  },
);

/** Grades Amina's work while her page is open. */
const gradeSignup = (site: Site) =>
  site.db.run('UPDATE submissions SET gradePercentage = 77, mentorComment = ? WHERE id = ?', [
    'Clear, and quick to fill in.',
    starterId('submission', 'amina/web-signup-form'),
  ]);

for (const [hours, title] of [
  [-50, 'two days back'],
  [-3, 'hours back'],
  [3, 'hours ahead'],
] as const) {
  test(
    `a clock that moves ${title} and returns shows new grades and keeps a draft`,
    inSweepIf(hours !== -50),
    async ({ page, context, site }) => {
      await beLoggedIn(page, site, amina);
      await page.goto(toTask(starterId('task', 'web-signup-form')));
      await expect(page.getByText(/^Submitted .*not graded yet$/)).toBeVisible();
      await setClockAhead(context, hours * HOUR);
      gradeSignup(site);
      await page.getByRole('link', { name: 'Tracks', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
      await page.goBack();
      await expect(page.locator('p:not([role])', { hasText: /^77% · / })).toBeVisible();

      const form = await openForm(page);
      await form.write(work);
      await expect(draftSaved(page)).toBeVisible();
      await setClockAhead(context, 0);
      await page.reload();
      await form.expectFilled(work);
      await form.submit.click();
      await expect(sent(page)).toBeVisible();
      expect(received(site)).toEqual([asSent]);
    },
  );
}

test(
  'a clock two days ahead ends the login, says why, and loses no draft',
  inSweep,
  async ({ page, context, site }) => {
    await beLoggedIn(page, site, amina);
    const form = await openForm(page);
    await form.write(work);
    await expect(draftSaved(page)).toBeVisible();
    await setClockAhead(context, 50 * HOUR);
    await page.reload();
    await expect(loginPage(page)).toBeVisible();
    await logIn(page, amina);
    await expect(page.getByText('Check the date and time of your device')).toBeVisible();

    await setClockAhead(context, 0);
    await logIn(page, amina);
    await form.expectFilled(work);
  },
);
