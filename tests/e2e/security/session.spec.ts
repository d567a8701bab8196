import type { Page, Route } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { amina, tasksOf } from '../support/tasks.ts';
import { isAlive } from '../support/alive.ts';
import { expect, inSweep, test } from '../support/site.ts';

/** A session in a real browser: its expiry, other tabs, deployments and errors. */

const tasksPath = '/dashboard/pending-task';

async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await logIn(page, amina);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
}

const warning = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Your login expires at' });

/** Moves the clock to a moment, as after a sleep. null resets the clock. */
const sleepUntil = (tab: Page, moment: number | null) =>
  tab.evaluate((then) => {
    const clock: unknown = Reflect.get(window, 'clock') ?? Date.now;
    if (typeof clock !== 'function') return;
    Reflect.set(window, 'clock', clock);
    const ahead = then === null ? 0 : then - Number(clock());
    Date.now = () => Number(clock()) + ahead;
    document.dispatchEvent(new Event('visibilitychange'));
  }, moment);

/** Hides the page, so that notices stay (`src/ui/NoticeHost.tsx`). */
const lookAway = (page: Page) =>
  page.evaluate(
    () => void Reflect.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
  );

const newLogin = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });

test('every tab warns before a login expires, and one login is enough', async ({
  page,
  context,
  site,
}) => {
  const task = tasksOf(site, 'web').find(({ sentIn }) => !sentIn);
  await arrive(page, `${tasksPath}/submit/${task?.id}`);
  const exp: number = await page.evaluate(() => {
    const claims: unknown = JSON.parse(
      atob(localStorage.getItem('akada_token')?.split('.')[1] ?? ''),
    );
    return typeof claims === 'object' && claims !== null && 'exp' in claims
      ? Number(claims.exp)
      : 0;
  });
  await page.getByRole('textbox', { name: 'Comment' }).fill('Half a sentence');
  // The device has slept until four minutes before the login expires.
  const nearExpiry = exp * 1000 - 4 * 60_000;
  const other = await context.newPage();
  await other.goto('/dashboard/track');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y;
  const before = await top();
  await sleepUntil(page, nearExpiry);
  await sleepUntil(other, nearExpiry);

  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  expect(await top()).toBe(before);

  await page.getByRole('textbox', { name: 'Comment' }).focus();
  await warning(page).getByRole('button', { name: 'Log in again' }).click();
  const dialog = newLogin(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(amina.email);
  await dialog.getByLabel('Password', { exact: true }).fill(amina.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a sentence');
  await sleepUntil(page, null);
  await sleepUntil(other, null);
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
});

test(
  'a submission interrupted by an expired login is offered again in view',
  inSweep,
  async ({ page, site }) => {
    const task = tasksOf(site, 'web').find(({ sentIn }) => !sentIn);
    await page.setViewportSize({ width: 360, height: 640 });
    await arrive(page, `${tasksPath}/submit/${task?.id}`);
    await page.getByLabel('Link to your work').fill('git.example/amina/work');
    await page.getByRole('textbox', { name: 'Comment' }).fill('Everything is in the notes.');
    await site.expireTokens();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Log in again to continue' })).toBeVisible();
    await logIn(page, amina);

    await expect(page.getByText(/^You are logged in again\. It was not sent/)).toBeInViewport();
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    await expect(submit).toBeFocused();
    await expect(submit).toBeInViewport();
    const sends = async () =>
      (await site.requests()).filter(
        ({ method, path }) => method === 'POST' && path.endsWith('/submissions'),
      );
    expect((await sends()).map(({ status }) => status)).toEqual([401]);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Successfully/)).toBeVisible();
    expect((await sends()).map(({ status }) => status)).toEqual([401, 201]);
  },
);

test(
  'a global error disappears after a time, with the page or a success',
  inSweep,
  async ({ page, site }) => {
    await arrive(page, '/dashboard/track');
    // Wait for all responses, because a late 401 opens the login before the click.
    const answered = async () =>
      (await site.requests()).flatMap(({ path, status }) => (status === 200 ? path : []));
    await expect
      .poll(answered)
      .toEqual(
        expect.arrayContaining([
          '/api/profile',
          '/api/profile/mentors',
          '/api/tracks',
          '/api/stages?limit=100',
        ]),
      );
    await site.expireTokens();
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in again to continue' });
    const attempt = async (password: string) => {
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Log in' }).click();
    };
    const toast = page.getByText('Email or Password is incorrect');
    await attempt('wrong-1');
    await expect(toast).toHaveCount(1);
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCount(0);

    await lookAway(page);
    await attempt('wrong-2');
    await expect(toast).toBeVisible();
    await attempt(amina.password);
    await expect(dialog).toBeHidden();
    await expect(toast).toHaveCount(0);

    await site.failNext({ method: 'GET', path: '/api/profile/mentors', times: 2, kind: '500' });
    await page.goto('/dashboard/mentee/mentor/');
    const failedRead = page.getByText('An error occured');
    await expect(failedRead).toBeVisible();
    await expect(failedRead).toHaveCount(0);

    await page.goto('/forgot-password');
    await page.waitForFunction(isAlive);
    await lookAway(page);
    await page.getByLabel('Email').fill(amina.email);
    // Block only the API, because the form's code may still be loading.
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Network Error')).toHaveCount(1);
    await page.getByRole('link', { name: 'Log in' }).last().click();
    await expect(page.getByText('Network Error')).toHaveCount(0);
  },
);

test.describe('code that does not load', inSweep, () => {
  test('missing code after a deployment reloads the page once, then shows help', async ({
    page,
  }) => {
    await arrive(page, '/dashboard/track');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(/\/assets\/MentorPage-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Mentor', exact: true }).click();
    await expect(page.getByText('There is a newer version of this page.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/dashboard/mentee/mentor/');

    await page.unroute(/\/assets\/MentorPage-.*\.js$/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  });

  test('login help that does not load leaves the form unchanged', async ({ page }) => {
    await page.route(/\/assets\/LoginHelp-.*\.js$/, (route) => route.abort());
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

  test('a dialog whose code loads slowly shows a loading status', async ({ page }) => {
    await arrive(page, '/dashboard/track');
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
  }) => {
    await arrive(page, '/dashboard/track');
    await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Mentor', exact: true }).click();
    await expect(page.getByText(/^This page did not come through/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
  });
});
