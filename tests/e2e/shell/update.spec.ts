import { logIn } from '../support/account.ts';
import { ownSite } from '../support/ownSite.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { amina } from '../support/tasks.ts';
import { wait } from '../../support/waits.ts';

/** What a new version costs a user who has the one before. */

test.use({ serviceWorkers: 'allow' });

test(
  'of a version in which one page has changed, that page alone is loaded',
  inSweep,
  async ({ page, context }) => {
    const site = await ownSite();
    try {
      await page.goto(`${site.origin}/dashboard`);
      await logIn(page, amina);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isStored = () =>
        page.evaluate(
          async () => (await caches.match('/mentee', { cacheName: 'akada-areas' })) !== undefined,
        );
      await expect.poll(isStored, { timeout: 2 * wait }).toBe(true);

      await site.deployChangeOf(/\/TracksPage-.*\.js$/);
      const loaded: string[] = [];
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.serviceWorker()) loaded.push(`${request.method()} ${pathname}`);
      });
      await page.reload();
      await expect(page.getByText('There is a new version of this site')).toBeVisible({
        timeout: 2 * wait,
      });
      expect(new Set(loaded.map((call) => call.replace(/-[\w-]{8}\./, '.')))).toEqual(
        new Set(['GET /sw.js', 'GET /assets/TracksPage.js', 'HEAD /app.html']),
      );

      // The new version is complete: it starts, and opens its pages without a network.
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load it now' }).click();
      await reloaded;
      await expect(page.getByRole('rowheader').first()).toBeVisible();
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
  },
);
