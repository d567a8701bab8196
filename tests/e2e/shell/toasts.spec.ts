import { logIn } from '../support/account.ts';
import { expect, inSweep, test } from '../support/site.ts';
import { amina } from '../support/tasks.ts';

/** Toasts show at once, in a usable place. */

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

test(
  'a notice over a dialog is announced, closable and covers no button',
  inSweep,
  async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/login');
    await logIn(page, amina);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.waitForLoadState('networkidle');
    await site.expireTokens();
    await page.goto('/dashboard/mentee/mentor/');
    const dialog = page.getByRole('dialog', { name: 'Log in again to continue' });
    await dialog.getByLabel('Password', { exact: true }).fill('wrong');
    await dialog.getByRole('button', { name: 'Log in' }).click();

    const notice = page.getByRole('alert').filter({ hasText: 'Email or Password is incorrect' });
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    const covered = await dialog.locator('button:visible').evaluateAll(
      (buttons, lower) => {
        return buttons
          .filter((button) => button.closest('[data-notices]') === null)
          .map((button) => button.getBoundingClientRect())
          .filter(({ top, bottom }) => top < lower.bottom && bottom > lower.top);
      },
      { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) },
    );
    expect(covered).toEqual([]);
    // Its host is inside the dialog: all else is inert.
    await dialog.locator('[data-notices]').getByRole('button', { name: 'Close' }).click();
    await expect(notice).toBeHidden();
    await expect(dialog).toBeVisible();
  },
);
