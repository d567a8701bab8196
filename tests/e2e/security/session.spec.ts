import type { Page, Route } from '@playwright/test';
import { HOUR } from '../../../src/lib/timing.ts';
import { amina } from '../../support/people.ts';
import { beLoggedIn, logIn, registration } from '../support/account.ts';
import { tasksOf } from '../support/tasks.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';
import { setClockAhead } from '../support/stories.ts';

const tasksPath = '/dashboard/pending-task';

async function arrive(page: Page, site: Site, path: string): Promise<void> {
  await beLoggedIn(page, site, amina);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

const warning = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your login expires at' });

test(
  'the notice that a login expires moves nothing and covers no content',
  inSweep,
  async ({ page, site }) => {
    const task = tasksOf(site, 'web').find(({ sentIn }) => !sentIn);
    await page.setViewportSize({ width: 360, height: 740 });
    await arrive(page, site, `${tasksPath}/submit/${task?.id}`);
    await site.failNext({
      method: 'POST',
      path: `/api/tasks/${task?.id}/submissions`,
      kind: '500',
    });
    await page.getByLabel('Link to your work').fill('https://github.com/amina/ajo');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Every sum was checked by hand.');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('You can also send it from your outbox')).toBeVisible();
    await page.goto('/dashboard/track');
    const banner = page.getByText('1 item ready to send');
    await expect(banner).toBeVisible();
    const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
    const before = await top();
    // A login lasts for a day.
    await setClockAhead(page.context(), 24 * HOUR - 4 * 60_000);

    await expect(warning(page)).toBeVisible();
    await expect(banner).toBeVisible();
    expect(await top()).toBe(before);
    const bottom = async () => {
      const box = await warning(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await bottom()).toBeLessThan(before ?? 0);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(warning(page)).toBeHidden();
  },
);

test.describe('code that does not load', inSweep, () => {
  test('registration and login work without the code of their help', async ({ page }) => {
    const help = /\/assets\/(?:Login|Register)Help-.*\.js$/;
    await page.route(help, (route) => route.fulfill({ status: 404 }));
    await page.goto('/register');
    const person = { firstName: 'Damilola', lastName: 'Ojo', ...amina };
    await registration(page).write(person);
    const response = page.waitForResponse(help);
    await registration(page).send();
    await response;
    await expect(page.getByText('User with the email already exists')).toBeVisible();
    await registration(page).expectFilled(person);

    await page.goto('/login');
    for (const password of ['wrong-1', 'wrong-2']) {
      await logIn(page, { email: amina.email, password });
      await expect(page.getByText('Email or Password is incorrect').first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeEnabled();
    }
    await expect(page.getByLabel('Email')).toHaveValue(amina.email);
    await logIn(page, amina);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a dialog whose code loads slowly shows a loading status', async ({ page, site }) => {
    await arrive(page, site, '/dashboard/track');
    const held: Route[] = [];
    await page.route(/\/assets\/LogoutDialog-.*\.js$/, (route) => void held.push(route));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('status').getByText('Loading…')).toBeAttached();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await expect(page.getByRole('button', { name: 'Oppss' })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });

  test('a page opened offline loads automatically when the connection is back', async ({
    page,
    site,
  }) => {
    await arrive(page, site, '/dashboard/track');
    await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Mentor', exact: true }).click();
    await expect(page.getByText(/^This page did not load/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  });
});
