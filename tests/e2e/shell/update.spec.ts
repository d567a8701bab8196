import type { Page } from '@playwright/test';
import { untilAppStored } from '../../support/appStored.ts';
import { amina } from '../../support/people.ts';
import { logIn, registration } from '../support/account.ts';
import { test } from '../support/ownSite.ts';
import { expect, inSweep } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

const person = {
  firstName: 'Zainab',
  lastName: 'Bello',
  email: 'zainab.bello.new@akada.example',
  password: 'a-long-password-1',
};

const newVersion = (page: Page) => page.getByText('A new version of this site is ready');
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update now' });
const toTracks = (page: Page) => page.getByRole('link', { name: 'Tracks', exact: true }).first();
const tracks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tracks' });
const deployed = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-version', '2');

/** Opens a mentee's dashboard, and waits until the worker has stored the app. */
async function openStored(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard`);
  await logIn(page, amina);
  await untilAppStored(page);
}

/** Deletes a file from the worker's cache, and all files from the browser's own. */
async function dropFile(page: Page, name: string): Promise<void> {
  await page.evaluate(async (part) => {
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      const files = (await cache.keys()).filter(({ url }) => url.includes(part));
      await Promise.all(files.map((file) => cache.delete(file)));
    }
  }, name);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

/** Checks for a new version, as the browser does at the next visit. Resolves to its state. */
const checkForVersion = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    const worker = found?.installing;
    await new Promise<void>((resolve) => {
      const check = () => worker?.state === 'installing' || resolve();
      worker?.addEventListener('statechange', check);
      check();
    });
    return worker?.state;
  });

test('an update starts at a tap, in that tab alone, and loses nothing that was typed', async ({
  page,
  context,
  ownSite,
}) => {
  await openStored(page, ownSite.origin);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: /Submit/ }).click();
  const others = await context.newPage();
  await others.goto(`${ownSite.origin}/dashboard`);
  await expect(others.getByRole('rowheader').first()).toBeVisible();

  await ownSite.deploy();
  await page.reload();
  await expect(newVersion(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-version');
  await page.getByLabel('Comment').fill('Half a sentence that must not');
  await updateButton(page).click();
  await deployed(page);
  await expect(page.getByLabel('Comment')).toHaveValue('Half a sentence that must not');
  await expect(newVersion(page)).toBeHidden();

  // The other dashboard opens a page whose old code is gone from the host.
  await expect(others.locator('html')).not.toHaveAttribute('data-version');
  await toTracks(others).click();
  await expect(tracks(others)).toBeVisible();
});

test(
  'until an update, the device opens its own version of all but public pages',
  inSweep,
  async ({ page, ownSite: { origin, deploy } }) => {
    await openStored(page, origin);
    const stored = await (await page.request.get(`${origin}/app.html`)).text();
    await deploy();
    const opensStored = async (path: string) =>
      (await (await page.goto(origin + path))?.text()) === stored;
    for (const path of ['/dashboard', '/login', '/how-it-works/mentor'])
      expect(await opensStored(path), path).toBe(true);
    expect(await opensStored('/team')).toBe(false);
    // Only navigations open from the device, not what a page fetches.
    const fetched = await page.evaluate(async () => (await fetch('/login')).text());
    expect(fetched === stored).toBe(false);
  },
);

test(
  'an update neither asks nor reloads while a visitor types',
  inSweep,
  async ({ page, ownSite }) => {
    await openStored(page, ownSite.origin);
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(`${ownSite.origin}/register`);
    await registration(page).write(person);
    await ownSite.deploy();
    expect(await checkForVersion(page)).toBe('installed');
    await expect(newVersion(page)).toBeHidden();
    // A tap on the notice in another tab does the same.
    await page.evaluate(async () => {
      const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      const started = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      waiting?.postMessage('skip-waiting');
      await started;
    });
    await registration(page).expectFilled(person);
    await registration(page).send();
    await expect(page).toHaveURL(/\/email-verification-sent/);
  },
);

test('an update starts once all tabs are closed', inSweep, async ({ page, context, ownSite }) => {
  await openStored(page, ownSite.origin);
  await ownSite.deploy();
  expect(await checkForVersion(page)).toBe('installed');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(newVersion(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-version');
  await page.close();
  const next = await context.newPage();
  const hasStarted = async () => {
    // The old worker may still have the closed tab, and would keep a tab that stays.
    await next.goto('about:blank');
    await next.goto(`${ownSite.origin}/robots.txt`);
    return next.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found?.waiting === null;
    });
  };
  await expect.poll(hasStarted).toBe(true);
  await context.setOffline(true);
  await next.goto(`${ownSite.origin}/dashboard`);
  await deployed(next);
  await toTracks(next).click();
  await expect(tracks(next)).toBeVisible();
});

test(
  'a version that cannot be installed leaves the old one at work, and a rollback is an update',
  inSweep,
  async ({ page, context, ownSite }) => {
    await openStored(page, ownSite.origin);
    await ownSite.deploy();
    await ownSite.takeAway(/^TracksPage-.*\.js$/);
    expect(await checkForVersion(page)).toBe('redundant');
    await context.setOffline(true);
    await page.reload();
    await toTracks(page).click();
    await expect(tracks(page)).toBeVisible();
    await expect(newVersion(page)).toBeHidden();
    await context.setOffline(false);

    await ownSite.rollBack();
    await ownSite.deploy();
    await page.reload();
    await updateButton(page).click();
    await deployed(page);
    await ownSite.rollBack();
    await page.reload();
    await updateButton(page).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-version');
    await context.setOffline(true);
    await toTracks(page).click();
    await expect(tracks(page)).toBeVisible();
  },
);

test(
  'a page loads from the network if its stored code is gone',
  inSweep,
  async ({ page, ownSite }) => {
    await openStored(page, ownSite.origin);
    await ownSite.deploy();
    await dropFile(page, '/TracksPage-');
    await toTracks(page).click();
    await deployed(page);
    await expect(tracks(page)).toBeVisible();
    await untilAppStored(page);
  },
);

test(
  'switching off a harmful worker deletes its files and keeps drafts',
  inSweep,
  async ({ page, context, ownSite }) => {
    const starting = context.waitForEvent('serviceworker');
    await openStored(page, ownSite.origin);
    const old = await starting;
    const ended = new Promise((resolve) => {
      old.once('close', resolve);
    });
    await page.evaluate(() => localStorage.setItem('akada_box:one:submission:one', 'My words'));

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
    expect(await next.evaluate(() => localStorage.getItem('akada_box:one:submission:one'))).toBe(
      'My words',
    );

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
