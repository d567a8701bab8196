import type { BrowserContext, Page } from '@playwright/test';
import { amina, bukola } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { expect, inSweepIf, inSweep, type Site, test } from '../support/site.ts';
import {
  accountOf,
  responsesTo,
  bukolasWork,
  home,
  loginAgain,
  loginPage,
  logOut,
  moments,
  newTab,
  openForm,
  openKeepingBrowser,
  received,
  sent,
  work,
} from '../support/stories.ts';
import { foundInStores, foundInTabs } from '../support/stores.ts';

/** Amina and Bukola share a phone: what one of them has open follows the login of the other. */

const words = Object.values(work);

/** Logs Bukola in, in a new tab, where Amina's login has expired. */
async function logInInstead(context: BrowserContext, site: Site): Promise<Page> {
  await site.expireTokens();
  const tab = await newTab(context, '/dashboard');
  await expect(loginAgain(tab)).toBeVisible();
  await logIn(tab, bukola);
  await expect(home(tab, 'Bukola')).toBeVisible();
  return tab;
}

for (const { does, begin } of moments) {
  test(
    `a logout in another tab while a mentee ${does} leaves nothing of theirs`,
    inSweepIf(does === 'types'),
    async ({ page, context, site }) => {
      await beLoggedIn(page, site, amina);
      const end = await begin(page);
      const other = await newTab(context, '/dashboard');
      await logOut(other);
      await end();
      await expect(loginPage(page)).toBeVisible();
      const all = [...words, ...responsesTo(site)];
      await expect.poll(() => foundInTabs(context, all)).toEqual([]);
      await expect.poll(() => foundInStores(context, all)).toEqual([]);
      expect(received(site)).toEqual(does === 'sends' ? [{ by: 'Amina', ...work }] : []);
    },
  );

  test(
    `another mentee’s login while a mentee ${does} hides everything and deletes no draft`,
    inSweepIf(does !== 'types'),
    async ({ page, context, site }) => {
      await beLoggedIn(page, site, amina);
      const end = await begin(page);
      const other = await logInInstead(context, site);
      await end();
      await expect(accountOf(page, 'BA')).toBeVisible();
      await expect.poll(() => foundInTabs(context, [...words, ...responsesTo(site)])).toEqual([]);
      await expect.poll(() => foundInStores(context, responsesTo(site))).toEqual([]);

      // What is sent from Amina's tab is Bukola's now.
      const form = await openForm(page);
      await expect(form.comment).toHaveValue('');
      await form.write(bukolasWork);
      await form.submit.click();
      await expect(sent(page)).toBeVisible();
      expect(received(site)).toContainEqual({ by: 'Bukola', ...bukolasWork });
      await page.close();

      await logOut(other);
      await logIn(other, amina);
      await expect(home(other, 'Amina')).toBeVisible();
      await (await openForm(other)).expectFilled(work);
    },
  );
}

test('Back after a logout shows nothing of the previous page', inSweep, async ({ site }) => {
  const { browser, context } = await openKeepingBrowser(site);
  const page = await context.newPage();
  await beLoggedIn(page, site, amina);
  const form = await openForm(page);
  await form.write(work);
  await page.goto('/terms');
  const other = await newTab(context, '/dashboard');
  await logOut(other);

  await page.goBack({ waitUntil: 'commit' });
  await expect(loginPage(page)).toBeVisible();
  const all = [...words, ...responsesTo(site)];
  await expect.poll(() => foundInTabs(context, all)).toEqual([]);
  await expect.poll(() => foundInStores(context, all)).toEqual([]);
  await browser.close();
});
