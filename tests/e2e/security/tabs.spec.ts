import type { Page } from '@playwright/test';
import { amina, bukola } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { isAlive } from '../support/alive.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { home, loginPage, logOut, openKeepingBrowser } from '../support/stories.ts';

const header = (page: Page) => page.getByRole('banner');

const traces = (page: Page) =>
  page.evaluate(() => `${document.body.innerText} ${JSON.stringify(history.state)}`);

/** Hydrates the app, which then changes pages without loading. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(10, 10);
  await page.waitForFunction(isAlive);
}

/** Logs Amina in without leaving the document of a public page. */
async function logInFromAbout(page: Page): Promise<void> {
  await arriveAt(page, '/about');
  await header(page).getByRole('link', { name: 'Login' }).click();
  await logIn(page, amina);
  await expect(home(page, 'Amina')).toBeVisible();
}

/** Goes back from the dashboard, which has replaced the login page. */
async function goBackToAbout(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
}

async function logOutIn(tab: Page): Promise<void> {
  await tab.goto('/dashboard');
  await logOut(tab);
}

async function logInBukola(tab: Page): Promise<void> {
  await logIn(tab, bukola);
  await expect(home(tab, 'Bukola')).toBeVisible();
}

/** Opens another document. The previous document stays in the back/forward cache. */
async function putAway(page: Page): Promise<void> {
  await page.goto('/terms');
}

test("a tab on a public page follows another user's login in another tab", async ({
  page,
  context,
}) => {
  await logInFromAbout(page);
  await goBackToAbout(page);
  const other = await context.newPage();
  await logOutIn(other);
  await logInBukola(other);

  // The logout reloaded the page, which starts again at the first input.
  await page.mouse.move(20, 20);
  await header(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(home(page, 'Bukola')).toBeVisible();
  expect(await traces(page)).not.toContain('Amina');
});

test(
  'a public page from the back/forward cache shows the current login',
  inSweep,
  async ({ site }) => {
    const { browser, context } = await openKeepingBrowser(site);
    const page = await context.newPage();
    await logInFromAbout(page);
    await goBackToAbout(page);
    await putAway(page);
    const other = await context.newPage();
    await logOutIn(other);
    await page.goBack({ waitUntil: 'commit' });
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(loginPage(page)).toBeVisible();
    expect(await traces(page)).not.toContain('Amina');

    await logInBukola(page);
    await putAway(page);
    await other.reload();
    await logOutIn(other);
    await logIn(other, amina);
    await expect(home(other, 'Amina')).toBeVisible();
    // A browser may reload the page if requests are in flight.
    await page.goBack({ waitUntil: 'commit' });
    await expect(home(page, 'Amina')).toBeVisible();
    expect(await traces(page)).not.toContain('Bukola');
    await browser.close();
  },
);

test('Back shows no data from the former user', inSweep, async ({ page }) => {
  await logInFromAbout(page);
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  const row = page.getByRole('table', { name: 'Completed tasks' }).getByRole('rowheader').first();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/pending-task\/[0-9a-f]{24}$/);
  const brief = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Tracks', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await logInBukola(page);

  await page.goBack();
  await expect(page).toHaveURL(brief);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('Amina');
});
