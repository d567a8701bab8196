import type { Page } from '@playwright/test';
import { cacheNow } from '../../support/workerCache.ts';
import { amina, logIn } from '../support/account.ts';
import { test } from '../support/ownSite.ts';
import { expect, inSweep } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

const newVersion = (page: Page) => page.getByText('A new version of this site is ready');
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update now' });
const toTracks = (page: Page) => page.getByRole('link', { name: 'Tracks', exact: true }).first();
const tracks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tracks' });
const deployed = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-version', '2');

/** Opens a mentee's dashboard, and waits until the worker has cached all of its code. */
async function openCached(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await logIn(page, amina);
  await cacheNow(page, 'mentee');
}

/** Deletes a file from the caches of the worker and the browser. */
async function dropFile(page: Page, name: string): Promise<void> {
  await page.evaluate(async (part) => {
    const code = await caches.open('akada-code');
    const files = (await code.keys()).filter(({ url }) => url.includes(part));
    await Promise.all(files.map((file) => code.delete(file)));
  }, name);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

test('an update loads only the changed page', inSweep, async ({ page, context, ownSite }) => {
  await openCached(page, ownSite.origin);
  await ownSite.deployChangeOf(/\/TracksPage-.*\.js$/, 'v9.0.0-0-g1234567');
  const loaded: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker()) loaded.push(`${request.method()} ${pathname}`);
  });
  await page.reload();
  await expect(newVersion(page)).toBeVisible();
  expect(new Set(loaded.map((call) => call.replace(/-[\w-]{8}\./, '.')))).toEqual(
    new Set(['GET /sw.js', 'GET /assets/TracksPage.js', 'HEAD /app.html']),
  );

  // The new version is complete: it starts, and opens its pages without a network.
  const reloaded = page.waitForEvent('load');
  await updateButton(page).click();
  await reloaded;
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByText('Version v9.0.0-0-g1234567')).toBeVisible();
  await page.keyboard.press('Escape');
  const policy = await page.evaluate(async () => {
    const [cached] = await (
      await caches.open('akada-code')
    ).matchAll('/app.html', {
      ignoreSearch: true,
    });
    return cached?.headers.get('content-security-policy');
  });
  expect(policy).toContain("script-src 'self'");
  await context.setOffline(true);
  await toTracks(page).click();
  await expect(tracks(page)).toBeVisible();
});

test('an update takes over at a tap without losing a draft', inSweep, async ({ page, ownSite }) => {
  await openCached(page, ownSite.origin);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: /Submit/ }).click();

  await ownSite.deploy();
  await page.reload();
  await expect(newVersion(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-version');
  await page.getByLabel('Comment').fill('Half a sentence that must not');
  await updateButton(page).click();
  await deployed(page);
  await expect(page.getByLabel('Comment')).toHaveValue('Half a sentence that must not');
  await expect(newVersion(page)).toBeHidden();
});

test(
  'an update takes over while a download of the old version hangs',
  inSweep,
  async ({ page, context, ownSite }) => {
    await openCached(page, ownSite.origin);
    await ownSite.deploy();
    await page.reload();
    await expect(newVersion(page)).toBeVisible();
    const hanging: string[] = [];
    await context.route('**/TracksPage-*.js', (route) => void hanging.push(route.request().url()));
    // Only now, because the worker may fetch it again at any time.
    await dropFile(page, '/TracksPage-');
    await toTracks(page).click();
    await expect.poll(() => hanging).not.toEqual([]);
    await updateButton(page).click();
    await deployed(page);
    await context.unroute('**/TracksPage-*.js');
    await page.reload();
    await expect(tracks(page)).toBeVisible();
    // The worker is there again.
    await page.evaluate(() => navigator.serviceWorker.ready);
  },
);

test(
  'an update loads from the network if the old code is gone',
  inSweep,
  async ({ page, ownSite }) => {
    await openCached(page, ownSite.origin);
    await ownSite.deploy();
    await ownSite.takeAway(/^TracksPage-.*\.js$/);
    await dropFile(page, '/TracksPage-');
    await toTracks(page).click();
    await deployed(page);
    await page.goto(`${ownSite.origin}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'switching off a harmful worker deletes its files and keeps drafts',
  inSweep,
  async ({ page, context, ownSite }) => {
    const starting = context.waitForEvent('serviceworker');
    await openCached(page, ownSite.origin);
    const old = await starting;
    const ended = new Promise((resolve) => {
      old.once('close', resolve);
    });
    await page.evaluate(() => localStorage.setItem('akada_draft:one', 'My words'));

    await ownSite.switchWorkerOff();
    // The old one may still be at work; it gives way at the latest with its last tab.
    await page.reload();
    const isFound = () =>
      page
        .evaluate(async () => {
          const one = await navigator.serviceWorker.getRegistration();
          return one === undefined || one.waiting !== null;
        })
        .catch(() => false);
    await expect.poll(isFound).toBe(true);
    await page.close();

    // The next visit ends the old worker. Chromium 156 may never load the page of that visit.
    const visit = await context.newPage();
    void visit.goto(`${ownSite.origin}/robots.txt`).catch(() => undefined);
    await ended;

    const next = await context.newPage();
    const left = () =>
      next
        .evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ])
        .catch(() => null);
    await next.goto(`${ownSite.origin}/dashboard`);
    await expect.poll(left).toEqual([0, 0]);
    await expect(next.getByRole('rowheader').first()).toBeVisible();
    expect(await next.evaluate(() => localStorage.getItem('akada_draft:one'))).toBe('My words');

    // Each page requests the worker again, but no worker stays and no page reloads.
    let loads = 0;
    next.on('load', () => (loads += 1));
    const asked = context.waitForEvent('serviceworker');
    await next.goto(`${ownSite.origin}/dashboard/track`);
    await asked;
    await expect.poll(left).toEqual([0, 0]);
    await expect(tracks(next)).toBeVisible();
    expect(loads).toBe(1);
  },
);
