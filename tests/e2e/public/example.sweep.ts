import { untilAppStored } from '../../support/appStored.ts';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { openMenu } from '../support/publicMenu.ts';
import { expect, test } from '../support/site.ts';
import { expectNoComplaints, watch } from '../support/watch.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

test('a visitor looks around as a mentee and a mentor without a request', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) requests.push(request.url());
  });
  const seen = await watch(page, site.origin);
  const mark = page.getByRole('link', { name: 'Example. Join for free' });
  const menu = (name: string) => page.getByRole('navigation').getByRole('link', { name }).tap();
  await page.goto('/');
  await page.getByRole('link', { name: 'See how it works' }).tap();
  await page.getByRole('link', { name: 'Look around as a mentee' }).tap();
  await expect(page.getByRole('heading', { name: 'Pending tasks' })).toBeVisible();
  for (const name of ['Tasks', 'Tracks', 'Mentor', 'Profile']) {
    await menu(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(mark).toBeVisible();
  }
  await menu('Tasks');
  await page.getByRole('link', { name: 'Market stall price list' }).tap();
  await expect(page.getByText('The caption is very clear.').first()).toBeVisible();

  await mark.tap();
  await expect(page).toHaveURL(/\/register$/);
  await page.goto('/how-it-works');
  await page.getByRole('link', { name: 'Look around as a mentor' }).tap();
  await page.getByRole('link', { name: 'Review next' }).tap();
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Well done, and clear.');
  await page.getByLabel('Grade (%)').fill('84');
  await page.getByRole('button', { name: 'Grade and next' }).tap();
  await expect(page.getByText(/you would send this grade/)).toBeVisible();

  // Without the example, the app would be stored some seconds after a page has loaded.
  await page.waitForTimeout(4000);
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ local: [], session: [], databases: [], workers: 0 });
  expectNoComplaints(seen);
  expect([...requests, ...seen.foreign]).toEqual([]);
});

test('the example’s account ends with its page, however a visitor leaves it', async ({
  page,
  site,
}) => {
  const example = page.getByRole('link', { name: 'Example. Join for free' });
  await page.goto('/how-it-works');
  await page.getByRole('link', { name: 'Look around as a mentee' }).tap();
  await expect(example).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Look around as a mentor' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto('/how-it-works/mentor');
  await expect(page).toHaveURL(/\/how-it-works\/mentor\/dashboard\/mentor\/mentees$/);
  await expect(example).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).tap();
  await page.getByRole('link', { name: 'Leave example' }).tap();
  await expect(page).toHaveURL(/\/how-it-works$/);
  await openMenu(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // No address below the example leads to another site.
  await page.goto('/how-it-works/mentee//evil.example/login');
  await expect(page).toHaveURL(`${site.origin}//evil.example/login`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a device that has stored the app opens the example without a network', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logIn(page, amina);
  await untilAppStored(page);
  await context.setOffline(true);
  await page.goto('/how-it-works/mentor');
  await expect(page.getByRole('link', { name: 'Review next' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Your account, AB' })).toBeVisible();
});
