import { createServer, request as requestFrom } from 'node:http';
import type { Page } from '@playwright/test';
import { listenLocally } from '../../sandbox/address.ts';
import { isAlive } from '../support/alive.ts';
import { amina, logIn } from '../support/account.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, inSweep, inSweepIf, test } from '../support/site.ts';
import { cacheNow } from '../../support/workerCache.ts';

/** Some hosts send `index.html` for all addresses, or `404.html` for the app's. */

async function answerWith(page: Page, file: string): Promise<void> {
  await page.route(
    () => true,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.continue({ url: new URL(file, route.request().url()).href })
        : route.fallback(),
  );
}

/** Records the visible headings, frame by frame. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        if (heading.checkVisibility()) seen.add(heading.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => ('seen' in window && window.seen instanceof Set ? [...window.seen] : []));
}

const tagsOf = (page: Page) =>
  page.evaluate(() => ({
    titles: document.querySelectorAll('title').length,
    descriptions: document.querySelectorAll('meta[name="description"]').length,
  }));

for (const [path, heading, title] of [
  ['/login', 'Welcome back', 'Log in · Akada'],
  ['/team/', 'The people beside you', 'Our Team · Akada'],
  ['/no-such-page', 'Page not found', 'Page not found · Akada'],
] as const) {
  test(
    `${path} never shows the landing page if the host sends index.html`,
    inSweepIf(path !== '/login'),
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      const seenHeadings = await watchHeadings(page);
      await answerWith(page, '/index.html');
      const code = await holdCode(page, '**/assets/index-*.js');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('status')).toHaveText('Loading…');
      await expect(page).toHaveTitle('Loading… · Akada');
      await expect(page.getByRole('banner')).toBeHidden();
      // The help for failed code exists, with its styles.
      await expect(page.getByText('Part of this page did not load')).toBeHidden();
      code.letGo();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      expect(await tagsOf(page)).toEqual({ titles: 1, descriptions: 1 });
      // A later frame may record the last heading.
      await expect.poll(seenHeadings).toEqual([heading]);
      expect(errors).toEqual([]);
    },
  );
}

for (const file of ['/index.html', '/404.html']) {
  test(`the dashboard works if the host sends ${file}`, inSweep, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, amina);
    await expect(page).toHaveURL(/\/dashboard$/);
    const seenHeadings = await watchHeadings(page);
    await answerWith(page, file);
    const code = await holdCode(page, '**/assets/index-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('status')).toHaveText('Loading…');
    code.letGo();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page).toHaveTitle('Dashboard · Akada');
    // The frame's heading, then the page's.
    expect(['Akada', 'Dashboard']).toEqual(expect.arrayContaining(await seenHeadings()));
  });
}

test('prerendered pages still wait for a sign of use', inSweep, async ({ page }) => {
  const isLeftAlone = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(isAlive), path).toBe(false);
    await expect(page.getByRole('banner')).toBeVisible();
  };
  for (const path of ['/', '/team', '/team/']) await isLeftAlone(path);
  await answerWith(page, '/404.html');
  await isLeftAlone('/no-such-page');
});

test('the login shows help if the app’s code does not load either', inSweep, async ({ page }) => {
  await answerWith(page, '/index.html');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the response is shown unchanged', inSweep, async ({ page }) => {
    await answerWith(page, '/index.html');
    await page.goto('/login');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the dashboard works if the host redirects /app.html', inSweep, async ({ page, site }) => {
    // As on Cloudflare Pages.
    const host = createServer((request, response) => {
      const { url = '', method, headers } = request;
      if (url.startsWith('/app.html')) {
        response.writeHead(308, { location: url.replace('.html', '') }).end();
        return;
      }
      const address = site.origin + url.replace(/^\/app(?=\?|$)/, '/app.html');
      const forwarded = requestFrom(address, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      // Calls under way at the end of the test are dropped.
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
    });
    await page.goto(`${await listenLocally(host)}/dashboard`);
    await logIn(page, amina);
    await cacheNow(page, 'mentee');
    // As on a device that has the page neither in the browser's own cache nor in the worker's.
    await page.evaluate(async () => {
      const code = await caches.open('akada-code');
      const keys = await code.keys();
      await Promise.all(keys.map(async (key) => key.url.includes('/app.html') && code.delete(key)));
    });
    await cacheNow(page, 'mentee');
    const hasPage = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('akada-code')).keys();
        return keys.some(({ url }) => url.includes('/app.html'));
      });
    await expect.poll(hasPage).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    host.closeAllConnections();
    host.close();
  });
});
