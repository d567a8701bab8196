import type { Page } from '@playwright/test';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, test } from '../support/site.ts';
import { storesOf } from '../support/stores.ts';
import { loginPage } from '../support/stories.ts';

const form = `/dashboard/pending-task/submit/${starterId('task', 'web-first-repo')}`;
const tick = (page: Page) => page.getByLabel('This is not my phone');
const mark = (page: Page) => page.getByRole('button', { name: 'Not my phone' });

/** Visits the landing page and the login page, and returns what the device stores then. */
async function storesOfVisitor(page: Page) {
  await page.goto('/');
  await page.goto('/dashboard');
  await expect(tick(page)).toBeVisible();
  return storesOf(page.context());
}

async function logInOnBorrowed(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByText(/^Nothing stays on it/)).toBeVisible();
  await tick(page).tap();
  await logIn(page, amina);
  await expect(mark(page)).toBeVisible();
}

async function writeDraft(page: Page): Promise<void> {
  await page.goto(form);
  await page.getByLabel('Comment').fill('Half a sentence');
  await expect(page.getByText('Draft saved in this tab')).toBeVisible();
}

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

test('a visit on a borrowed phone leaves the device byte by byte as before', async ({
  page,
  context,
}) => {
  const before = await storesOfVisitor(page);
  await logInOnBorrowed(page);
  await writeDraft(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(page.getByLabel('Comment')).toHaveValue('Half a sentence');
  await expect(mark(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(loginPage(other)).toBeVisible();
  await other.close();
  // After a login on your own phone, a worker would come some seconds later.
  await page.waitForTimeout(4000);
  expect(await storesOf(context)).toEqual(before);

  await mark(page).tap();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save drafts as a file' }).tap();
  await saving;
  await page.getByRole('button', { name: 'Yes' }).tap();
  await expect(tick(page)).not.toBeChecked();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await storesOf(context)).toEqual(before);
  expect(asked).toContain('beforeunload');

  await test.step('a closed tab ends a visit, too', async () => {
    await logInOnBorrowed(page);
    await page.close();
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect(loginPage(next)).toBeVisible();
    await expect(tick(next)).not.toBeChecked();
    expect(await storesOf(context)).toEqual(before);
  });
});

test('a tick set before the scripts ran counts', async ({ page }) => {
  const code = await holdCode(page, '**/assets/app-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await tick(page).tap();
  await page.getByLabel('Email').fill(amina.email);
  await page.getByLabel('Password', { exact: true }).fill(amina.password);
  code.letGo();
  await page.getByRole('button', { name: 'Log in' }).tap();
  await expect(mark(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('akada_token'))).toBeNull();
});
