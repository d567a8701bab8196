import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { toTask } from '../../../src/config/paths.ts';
import { starterId } from '../../sandbox/data/ids.ts';
import { wait } from '../../support/waits.ts';
import { logIn } from '../support/account.ts';
import { submission } from '../support/dashboard.ts';
import { root, serveFrom } from '../support/server.ts';
import { expect, inSweep, type Site, test } from '../support/site.ts';
import { amina, submissionsOf, taskList, tasksOf } from '../support/tasks.ts';

/** Visits without a network, and a new version: the service worker and the kept answers. */

test.use({ serviceWorkers: 'allow' });

const mentor = { email: 'mentor@akada.example', password: 'akada-2021' };

/** Waits until the worker has kept an area's code: from then on it is there without a network. */
async function isKept(page: Page, area: string): Promise<void> {
  const look = () =>
    page.evaluate(
      async (name) => (await caches.match(`/${name}`, { cacheName: 'akada-areas' })) !== undefined,
      area,
    );
  await expect.poll(look, { timeout: 2 * wait }).toBe(true);
}

/** Paths of all that lies in Cache Storage. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Everything kept in IndexedDB, as one text. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('akada_answers');
        request.addEventListener('error', () => reject(new Error('no database')));
        request.addEventListener('success', () => {
          const { result } = request;
          if (!result.objectStoreNames.contains('answers')) {
            result.close();
            resolve('[]');
            return;
          }
          const all = result.transaction('answers').objectStore('answers').getAll();
          all.addEventListener('success', () => {
            result.close();
            resolve(JSON.stringify(all.result));
          });
        });
      }),
  );

const saysOffline = (page: Page) => page.getByText('No connection at the moment');
const asOf = (page: Page) => page.getByRole('status').getByText(/^As of \d\d:\d\d, \d+ \w+/);

/** A name without the initials that stand where there is no picture. */
const named = (text: string): string => text.replace(/^[A-Z]{2}(?=[A-Z][a-z])/, '');

/** A task that Amina has a grade and a comment for. */
const gradedTask = (site: Site) =>
  site.rows<{ taskId: string; gradePercentage: number; mentorComment: string }>(
    `SELECT taskId, gradePercentage, mentorComment FROM submissions JOIN users
     ON users.id = menteeId WHERE email = ? AND gradePercentage IS NOT NULL
     AND taskId IN (SELECT id FROM tasks WHERE trackId = ?)`,
    [amina.email, starterId('track', 'web')],
  )[0];

test('a mentee reads on without a network, writes, and sends with one tap when it is back', async ({
  page,
  context,
  site,
}) => {
  const tasks = tasksOf(site, 'web');
  const open = tasks.find(({ sentIn }) => !sentIn);
  const graded = gradedTask(site);
  if (!open || !graded) throw new Error('The starter content has no such tasks');
  const pending = taskList(page, 'Pending tasks');
  const completed = taskList(page, 'Completed tasks');
  const showsTasks = async () => {
    await pending.expectAll(tasks.filter(({ sentIn }) => !sentIn));
    await completed.expectAll(tasks.filter(({ sentIn }) => sentIn));
  };

  await page.goto('/dashboard/pending-task');
  await logIn(page, amina);
  await showsTasks();
  // An answer is kept a moment after it is shown.
  await expect.poll(() => keptAnswers(page)).toContain(`loadSubmissions:${graded.taskId}`);
  await page.goto('/dashboard/track');
  const tracks = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(tracks.first()).toBeVisible();
  const trackNames = await tracks.allTextContents();
  await isKept(page, 'mentee');
  await expect(asOf(page)).toBeHidden();

  await context.setOffline(true);
  // Cold starts: each address is opened anew.
  await page.goto('/dashboard/pending-task');
  await showsTasks();
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

  await page.goto(toTask(open.id));
  await page.getByRole('link', { name: 'Submit Task' }).click();
  await page.getByLabel('Link to your work').fill('https://git.example/amina/train');
  await page.getByLabel('Comment').fill('Written on the train, without any network.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Everything you wrote is still here' });
  await expect(failure).toBeVisible();
  expect(submissionsOf(site, open.id)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Comment')).toHaveValue(/on the train/);

  await context.setOffline(false);
  await expect(saysOffline(page)).toBeHidden();
  await expect(asOf(page)).toBeHidden();
  expect(submissionsOf(site, open.id)).toEqual([]);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Successfully sumitted Task/ })).toBeVisible();
  expect(submissionsOf(site, open.id)).toHaveLength(1);

  // What was sent can be read without a network, too.
  await expect.poll(() => keptAnswers(page)).toContain('Written on the train');
  await context.setOffline(true);
  await page.goto(toTask(open.id));
  await page.getByRole('button', { name: 'See what you sent' }).click();
  await expect(page.getByRole('dialog')).toContainText('Written on the train');
});

test('a logout takes every private word from the device, and the cache never held one', async ({
  page,
}) => {
  await page.goto('/dashboard/pending-task');
  await logIn(page, amina);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect.poll(() => keptAnswers(page)).toContain(amina.email);
  await isKept(page, 'mentee');
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => keptAnswers(page)).toBe('[]');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(starterId('person', 'amina'));
  expect(stored).not.toContain('token');
  expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
});

test(
  'a mentor reads mentees and submissions without a network',
  inSweep,
  async ({ page, context }) => {
    await page.goto('/dashboard/mentor/tasks-submissions/');
    await logIn(page, mentor);
    const rows = page.getByRole('main').getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const submissions = (await rows.allTextContents()).map(named);
    await page.goto('/dashboard/mentor/mentees');
    await expect(rows.first()).toBeVisible();
    const mentees = (await rows.allTextContents()).map(named);
    await isKept(page, 'mentor');

    await context.setOffline(true);
    await page.reload();
    await expect(rows).toContainText(mentees);
    await expect(asOf(page)).toBeVisible();
    await page.goto('/dashboard/mentor/tasks-submissions/');
    await expect(rows).toContainText(submissions);
    await context.setOffline(false);
    await expect(asOf(page)).toBeHidden();
  },
);

test('a visitor keeps the public pages they have read, and pays for no dashboard', async ({
  page,
  context,
}) => {
  await page.goto('/');
  // A page to read starts its scripts, and with them the worker, at the first sign of use.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => cachedPaths(page)).toContain('/');
  await page.getByRole('link', { name: /team/i }).first().click();
  await expect(page).toHaveURL(/\/team$/);
  const paths = await cachedPaths(page);
  expect(
    paths.filter((path) => /\/(?:area|store|client|mentee|mentor|\w*Dialog)-[^/]+\.js$/.test(path)),
  ).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a mailed token is not kept with the page it leads to', inSweep, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/reset-password?token=0123456789abcdef&email=a@b.example');
  await expect(page.getByLabel('Confirm password')).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContain('/reset-password');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.includes('0123456789abcdef'))).toEqual([]);
});

/** The first of the ports to try: above those of `support/site.ts`, which go and come back. */
const FIRST_PORT = 19_000;

/** The build of this run in a folder of its own, so that it can be replaced. */
async function ownSite() {
  const folder = await mkdtemp(join(tmpdir(), 'akada-version-'));
  const dist = join(folder, 'dist');
  // Without the compressed copies: they would not follow what a test changes.
  await cp(join(root, process.env['SITE_DIR'] ?? 'dist'), dist, {
    recursive: true,
    filter: (name) => !/\.(?:br|gz)$/.test(name),
  });
  const server = await serveFrom(FIRST_PORT, join(folder, 'akada.db'), dist);
  const change = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(dist, file), text.replace(from, to));
  };
  return {
    origin: `http://127.0.0.1:${server.port}`,
    /** What a deployment does: another app, and a worker that knows it. */
    deploy: async () => {
      await change('app.html', '<html ', '<html data-version="2" ');
      await change('sw.js', /(["'`]\/app\.html["'`]:["'`])\w+/, '$12222222222');
    },
    /** Removes a file of the build. */
    takeAway: async (name: RegExp) => {
      const file = (await readdir(join(dist, 'assets'))).find((one) => name.test(one)) ?? '';
      await rm(join(dist, 'assets', file));
    },
    close: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test.describe('a new version', () => {
  test(
    'announces itself, and takes over at a tap without losing a draft',
    inSweep,
    async ({ page }) => {
      const site = await ownSite();
      try {
        const notice = page.getByText('There is a new version of this site');
        await page.goto(`${site.origin}/dashboard/pending-task`);
        await logIn(page, amina);
        await page.getByRole('rowheader').first().getByRole('link').click();
        await page.getByRole('link', { name: /Submit/ }).click();
        await isKept(page, 'mentee');

        await site.deploy();
        await page.reload();
        await expect(notice).toBeVisible({ timeout: 2 * wait });
        await expect(page.locator('html')).not.toHaveAttribute('data-version');
        await page.getByLabel('Comment').fill('Half a sentence that must not');
        await page.getByRole('button', { name: 'Load it now' }).click();
        await expect(page.locator('html')).toHaveAttribute('data-version', '2');
        await expect(page.getByLabel('Comment')).toHaveValue('Half a sentence that must not');
        await expect(notice).toBeHidden();
      } finally {
        await site.close();
      }
    },
  );

  test(
    'is loaded where the old one’s code is gone, past what the worker keeps',
    inSweep,
    async ({ page }) => {
      const site = await ownSite();
      try {
        await page.goto(`${site.origin}/dashboard`);
        await logIn(page, amina);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isKept(page, 'mentee');

        // A deployment has taken the page's code away, and the browser what was kept of it.
        await site.deploy();
        await page.evaluate(async () => {
          const code = await caches.open('akada-code');
          const files = (await code.keys()).filter(({ url }) => url.includes('/TracksPage-'));
          await Promise.all(files.map((file) => code.delete(file)));
        });
        const browser = await page.context().newCDPSession(page);
        await browser.send('Network.clearBrowserCache');
        await site.takeAway(/^TracksPage-.*\.js$/);
        await page.getByRole('link', { name: 'Tracks', exact: true }).first().click();
        await expect(page.locator('html')).toHaveAttribute('data-version', '2');
        await page.goto(`${site.origin}/dashboard`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      } finally {
        await site.close();
      }
    },
  );
});

test('on a phone without a network nothing lies over the reason why a form was not sent', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(
    `/dashboard/pending-task/submit/${tasksOf(site, 'web').find(({ sentIn }) => !sentIn)?.id}`,
  );
  await logIn(page, amina);
  const form = submission(page);
  await form.write({
    taskUrl: 'git.example/amina/work',
    menteeComment: 'Fifteen letters and more.',
  });
  await page.route('**/api/**', (route) => route.abort());
  await form.submit.click();
  const reason = form.form.getByText(/^Network Error/);
  await expect(page.getByText(/^No connection at the moment/)).toBeVisible();
  const boxes = async () => {
    const [words, banner] = [
      await reason.boundingBox(),
      await page.getByText(/^No connection at the moment/).boundingBox(),
    ];
    return words && banner ? banner.y - (words.y + words.height) : Number.NaN;
  };
  await expect.poll(boxes).toBeGreaterThan(0);
});
