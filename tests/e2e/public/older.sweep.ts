import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseSync } from 'vite';
import { isRecord } from '../../sandbox/http/body.ts';
import { missing, type Missing } from '../../support/browserData.ts';
import { amina, ngozi } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { gradingDesk } from '../support/dashboard.ts';
import { menuButton, openMenu } from '../support/publicMenu.ts';
import { root } from '../support/server.ts';
import { expect, test as base } from '../support/site.ts';
import { storesOf } from '../support/stores.ts';
import { tasksOf } from '../support/tasks.ts';

/** These tests simulate all the oldest supported browsers at once. */

function forget(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables
  const from = (holder: unknown, names: readonly string[]): void => {
    for (const name of names) Reflect.deleteProperty(Object(holder), name);
  };
  const lists = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'];
  from(Array.prototype, lists);
  from(Reflect.getPrototypeOf(Uint8Array.prototype), lists);
  from(String.prototype, ['at', 'isWellFormed', 'toWellFormed']);
  from(Object, ['hasOwn', 'groupBy']);
  from(Map, ['groupBy']);
  from(Promise, ['withResolvers', 'try']);
  from(Array, ['fromAsync']);
  from(RegExp, ['escape']);
  from(Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom']);
  from(URL, ['canParse', 'parse']);
  from(AbortSignal, ['any', 'timeout']);
  from(Crypto.prototype, ['randomUUID']);
  from(Document.prototype, ['startViewTransition']);
  from(Element.prototype, ['checkVisibility', 'setHTMLUnsafe']);
  from(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']);
  // A service worker's cached files bypass the changed style sheets.
  from(Navigator.prototype, ['serviceWorker']);
  from(window, ['structuredClone', 'scheduler', 'Iterator', 'navigation']);
}

function forgetAll(names: readonly Missing[]): void {
  for (const { owner, name, kind } of names) {
    const holder: unknown = kind === 'global' ? window : Reflect.get(window, owner);
    const prototype: unknown = kind === 'member' ? Object(holder).prototype : holder;
    for (const object of [prototype, ...(owner === 'Window' ? [window] : [])]) {
      if (Object(object) === object) Reflect.deleteProperty(Object(object), name);
    }
  }
}

const unsupported: [RegExp, string][] = [
  [/@container\b/g, '@x-container'],
  [/container-type\b/g, 'x-container-type'],
  [/color-mix\(/g, 'x-color-mix('],
  [/light-dark\(/g, 'x-light-dark('],
  [/\b(\d+)dvh\b/g, '$1xvh'],
  [/:has\(/g, ':x-has('],
];

const test = base.extend<{ older: void }>({
  older: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.addInitScript(forget);
      await page.addInitScript(forgetAll, missing);
      await page.route(
        ({ pathname }) => !pathname.startsWith('/api/') && /(^|\/)[^.]*$|\.css$/.test(pathname),
        async (route) => {
          const response = await route.fetch();
          const text = await response.text();
          const older = unsupported.reduce(
            (sheet, [young, old]) => sheet.replace(young, old),
            text,
          );
          await route.fulfill({ response, body: older });
        },
      );
      await provide();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

// The hashes in the page's policy do not match the changed styles.
test.use({ viewport: { width: 360, height: 740 }, bypassCSP: true });

const none = 'rgba(0, 0, 0, 0)';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a visitor uses the menu, and no page scrolls sideways', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const young = ['structuredClone', 'requestIdleCallback', 'ToggleEvent'];
  expect(await page.evaluate((names) => names.filter((name) => name in window), young)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Our Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The people beside you');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
});

test('a mentee logs in and reads the dashboard and the tasks', async ({ page }) => {
  await page.goto('/dashboard');
  for (const password of ['not this one', 'nor this one']) {
    const refused = page.waitForResponse('**/api/auth/login');
    await logIn(page, { ...amina, password });
    await refused;
  }
  await expect(page.getByText('That was the second wrong password')).toBeVisible();
  await logIn(page, amina);
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // The bar above the scrolling page has a background.
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', none);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
  await page.keyboard.press('Escape');
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  await bar.getByRole('link', { name: 'Tasks', exact: true }).click();

  // On a card, a task's details are below its title.
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await expect(rows.first()).toBeVisible();
  const title = await rows.first().boundingBox();
  const state = await page.getByRole('row').nth(1).getByRole('cell').last().boundingBox();
  expect(state?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? Infinity));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).not.toHaveCSS('background-color', none);

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a mentor can reach every control of a review and grades', async ({ page, site }) => {
  await page.goto('/dashboard/mentor/tasks-submissions/');
  await logIn(page, ngozi);
  await page.getByRole('button', { name: 'Review next' }).click();
  const desk = gradingDesk(page);
  await desk.write('Every price is right.', '84');
  const box = await desk.dialog.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(740);
  await desk.save();
  const saved = () =>
    site.db.all('SELECT id FROM submissions WHERE mentorComment = ?', ['Every price is right.']);
  await expect.poll(saved).toHaveLength(1);
});

function expressionsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(expressionsOf);
  if (!isRecord(node)) return [];
  if (isRecord(node['regex'])) return [String(node['regex']['pattern'])];
  return Object.values(node).flatMap(expressionsOf);
}

// The build does not lower regular expressions, and an unsupported expression breaks a whole file.
test('scripts have no regular expression that Safari 15.4 cannot parse', async () => {
  const folder = join(root, process.env['SITE_DIR'] ?? 'dist', 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const expressions: string[] = [];
  for (const name of scripts) {
    const { program } = parseSync(name, await readFile(join(folder, name), 'utf8'));
    expressions.push(...expressionsOf(program));
  }
  expect(expressions.length).toBeGreaterThan(100);
  expect(expressions.filter((words) => /\(\?<[=!]|\(\?[ims-]+:/.test(words))).toEqual([]);
});

test('stored responses are shown without the API', async ({ page, site }) => {
  await page.goto('/dashboard/pending-task');
  await logIn(page, amina);
  const row = page.getByRole('rowheader').first();
  await expect(row).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const [task] = tasksOf(site, 'web');
  // Another page reads the stores, because this one lacks a function for it.
  const stored = async () => (await storesOf(page.context())).databases;
  await expect.poll(stored).toContain(task?.id);
  await site.setFaults({ dropRate: 1 });
  await page.reload();
  await expect(row).toBeVisible();
});
