import type { Page } from '@playwright/test';
import { amina, beLoggedIn } from '../support/account.ts';
import { isAlive } from '../support/alive.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, inSweep, inSweepIf, type Site, test } from '../support/site.ts';

/** Requests before the app's code has loaded, and requests that wait for the first text. */

/** Holds the code of the dashboard until `letGo` is called. */
async function arriveBeforeTheCode(page: Page): Promise<{ letGo: () => void }> {
  const code = await holdCode(page, '**/assets/app-*.js');
  const request = page.waitForRequest('**/api/profile');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await request;
  return code;
}

const profiles = async (site: Site): Promise<number[]> =>
  (await site.requests()).filter(({ path }) => path === '/api/profile').map(({ status }) => status);

const tasks = (page: Page) => page.getByRole('table').first().getByRole('link').first();

test('the profile is requested once while the code loads', async ({ page, site }) => {
  const before = (await profiles(site)).length;
  await beLoggedIn(page, site, amina);
  const code = await arriveBeforeTheCode(page);
  code.letGo();
  await expect(tasks(page)).toBeVisible();
  expect((await profiles(site)).slice(before)).toEqual([200]);
});

test('an early request without a response is repeated', inSweep, async ({ page, site }) => {
  await site.failNext({ method: 'GET', path: '/api/profile', exact: true, times: 1, kind: 'drop' });
  await beLoggedIn(page, site, amina);
  const code = await arriveBeforeTheCode(page);
  code.letGo();
  await expect(tasks(page)).toBeVisible();
});

test('a login that expired on the API opens the login dialog', async ({ page, site }) => {
  await beLoggedIn(page, site, amina);
  await site.expireTokens();
  const code = await arriveBeforeTheCode(page);
  code.letGo();
  await expect(page.getByRole('dialog', { name: 'Log in again to continue' })).toBeVisible();
});

test('the profile is not requested without a login', inSweep, async ({ page, site }) => {
  const before = (await profiles(site)).length;
  await page.addInitScript(() => localStorage.setItem('akada_token', 'no.login.atall'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  expect((await profiles(site)).length).toBe(before);
});

for (const [way, send] of [
  ['by Enter', (page: Page) => page.keyboard.press('Enter')],
  ['by a tap', (page: Page) => page.getByRole('button', { name: 'Log in' }).click()],
] as const) {
  test(
    `a login sent ${way} too early is sent once when the code has loaded`,
    inSweepIf(way === 'by Enter'),
    async ({ page, site }) => {
      const code = await holdCode(page, '**/assets/index-*.js');
      await page.goto('/login', { waitUntil: 'domcontentloaded' });
      await page.getByLabel('Email').fill(amina.email);
      await page.getByLabel('Password', { exact: true }).fill(amina.password);
      await send(page);
      expect(await page.evaluate(isAlive)).toBe(false);
      code.letGo();
      await expect(page).toHaveURL(/\/dashboard$/);
      const logins = (await site.requests()).filter(({ path }) => path === '/api/auth/login');
      expect(logins.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 200']);
    },
  );
}

test('the next press requests code again after a failed download', inSweep, async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/index-'),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(amina.email);
  await page.getByLabel('Password', { exact: true }).fill(amina.password);
  await failed;
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

/** In milliseconds since the navigation. */
const startsOf = (page: Page, pattern: string): Promise<number[]> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntries()
        .filter(({ name }) => new RegExp(wanted).test(name))
        .map(({ startTime }) => startTime),
    pattern,
  );

const fontFiles = String.raw`\.woff2|fonts-.*\.css`;

test.describe('font on a first visit', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        requestAnimationFrame(() => performance.mark('first-frame')),
      );
    });
  });

  test('the font is requested after the first contentful paint', inSweep, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'networkidle' });
    // A busy browser reports the first paint late, so the boot script stops waiting.
    await expect.poll(() => startsOf(page, 'first-contentful-paint')).toHaveLength(1);
    await expect.poll(() => startsOf(page, fontFiles)).toHaveLength(2);
    const drawn = await startsOf(page, '^(first-contentful-paint|first-frame)$');
    const fonts = await startsOf(page, fontFiles);
    expect(Math.min(...fonts)).toBeGreaterThanOrEqual(Math.min(...drawn));
  });

  test(
    'the font is not requested after only the background is painted',
    inSweep,
    async ({ page }) => {
      // On a slow connection, the background is painted before the text arrives.
      await page.addInitScript(() => {
        window.PerformanceObserver = class extends PerformanceObserver {
          readonly #tell: PerformanceObserverCallback;
          constructor(tell: PerformanceObserverCallback) {
            super(tell);
            this.#tell = tell;
          }
          override observe(options: PerformanceObserverInit): void {
            if (options.type !== 'paint') return super.observe(options);
            const ground = performance.mark('first-paint');
            const getEntriesByName = (name: string) => (name === ground.name ? [ground] : []);
            const getEntries = () => [ground];
            this.#tell({ getEntries, getEntriesByName, getEntriesByType: getEntries }, this);
          }
        };
      });
      await page.goto('/about', { waitUntil: 'networkidle' });
      await expect.poll(() => startsOf(page, fontFiles)).toHaveLength(2);
      const [firstFrame = Infinity] = await startsOf(page, '^first-frame$');
      expect(Math.min(...(await startsOf(page, fontFiles)))).toBeGreaterThanOrEqual(firstFrame);
    },
  );
});

test(
  'the dashboard requests the font without waiting for its code',
  inSweep,
  async ({ page, site }) => {
    await beLoggedIn(page, site, amina);
    const code = await arriveBeforeTheCode(page);
    await expect.poll(() => startsOf(page, String.raw`\.woff2`)).toHaveLength(1);
    code.letGo();
    await expect(tasks(page)).toBeVisible();
  },
);

test(
  'the events page hydrates automatically only after its month has passed',
  inSweep,
  async ({ page }) => {
    await page.goto('/events', { waitUntil: 'networkidle' });
    expect(await page.evaluate(isAlive)).toBe(false);
    await page.clock.setFixedTime(Date.now() + 40 * 24 * 3600 * 1000);
    await page.goto('/events');
    await page.waitForFunction(isAlive);
  },
);
