import type { Page } from '@playwright/test';
import { amina } from '../support/account.ts';
import { isAlive } from '../support/alive.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, inSweep, inSweepIf, test } from '../support/site.ts';

/** Requests before the app's code has loaded, and requests that wait for the first text. */

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
