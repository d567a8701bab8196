/* oxlint-disable unicorn/consistent-function-scoping -- functions for the page cannot use this file’s variables */
import type { Page } from '@playwright/test';
import { amina } from '../../support/people.ts';
import { beLoggedIn, logIn } from '../support/account.ts';
import { expect, test } from '../support/site.ts';

test.use({ serviceWorkers: 'allow' });

/** How a browser refuses workers: each call, as Firefox does, or even access to the property. */
type Refusal = 'calls' | 'all';

/** Blocks the worker from the next page on, and stores the attempts in `window.refused`. */
const blockWorkers = (page: Page, refusal: Refusal): Promise<unknown> =>
  page.addInitScript((what) => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    const error = () => new DOMException('The operation is insecure.', 'SecurityError');
    const refuse = (name: string) => {
      refused.push(name);
      return Promise.reject(error());
    };
    const container = ServiceWorkerContainer.prototype;
    if (what === 'all') {
      Reflect.defineProperty(Navigator.prototype, 'serviceWorker', {
        get: () => {
          refused.push(`asked ${refused.length + 1}`);
          throw error();
        },
      });
      return;
    }
    Reflect.defineProperty(container, 'ready', { get: () => refuse('ready') });
    container.register = () => refuse('register');
    container.getRegistration = () => refuse('getRegistration');
  }, refusal);

const refusedOf = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'refused'));

for (const [refusal, refused] of [
  ['calls', ['register']],
  ['all', ['asked 1']],
] as const) {
  test(`the app works without errors if the service worker is refused (${refusal})`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ name, message }) => errors.push(`${name}: ${message}`));
    await blockWorkers(page, refusal);
    await page.goto('/dashboard/track');
    await logIn(page, amina);
    await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
    // The attempt is made long after the page was shown.
    await expect.poll(() => refusedOf(page)).toEqual(expect.arrayContaining([...refused]));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(errors).toEqual([]);
  });
}

test('missing code after a deployment reloads the page once, then shows help', async ({
  page,
  site,
}) => {
  await blockWorkers(page, 'calls');
  await beLoggedIn(page, site, amina);
  await page.goto('/dashboard/track');
  await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
});
