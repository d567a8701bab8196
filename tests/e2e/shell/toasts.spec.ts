import { amina } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

test('the first error shows without loading more code', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(amina.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  // After the refusal nothing more can be loaded.
  await page.route('**/api/auth/login', async (route) => {
    await page.route('**/assets/**', () => undefined);
    await route.continue();
  });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.locator('[data-notices]').getByText('Email or Password is incorrect'),
  ).toBeVisible();
});
