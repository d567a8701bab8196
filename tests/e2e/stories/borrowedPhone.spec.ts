import type { Page } from '@playwright/test';
import { HOUR } from '../../../src/lib/timing.ts';
import { amina, bukola } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { expect, inSweep, inSweepIf, type Site, test } from '../support/site.ts';
import {
  accountOf,
  responsesTo,
  bukolasWork,
  catchSend,
  draftSaved,
  home,
  loginAgain,
  loginPage,
  logOut,
  moments,
  newTab,
  openForm,
  openKeepingBrowser,
  sent,
  setClockAhead,
  work,
} from '../support/stories.ts';
import { foundInStores, storesOf } from '../support/stores.ts';

/** In these stories Amina borrows Bukola's phone, on which Bukola has a draft. */

/** Lets Bukola write a draft on her phone, and leave it there when her login has expired. */
async function leaveDraft(tab: Page, site: Site): Promise<void> {
  await beLoggedIn(tab, site, bukola);
  const form = await openForm(tab);
  await form.write(bukolasWork);
  await expect(draftSaved(tab)).toBeVisible();
  await site.expireTokens();
  await tab.reload();
  await loginAgain(tab).getByRole('button', { name: 'Leave instead' }).click();
  await expect(loginPage(tab)).toBeVisible();
}

/** Logs Amina in on a phone that is not hers, and opens her form. */
async function borrow(tab: Page) {
  await tab.goto('/login');
  await tab.getByLabel('This is not my phone').check();
  await logIn(tab, amina);
  await expect(accountOf(tab, 'AB')).toBeVisible();
  return openForm(tab);
}

type Form = Awaited<ReturnType<typeof borrow>>;

interface Visit {
  does: string;
  act: (form: Form, tab: Page, site: Site) => Promise<unknown>;
}

const visits: Visit[] = [
  {
    does: 'loses a response, reloads and sends again',
    act: async (form, tab) => {
      const send = await catchSend(tab.context());
      await form.submit.click();
      await send.arrived;
      send.lose();
      await expect(tab.getByRole('alert')).toContainText('you wrote is still here');
      await tab.reload();
      await form.expectFilled(work);
      await form.submit.click();
      await expect(sent(tab)).toBeVisible();
      await logOut(tab);
    },
  },
  {
    does: 'closes the tab during a send',
    act: async (form, tab) => {
      const send = await catchSend(tab.context());
      await form.submit.click();
      await send.arrived;
      await tab.close();
      send.lose();
    },
  },
  {
    does: 'logs in over a form whose login has expired',
    act: async (form, tab, site) => {
      await site.expireTokens();
      await form.submit.click();
      await expect(loginAgain(tab)).toBeVisible();
      await logIn(tab, amina);
      await expect(loginAgain(tab)).toBeHidden();
      await form.submit.click();
      await expect(sent(tab)).toBeVisible();
      await logOut(tab);
    },
  },
  {
    does: 'has a clock that moves',
    act: async (form, tab) => {
      await setClockAhead(tab.context(), -50 * HOUR);
      await tab.reload();
      await form.expectFilled(work);
      await setClockAhead(tab.context(), 0);
      await tab.reload();
      await form.expectFilled(work);
      await logOut(tab);
    },
  },
];

for (const { does, act } of visits) {
  test(
    `a mentee who ${does} leaves a borrowed phone as it was`,
    inSweepIf(does !== 'loses a response, reloads and sends again'),
    async ({ page, context, site }) => {
      await leaveDraft(page, site);
      const before = await storesOf(context);
      const tab = await context.newPage();
      const form = await borrow(tab);
      await form.write(work);
      await expect(draftSaved(tab)).toBeVisible();
      await act(form, tab, site);
      expect(await storesOf(context)).toEqual(before);
    },
  );
}

for (const { does, begin } of moments) {
  test(
    `the owner logs in and out while a mentee ${does} on their phone, and finds nothing`,
    inSweepIf(does !== 'sends'),
    async ({ page, context, site }) => {
      await leaveDraft(page, site);
      const tab = await context.newPage();
      await borrow(tab);
      const end = await begin(tab);
      await logIn(page, bukola);
      await expect(home(page, 'Bukola')).toBeVisible();
      await logOut(page);
      await end();
      await expect(accountOf(tab, 'AB')).toBeVisible();
      const all = [...Object.values(work), ...responsesTo(site)];
      await expect.poll(() => foundInStores(context, all)).toEqual([]);
      await logOut(tab);
      await expect(loginPage(tab)).toBeVisible();
      expect(await foundInStores(context, all)).toEqual([]);
    },
  );
}

test(
  'a logout of the same mentee in another tab leaves the draft of a borrowed tab',
  inSweep,
  async ({ page, context }) => {
    const form = await borrow(page);
    await form.write(work);
    await expect(draftSaved(page)).toBeVisible();
    const other = await newTab(context, '/login');
    await logIn(other, amina);
    await expect(accountOf(other, 'AB')).toBeVisible();
    await logOut(other);
    await page.reload();
    await form.expectFilled(work);
  },
);

test('a login page that Back restores leaves no login on a borrowed phone', async ({ site }) => {
  const { browser, context } = await openKeepingBrowser(site);
  const tab = await newTab(context, '/login');
  await tab.getByLabel('Email').fill(amina.email);
  await tab.goto('/terms');
  await tab.goto('/login');
  await tab.getByLabel('This is not my phone').check();
  await logIn(tab, amina);
  await expect(accountOf(tab, 'AB')).toBeVisible();
  // A page that comes back is reloaded, which Playwright's own Back takes for a failure.
  const goBack = () => tab.evaluate(() => history.back());
  await goBack();
  await expect(tab.getByRole('heading', { name: 'Our few rules' })).toBeVisible();
  await goBack();
  await expect(tab.getByRole('button', { name: 'Not my phone' })).toBeVisible();
  await expect.poll(() => foundInStores(context, responsesTo(site))).toEqual([]);
  await browser.close();
});

test('the example leaves the login and the draft of a borrowed tab as they are', async ({
  page,
}) => {
  const form = await borrow(page);
  await form.write(work);
  await expect(draftSaved(page)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/how-it-works/mentor');
  await page.getByRole('link', { name: 'Leave example' }).click();
  await expect(page).toHaveURL(/\/how-it-works$/);
  await (await openForm(page)).expectFilled(work);
});
