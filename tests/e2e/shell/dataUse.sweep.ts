import type { Page } from '@playwright/test';
import { untilCached } from '../../support/workerCache.ts';
import { amina, logIn, ngozi } from '../support/account.ts';
import { countingProxy, countedBytes, settingsButton } from '../support/dataUse.ts';
import { test } from '../support/ownSite.ts';
import { expect } from '../support/site.ts';

/** The settings show the data used, as the network counts it. */

test.use({ serviceWorkers: 'allow', viewport: { width: 1280, height: 860 } });

async function enter(page: Page, origin: string, person = amina): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await logIn(page, person);
  await expect(settingsButton(page)).toBeVisible();
}

const openInMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();

const journeys: Record<string, (page: Page, origin: string) => Promise<void>> = {
  'three visits': async (page, origin) => {
    await enter(page, origin);
    await untilCached(page, 'mentee');
    for (const path of ['/dashboard/track', '/dashboard/pending-task', '/about']) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(`${origin}/dashboard`);
  },
  'a visit that saves data': async (page, origin) => {
    await page.addInitScript(() => localStorage.setItem('akada_save-data', 'on'));
    await enter(page, origin);
    await openInMenu(page, 'Tasks');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByRole('article')).toBeVisible();
  },
  'an evening of a mentor': async (page, origin) => {
    await enter(page, origin, ngozi);
    await openInMenu(page, 'Tasks');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await untilCached(page, 'mentor');
  },
};

/** Compares the settings with the network, once the worker has stored what it used. */
const expectCounted = (page: Page, networkBytes: () => number) =>
  expect(async () => {
    const before = networkBytes();
    const ratio = (await countedBytes(page, 'all')) / before;
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.15);
  }).toPass();

for (const [name, journey] of Object.entries(journeys)) {
  test(`the settings count ${name} as the network does`, async ({ page, site }) => {
    const network = await countingProxy(site.origin);
    await journey(page, network.origin);
    await expectCounted(page, network.bytes);
    network.close();
  });
}

test('the settings count an update as the network does', async ({ page, ownSite }) => {
  const network = await countingProxy(ownSite.origin);
  await enter(page, network.origin);
  await untilCached(page, 'mentee');
  await expectCounted(page, network.bytes);
  await ownSite.deployChangeOf(/\/(?:mentee|area)-.*\.js$/, 'v9.0.0-0-g1234567');
  await page.reload();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByText('A new version of this site is ready')).toBeHidden();
  await expectCounted(page, network.bytes);
  await settingsButton(page).click();
  await expect(page.getByText(/updates [1-9][\d.]+ KB/)).toBeVisible();
  network.close();
});
