import type { Page } from '@playwright/test';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { isAlive } from '../support/alive.ts';
import { menuButton, openMenu } from '../support/publicMenu.ts';
import { findings, injectAxe } from '../support/sweeps/axe.ts';
import { expect, inSweep, inSweepIf, test } from '../support/site.ts';

/** These tests simulate an old browser by removing features. */

test.use({ viewport: { width: 360, height: 740 } });

const entry = /\/assets\/index-[^/]*\.js$/;

/** Simulates a browser from before 2022, without `<dialog>`. */
const forgetDialogs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));

/** Simulates a browser of 2015, which supports neither the boot script nor modules. */
async function forgetModules(page: Page): Promise<void> {
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(<script data-start=[^>]*>)[^]*?<\/script>/, '$1not to be read ?.</script>')
      .replace('<script nomodule ', '<script ');
    await route.fulfill({ response, body });
  });
}

const help = (page: Page) => page.getByRole('alert');
const notLoaded = 'Part of this page did not load';
const tooOld = 'This browser is too old';

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' });

/** Expects that links work and that no button is without effect. */
async function isWhole(page: Page): Promise<void> {
  await openMenu(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await menuButton(page).click();
  await expect(page.getByRole('button', { disabled: false }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('500+')).toBeVisible();
  await page.getByText('Is it really free?').click();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  // Some of these browsers can scroll only the page.
  const beyond = await page.getByRole('figure').evaluateAll((figures) => {
    const edges = figures.map((figure) => figure.getBoundingClientRect().right);
    return [edges.length, edges.filter((edge) => edge > window.innerWidth).length];
  });
  expect(beyond).toEqual([6, 0]);
  await (await openMenu(page)).getByRole('link', { name: 'Our Team' }).click();
  await expect(page.getByRole('heading', { name: 'Adaeze Okonkwo' })).toBeVisible();
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('time').first()).toHaveText(
    /^[A-Z]\w+ \d+ [A-Z]\w+ 20\d\d/,
  );
  await (await openMenu(page)).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByText('hello@akada.example')).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  await expect(links.filter({ hasText: 'Write to us' })).toHaveAttribute('href', /^mailto:hello@/);
  await expect(links.filter({ hasText: 'Join the chat' })).toHaveAttribute('href', /^https:/);
}

for (const [what, arrange] of [
  ['a browser without <dialog> (simulated)', forgetDialogs],
  ['a browser that cannot parse the scripts (simulated)', forgetModules],
] as const) {
  test(`${what}: public pages are complete, the app shows help`, inSweep, async ({ page }) => {
    await arrange(page);
    await page.goto('/');
    await isWhole(page);
    expect(await page.evaluate(isAlive)).toBe(false);

    await openMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(help(page)).toContainText(tooOld);
    await expect(help(page)).toBeInViewport();
    await expect(submit(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden();
    await injectAxe(page);
    // The help is above the skip link.
    const problems = await findings(page, 'all');
    expect(problems.filter((words) => !words.includes('Skip to content'))).toEqual([]);
    await help(page).getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/dashboard/track');
    await expect(help(page)).toContainText(tooOld);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
  });
}

for (const [what, response] of [
  ['does not load', { status: 503, body: '' }],
  ['does not start', { contentType: 'text/javascript', body: 'throw new TypeError("no");' }],
] as const) {
  test(
    `the app’s code ${what}: each page shows help, and reloading works`,
    inSweepIf(what === 'does not start'),
    async ({ page }) => {
      await page.route(entry, (route) => route.fulfill(response));
      await page.goto('/');
      await (await openMenu(page)).getByRole('link', { name: 'Our Team' }).click();
      await expect(page.getByRole('heading', { name: 'Adaeze Okonkwo' })).toBeVisible();
      await page.goto('/login');
      await expect(help(page)).toContainText(notLoaded);

      await page.goto('/dashboard');
      await expect(help(page)).toContainText(notLoaded);
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
      await page.unroute(entry);
      await help(page).getByRole('link', { name: 'Reload' }).click();
      await expect(help(page)).toHaveCount(0);
      await logIn(page, amina);
      await expect(page.getByRole('table', { name: 'Pending tasks' })).toBeVisible();
    },
  );
}

test(
  'the login works without a reload when the connection is back',
  inSweep,
  async ({ page, context }) => {
    await page.route(entry, (route) => route.abort());
    await page.goto('/login');
    await expect(help(page)).toContainText(notLoaded);
    await page.unroute(entry);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(help(page)).toHaveCount(0);
    await logIn(page, amina);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

/** Data-saving browsers run scripts on a server, or not at all. */
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages are complete', async ({ page }) => {
    await page.goto('/');
    await isWhole(page);
  });

  test('the login says how to allow scripts', async ({ page }) => {
    await page.goto('/login');
    await expect(help(page)).toContainText('allow JavaScript');
    await expect(help(page)).toContainText('choose “High” data saving');
    await expect(submit(page)).toBeDisabled();
  });
});
