import type { Page } from '@playwright/test';
import { toTask } from '../../../src/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, ngozi } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';
import { databasesOf } from '../support/stores.ts';
import { submissionsOf, tasksOf } from '../support/tasks.ts';
import { untilAppStored } from '../../support/appStored.ts';

test.use({ serviceWorkers: 'allow' });

const work = 'https://git.example/amina/train';

const cachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

const cachedPaths = async (page: Page): Promise<string[]> =>
  (await cachedUrls(page)).map((url) => new URL(url).pathname);

const saysOffline = (page: Page) => page.getByText('No connection.');
const asOf = (page: Page) => page.getByRole('status').getByText(/^As of \w+ \d+ \w+, \d\d:\d\d/);

/** Returns a name without the initials that replace a missing picture. */
const named = (text: string): string => text.replace(/^[A-Z]{2}(?=[A-Z][a-z])/, '');

const gradedTask = (site: Site) =>
  site.db.get<{ taskId: string; gradePercentage: number; mentorComment: string }>(
    `SELECT taskId, gradePercentage, mentorComment FROM submissions JOIN users
     ON users.id = menteeId WHERE email = ? AND gradePercentage IS NOT NULL
     AND taskId IN (SELECT id FROM tasks WHERE trackId = ?)`,
    [amina.email, starterId('track', 'web')],
  );

test('a mentee reads and writes offline and sends with one tap later', async ({
  page,
  context,
  site,
}) => {
  const open = tasksOf(site, 'web').find(({ sentIn }) => !sentIn);
  const graded = gradedTask(site);
  if (!open || !graded) throw new Error('The starter content has no such tasks');
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/tasks\/(\w+)\/submissions$/.exec(request.url()) ?? [];
    if (id) requested.push(`loadSubmissions:${id}`);
  });
  await page.goto('/dashboard/pending-task');
  await logIn(page, amina);
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const titles = await rows.allTextContents();
  // A response is stored a moment after it is shown.
  const notStored = async () => {
    const stored = await databasesOf(page);
    return requested.filter((call) => !stored.includes(call));
  };
  await expect.poll(notStored).toEqual([]);
  await page.goto('/dashboard/track');
  const tracks = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(tracks.first()).toBeVisible();
  const trackNames = await tracks.allTextContents();
  await untilAppStored(page);
  await expect(asOf(page)).toBeHidden();

  await test.step('she reads every page offline', async () => {
    await context.setOffline(true);
    // Cold starts load each address again.
    await page.goto('/dashboard/pending-task');
    await expect(rows).toHaveText(titles);
    await expect(saysOffline(page)).toBeVisible();
    await expect(asOf(page)).toBeVisible();
    await page.goto(toTask(graded.taskId));
    await expect(page.getByRole('article')).toContainText(/\w{4}/);
    await page.getByRole('button', { name: 'See feedback' }).click();
    await expect(page.getByRole('dialog')).toContainText(`${graded.gradePercentage}%`);
    await expect(page.getByRole('dialog')).toContainText(graded.mentorComment);
    await expect(page.getByRole('alert')).toBeHidden();
    await page.goto('/dashboard/track');
    await expect(tracks).toHaveText(trackNames);
    await page.goto('/dashboard/mentee/profile');
    await expect(page.getByRole('main')).toContainText(amina.email);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('she writes offline, and a send fails', async () => {
    await page.goto(toTask(open.id));
    await page.getByRole('link', { name: 'Submit Task' }).click();
    await page.getByLabel('Link to your work').fill(work);
    await page.getByLabel('Comment').fill('Written on the train, without any network.');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Everything you wrote is still here' });
    await expect(failure).toBeVisible();
    expect(submissionsOf(site, open.id)).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Comment')).toHaveValue(/on the train/);
  });

  await test.step('she sends with one tap, once the network is back', async () => {
    await context.setOffline(false);
    // Chromium sometimes sends no event to a page that was loaded offline, which retries after ten
    // seconds.
    await expect(saysOffline(page)).toBeHidden();
    await expect(asOf(page)).toBeHidden();
    expect(submissionsOf(site, open.id)).toEqual([]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText(/Successfully sumitted Task/)).toBeVisible();
    expect(submissionsOf(site, open.id)).toHaveLength(1);
  });

  await test.step('she reads her sent work offline', async () => {
    await expect.poll(() => databasesOf(page)).toContain('Written on the train');
    await context.setOffline(true);
    await page.goto(toTask(open.id));
    await page.getByRole('button', { name: 'See my work' }).click();
    await expect(page.getByRole('dialog')).toContainText('Written on the train');
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  });
});

/**
 * Lists the API's paths, among those a page has read, whose responses the browser's own cache still
 * has.
 */
const cachedByBrowser = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (all) => {
    const found = all.map(async (path) => {
      const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
      const isCached = await fetch(path, init).then(
        ({ ok }) => ok,
        () => false,
      );
      return isCached ? [path] : [];
    });
    return (await Promise.all(found)).flat();
  }, paths);

test('a logout deletes all private data, and no cache has any', inSweep, async ({ page }) => {
  const read = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.request().method() === 'GET') read.add(pathname);
  });
  await page.goto('/dashboard/pending-task');
  await logIn(page, amina);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => databasesOf(page)).toContain(amina.email);
  await untilAppStored(page);
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => databasesOf(page)).not.toContain(amina.id);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      // The tombstone tells other tabs who has left.
      Object.entries(localStorage).filter(([key]) => !key.startsWith('akada_left:')),
      Object.entries(sessionStorage),
    ]),
  );
  expect(stored).not.toContain(amina.id);
  expect(stored).not.toContain('token');
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  expect([...read]).toEqual(expect.arrayContaining(['/api/profile', '/api/profile/mentors']));
  expect([...read].some((path) => path.endsWith('/submissions'))).toBe(true);
  const personal = /^\/api\/(?:profile|mentors)|\/(?:submissions|mentors)$/;
  expect((await cachedByBrowser(page, [...read])).filter((path) => personal.test(path))).toEqual(
    [],
  );
});

test('a mentor reads mentees and submissions offline', inSweep, async ({ page, context }) => {
  await page.goto('/dashboard/mentor/tasks-submissions/');
  await logIn(page, ngozi);
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const submissions = (await rows.allTextContents()).map(named);
  await page.goto('/dashboard/mentor/mentees');
  await expect(rows.first()).toBeVisible();
  const mentees = (await rows.allTextContents()).map(named);
  await untilAppStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rows).toContainText(mentees);
  await expect(asOf(page)).toBeVisible();
  await page.goto('/dashboard/mentor/tasks-submissions/');
  await expect(rows).toContainText(submissions);
  await context.setOffline(false);
  await expect(asOf(page)).toBeHidden();
});

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('neither a visitor nor a user who saves data gets a service worker', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 300);
  await page.getByRole('link', { name: /team/i }).first().click();
  await expect(page).toHaveURL(/\/team$/);
  expect(await workers(page)).toBe(0);
  await page.evaluate(() => localStorage.setItem('akada_save-data', 'on'));
  await page.goto('/dashboard');
  await logIn(page, amina);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await workers(page)).toBe(0);
  // Without data saving, the next visit stores the app.
  await page.evaluate(() => localStorage.removeItem('akada_save-data'));
  await page.reload();
  await untilAppStored(page);
  await page.evaluate(() => localStorage.setItem('akada_save-data', 'on'));
  await page.reload();
  await expect.poll(() => workers(page)).toBe(0);
  expect(await cachedUrls(page)).toEqual([]);
});

test(
  'stored, the app opens account and public pages offline, but no file and no call to the API',
  inSweep,
  async ({ page, context }) => {
    await page.goto('/dashboard');
    await logIn(page, amina);
    await untilAppStored(page);
    await context.setOffline(true);
    for (const path of [
      '/',
      '/team',
      '/forgot-password',
      '/reset-password?token=0123456789abcdef',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect((await cachedUrls(page)).join(' ')).not.toContain('0123456789abcdef');
    for (const path of ['/robots.txt', '/api/tracks']) {
      const tab = await context.newPage();
      await expect(tab.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    }
  },
);

test(
  'the page in which the app was stored opens other pages offline',
  inSweep,
  async ({ page, context }) => {
    await page.goto('/dashboard');
    await logIn(page, amina);
    await untilAppStored(page);
    // The browser's own cache has the files too, but may lose them.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Tracks', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tracks' })).toBeVisible();
  },
);
