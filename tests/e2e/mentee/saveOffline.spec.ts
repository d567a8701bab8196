import type { Page } from '@playwright/test';
import { toTask, toTrack } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { endLogin } from '../../support/endLogin.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn } from '../support/account.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { isAppStored, untilAppStored } from '../../support/appStored.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

const web = starterId('track', 'web');
const track = toTrack('Web development', web);
const priceList = toTask(starterId('task', 'web-price-list'));

/** Counts requests for persistent storage and grants them. */
const countAsking = (page: Page) =>
  page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.protected = 'asked';
      return true;
    };
  });

const dialog = (page: Page) => page.getByRole('dialog');

/** Returns the kilobytes that the button names. */
async function sizeOf(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Save for offline \([\d.]+ KB\)$/ });
  return Number(/[\d.]+/.exec((await button.textContent()) ?? '')?.[0]);
}

const saved = (page: Page) => page.getByRole('button', { name: 'Saved. Remove' });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save for offline' }).tap();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('You can read this track without a connection')).toBeVisible();
}

const reads = (page: Page) => page.getByText('Your login has expired.');

test('a track saved offline opens without a connection, even after the login expired', async ({
  page: first,
  context,
  site,
}) => {
  let page = first;
  /** Starts the app cold in a new tab, at the start address of the installed site. */
  const openSite = async () => {
    const earlier = page;
    page = await context.newPage();
    await earlier.close();
    await page.goto('/dashboard');
  };
  await countAsking(page);
  await beLoggedIn(page, site, amina);
  await test.step('she saves the track', async () => {
    await page.goto(track);
    await untilAppStored(page);
    expect(await sizeOf(page)).toBeLessThan(60);
    await expect(page.locator('html')).not.toHaveAttribute('data-protected');

    await save(page);
    await expect(page.locator('html')).toHaveAttribute('data-protected', 'asked');
  });

  await test.step('offline, the site starts at the track', async () => {
    await context.setOffline(true);
    await openSite();
    await expect(page).toHaveURL(new RegExp(`/dashboard/track/[^/]+/${web}$`));
    await expect(reads(page)).toBeHidden();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('she reads on when her login has expired', async () => {
    await page.evaluate(endLogin);
    await openSite();
    await expect(page).toHaveURL(new RegExp(`/dashboard/track/[^/]+/${web}$`));
    await expect(reads(page)).toBeVisible();
    await page.goto(priceList);
    await expect(reads(page)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(/\w{4}/);
    await page.getByRole('link', { name: 'Open the course' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/HTML/i);
    await page.goBack();
    await page.getByRole('button', { name: 'See feedback' }).click();
    await expect(dialog(page)).toContainText('88%');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });

  await test.step('any other page requires the login', async () => {
    await page.getByRole('link', { name: 'Submit a new version' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test(
  'with data saving, the track’s size includes the app’s files, and both can be removed',
  inSweep,
  async ({ page, context, site }) => {
    await beLoggedIn(page, site, amina);
    await page.addInitScript(() => localStorage.setItem('akada_save-data', 'on'));
    await page.goto(track);
    expect(await sizeOf(page)).toBeGreaterThan(200);
    expect(await isAppStored(page)).toBe(false);
    await save(page);
    expect(await isAppStored(page)).toBe(true);
    await context.setOffline(true);
    await page.goto(priceList);
    await expect(page.getByRole('article')).toContainText(/\w{4}/);
    await context.setOffline(false);

    await page.goto(track);
    await saved(page).tap();
    await expect(page.getByText('Removed from this device')).toBeVisible();
    await expect.poll(() => isAppStored(page)).toBe(false);
  },
);

test(
  'a full device does not store the app, and says so',
  inSweep,
  async ({ page, context, site }) => {
    await beLoggedIn(page, site, amina);
    await page.addInitScript(() => localStorage.setItem('akada_save-data', 'on'));
    await page.goto(track);
    await sizeOf(page);
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin: site.origin,
      quotaSize: 200_000,
    });
    await page.getByRole('button', { name: 'Save for offline' }).tap();
    await expect(page.getByText('Your device could not save this')).toBeVisible();
    expect(await isAppStored(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Save for offline' })).toBeVisible();
  },
);
