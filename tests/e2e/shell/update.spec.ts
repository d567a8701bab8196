import type { Page } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { ownSite } from '../support/ownSite.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { amina } from '../support/tasks.ts';

test.use({ serviceWorkers: 'allow' });

/** True once the worker has cached all of a mentee's area. */
const isStored = (page: Page): Promise<boolean> =>
  page.evaluate(
    async () => (await caches.match('/mentee', { cacheName: 'akada-areas' })) !== undefined,
  );

test('an update loads only the changed page', inSweep, async ({ page, context }) => {
  const site = await ownSite();
  try {
    await page.goto(`${site.origin}/dashboard`);
    await logIn(page, amina);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isStored(page)).toBe(true);

    await site.deployChangeOf(/\/TracksPage-.*\.js$/, 'v9.0.0-0-g1234567');
    const loaded: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.serviceWorker()) loaded.push(`${request.method()} ${pathname}`);
    });
    await page.reload();
    await expect(page.getByText('A new version of this site is ready')).toBeVisible();
    expect(new Set(loaded.map((call) => call.replace(/-[\w-]{8}\./, '.')))).toEqual(
      new Set(['GET /sw.js', 'GET /assets/TracksPage.js', 'HEAD /app.html']),
    );

    // The new version is complete: it starts, and opens its pages without a network.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update now' }).click();
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
    await page.getByRole('link', { name: 'Tracks', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  } finally {
    await context.setOffline(false);
    await site.close();
  }
});

/** Makes the worker load a file again when the page needs it. */
async function forgetFile(page: Page, name: string): Promise<void> {
  await page.evaluate(async (part) => {
    const code = await caches.open('akada-code');
    const files = (await code.keys()).filter(({ url }) => url.includes(part));
    await Promise.all(files.map((file) => code.delete(file)));
  }, name);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

test(
  'an update takes over while a download of the old version hangs',
  inSweep,
  async ({ page, context }) => {
    const site = await ownSite();
    try {
      await page.goto(`${site.origin}/dashboard`);
      await logIn(page, amina);
      await expect.poll(() => isStored(page)).toBe(true);
      await site.deploy();
      await page.reload();
      await expect(page.getByText('A new version of this site is ready')).toBeVisible();
      await forgetFile(page, '/TracksPage-');
      const hanging: string[] = [];
      await context.route(
        '**/TracksPage-*.js',
        (route) => void hanging.push(route.request().url()),
      );
      await page.getByRole('link', { name: 'Tracks', exact: true }).first().click();
      await expect.poll(() => hanging).not.toEqual([]);
      await page.getByRole('button', { name: 'Update now' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-version', '2');
      await context.unroute('**/TracksPage-*.js');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
      // The worker is there again.
      await page.evaluate(() => navigator.serviceWorker.ready);
    } finally {
      await site.close();
    }
  },
);

test(
  'switching off a harmful worker deletes its files and keeps drafts',
  inSweep,
  async ({ page, context }) => {
    const site = await ownSite();
    try {
      await page.goto(`${site.origin}/dashboard`);
      await logIn(page, amina);
      await expect.poll(() => isStored(page)).toBe(true);
      await page.evaluate(() => localStorage.setItem('akada_draft:one', 'My words'));

      await site.switchWorkerOff();
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

      const next = await context.newPage();
      const left = () =>
        next
          .evaluate(async () => [
            (await navigator.serviceWorker.getRegistrations()).length,
            (await caches.keys()).length,
          ])
          .catch(() => null);
      await next.goto(`${site.origin}/dashboard`);
      await expect.poll(left).toEqual([0, 0]);
      await expect(next.getByRole('rowheader').first()).toBeVisible();
      expect(await next.evaluate(() => localStorage.getItem('akada_draft:one'))).toBe('My words');

      // Each page requests the worker again, but no worker stays and no page reloads.
      let loads = 0;
      next.on('load', () => (loads += 1));
      const asked = context.waitForEvent('serviceworker');
      await next.goto(`${site.origin}/dashboard/track`);
      await asked;
      await expect.poll(left).toEqual([0, 0]);
      await expect(next.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
      expect(loads).toBe(1);
    } finally {
      await site.close();
    }
  },
);
