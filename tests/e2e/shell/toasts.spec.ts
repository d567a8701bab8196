import { amina } from '../../support/people.ts';
import { expect, test } from '../support/site.ts';

test('the first error shows its first line with large text, and loads no more code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/login');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByLabel('Email').fill(amina.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  // After the refusal nothing more can be loaded.
  await page.route('**/api/auth/login', async (route) => {
    await page.route('**/assets/**', () => undefined);
    await route.continue();
  });
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const words = page.locator('[data-notices]').getByText('Email or Password is incorrect');
  await expect(words).toBeVisible();
  const hidden = await words.evaluate((element) => {
    const box = element.closest('[data-notices]')?.firstElementChild?.firstElementChild;
    return (box?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
  });
  expect(hidden, 'pixels above the toast').toBeLessThanOrEqual(0);
});
