import { amina } from '../../support/people.ts';
import { isAlive } from '../support/alive.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, inSweep, test } from '../support/site.ts';

/** These tests use a form whose code has not loaded yet. */

test('a form waits for its code, and keeps what was typed', async ({ page, site }) => {
  const code = await holdCode(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill(amina.email);
  await page.getByLabel('Password', { exact: true }).fill(amina.password);
  const submit = page.getByRole('button', { name: 'Log in' });
  await expect(submit).toBeDisabled();
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  await page.keyboard.press('Enter');
  await submit.click({ force: true });
  expect(await page.evaluate(isAlive)).toBe(false);
  code.letGo();
  await expect(submit).toBeEnabled();
  expect(navigations).toBe(0);
  await expect(page.getByLabel('Email')).toHaveValue(amina.email);
  await submit.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const logins = (await site.requests()).filter(({ path }) => path === '/api/auth/login');
  expect(logins.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 200']);
});

test('the next tap requests code again after a failed download', inSweep, async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/index-'),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(amina.email);
  await page.getByLabel('Password', { exact: true }).fill(amina.password);
  await failed;
  await page.unroute('**/assets/index-*.js');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('colours that were chosen before the code ran are those of the page', async ({ page }) => {
  const code = await holdCode(page, '**/assets/index-*.js');
  await page.goto('/team', { waitUntil: 'domcontentloaded' });
  await page.getByText('Dark', { exact: true }).click({ force: true });
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  code.letGo();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a phone that was said to be borrowed before the code ran is a borrowed one', async ({
  page,
}) => {
  const code = await holdCode(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const tick = page.getByLabel('This is not my phone');
  await tick.check();
  code.letGo();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(tick).toBeChecked();
});
