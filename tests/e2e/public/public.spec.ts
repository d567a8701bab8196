import type { Page } from '@playwright/test';
import { publicPages } from '../../../src/app/routes.ts';
import { addressOf } from '../support/addresses.ts';
import { isAlive } from '../support/alive.ts';
import { holdCode } from '../support/heldCode.ts';
import { menuButton, openMenu } from '../support/publicMenu.ts';
import { expect, inSweep, inSweepIf, test } from '../support/site.ts';
import { shiftOf, sideways } from '../support/sweeps/measures.ts';
import { complaintsOf } from '../support/watch.ts';

async function use(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(isAlive);
  await page.waitForLoadState('networkidle');
}

const carousel = (page: Page) => page.getByRole('region', { name: 'What learners say' });

async function reachCarousel(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'In their own words' }).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeVisible();
}

test.describe('each page', () => {
  // A blocked worker is an error in the console.
  test.use({ serviceWorkers: 'allow' });

  for (const path of publicPages.map(addressOf)) {
    test(
      `${path} has no sideways scrolling, layout shift or console error`,
      inSweepIf(path !== '/'),
      async ({ page }) => {
        const messages = complaintsOf(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await use(page, () => page.goto(path));
        expect((await shiftOf(page)).sum).toBeLessThanOrEqual(0.02);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        for (const width of [320, 360, 820, 968, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sideways(page), `${width}px`).toEqual([]);
        }
        // At the end of a page, the browser restores the scroll position while the HTML still loads.
        await page.evaluate(() => window.scrollTo(0, 0));
        await use(page, () => page.reload());
        expect((await shiftOf(page)).sum).toBeLessThanOrEqual(0.02);
        expect(messages).toEqual([]);
      },
    );
  }
});

test('a public page waits for a sign of use', async ({ page }) => {
  for (const path of ['/', '/team/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(isAlive), path).toBe(false);
  }
});

for (const [width, shown] of [
  [1280, 2],
  [360, 1],
] as const) {
  test(
    `at ${width}px the carousel shows ${shown} and moves by keyboard`,
    inSweepIf(width !== 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await reachCarousel(page);
      const region = carousel(page);
      const position = (first: number) =>
        shown === 2 ? `${first}–${first + 1} of 6` : `${first} of 6`;
      await expect(region.getByText(position(1), { exact: true })).toBeVisible();
      await expect(region.getByRole('figure')).toHaveCount(shown);

      // The name fits into the card.
      const card = await region.getByRole('figure').first().boundingBox();
      const name = await region.getByText('Blessing Okafor').boundingBox();
      expect(name?.width).toBeGreaterThan(80);
      expect((name?.x ?? 0) + 80).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));

      await region.getByRole('button', { name: 'Next' }).focus();
      await page.keyboard.press('Enter');
      await expect(region.getByText(position(2), { exact: true })).toBeVisible();
      await expect(region.getByRole('figure')).toHaveCount(shown);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(region.getByText(position(1), { exact: true })).toBeVisible();

      // The carousel has six different items without focusable elements.
      await expect(region.locator('figure')).toHaveCount(6);
      await expect(region.locator('figure :is(a, button, [tabindex="0"])')).toHaveCount(0);
      // With reduced motion the carousel does not move, so it has no pause button.
      await expect(region.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    },
  );
}

test('a link from an account page leads to its section of the landing page', async ({ page }) => {
  await use(page, () => page.goto('/login'));
  const code = await holdCode(page, '**/assets/LandingPage-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL(/\/#questions$/);
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  code.letGo();
  const section = page.locator('#questions');
  await expect(section.getByRole('heading').first()).toBeInViewport();
  await expect(section).toBeFocused();
});

test('the header is as wide as the page, with its menu and without', inSweep, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const [width, last] of [
    [1280, header.getByRole('link', { name: 'Register' })],
    [360, menuButton(page)],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const before = await header.getByRole('link').first().boundingBox();
    const end = await last.boundingBox();
    const room = await page.evaluate(() => document.body.clientWidth);
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo(room - (before?.x ?? 0), 0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu works before the app has loaded, and stays open when it has', async ({ page }) => {
    const code = await holdCode(page, '**/assets/index-*.js');
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Our Team' })).toBeVisible();
    // A tap beside the menu closes it.
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();
    await openMenu(page);
    expect(await page.evaluate(isAlive)).toBe(false);
    code.letGo();
    await page.waitForFunction(isAlive);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Our Team' }).click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(menu).toBeHidden();
  });

  test('Escape, a tap beside it and the focus elsewhere close the menu', async ({ page }) => {
    await use(page, () => page.goto('/about'));
    const menu = await openMenu(page);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('banner').locator('details').getByRole('link').first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('the carousel continues where the visitor scrolled before it loaded', async ({ page }) => {
    const code = await holdCode(page, '**/assets/SlickCarousel-*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const row = carousel(page).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    code.letGo();
    await expect(carousel(page).getByText('6 of 6', { exact: true })).toBeVisible();
  });
});

test('robots, sitemap, manifest, icons and licences are served', async ({ request, page }) => {
  for (const file of [
    'robots.txt',
    'sitemap.xml',
    'site.webmanifest',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'apple-touch-icon.png',
    'social.png',
    'licences.txt',
  ]) {
    const response = await request.get(`/${file}`);
    expect(response.status(), file).toBe(200);
    expect(response.headers()['content-type'], file).not.toContain('text/html');
  }
  expect(await (await request.get('/licences.txt')).text()).toContain('## react - ');
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
});

test(
  'a page that starts without the display font keeps the fallback',
  inSweep,
  async ({ page }) => {
    const font = await holdCode(page, '**/*.woff2');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/events', { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    font.letGo();
    await page.waitForLoadState('networkidle');
    expect((await shiftOf(page)).sum).toBe(0);
  },
);
