import type { Page } from '@playwright/test';
import { starterId } from '../../sandbox/data/ids.ts';
import { amina, logIn, ngozi } from '../support/account.ts';
import { holdCode } from '../support/heldCode.ts';
import { expect, test, type Site } from '../support/site.ts';
import { tasksOf } from '../support/tasks.ts';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** The part of the screen that moved, times how far, in all; `what` names what moved. */
interface Moved {
  sum: number;
  what: string[];
}

const firstId = (site: Site, sql: string): string =>
  site.rows<{ id: string }>(sql, [starterId('person', 'ngozi')])[0]?.id ?? '';

function menteePages(site: Site): string[] {
  const tasks = tasksOf(site, 'web');
  const briefs = [true, false].map((sent) => tasks.find(({ sentIn }) => sentIn === sent)?.id);
  const web = starterId('track', 'web');
  return [
    '/dashboard',
    '/dashboard/pending-task',
    ...briefs.flatMap((id) => [
      `/dashboard/pending-task/${id}`,
      `/dashboard/pending-task/submit/${id}`,
    ]),
    '/dashboard/track',
    `/dashboard/track/web/${web}`,
    `/dashboard/certificate/web/${web}`,
    `/dashboard/course/html/${starterId('course', 'web-html')}`,
    '/dashboard/mentee/mentor/',
    '/dashboard/mentee/profile',
  ];
}

const mentorPages = (site: Site): string[] => [
  '/dashboard/mentor/mentees',
  '/dashboard/mentor/tasks-submissions/',
  `/dashboard/mentor/tasks-submissions/?grade=${firstId(site, 'SELECT id FROM submissions WHERE mentorId = ? AND gradePercentage IS NULL')}`,
  `/dashboard/mentor/mentee/${firstId(site, 'SELECT menteeId AS id FROM mentorships WHERE mentorId = ?')}`,
  '/dashboard/mentor/profile',
];

/** Adds up the layout shifts of each page from its beginning. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: Moved = { sum: 0, what: [] };
    Object.assign(window, { moved });
    addEventListener('akada:ready', () => performance.mark('ready'));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources }: Record<string, unknown> = { ...entry.toJSON() };
        if (typeof value !== 'number' || hadRecentInput === true) continue;
        moved.sum += value;
        moved.what.push(JSON.stringify(sources));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movedOn = (page: Page) =>
  page.evaluate(async (): Promise<Moved> => {
    // The observer runs with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, 'moved');
  });

/** Near the end of the 100 requests in 15 minutes, background checks are put off. */
const spend = (page: Page, spent: number) =>
  page.evaluate((count) => {
    const allowance = { start: Date.now() - 1000, spent: count, until: 0 };
    localStorage.setItem('akada_allowance', JSON.stringify(allowance));
  }, spent);

for (const [who, pagesOf] of [
  [amina, menteePages],
  [ngozi, mentorPages],
] as const) {
  test(`pages do not shift when ${who.email} returns`, async ({ page, site }) => {
    await watchShifts(page);
    await page.goto('/login');
    await logIn(page, who);
    await expect(page).toHaveURL(/dashboard/);
    for (const path of pagesOf(site)) {
      await spend(page, 0);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await site.setFaults({ latencyMs: 600 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const { sum, what } = await movedOn(page);
      expect(sum, `${path}: ${what.join(' ')}`).toBeLessThan(0.02);
      await site.setFaults({ latencyMs: 0 });
    }
  });
}

/** Deletes the answers and files of earlier visits; the login stays. */
async function forgetFiles(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

test('a track, a shared link and a certificate do not shift on first visit', async ({
  page,
  site,
}) => {
  const web = starterId('track', 'web');
  await watchShifts(page);
  await page.goto('/login');
  await logIn(page, amina);
  await expect(page).toHaveURL(/dashboard/);
  for (const path of [
    `/dashboard/track/web/${web}`,
    '/dashboard/share?url=https://github.com/amina/first-repo',
    `/dashboard/certificate/web/${web}`,
  ]) {
    await page.goto('/favicon.svg');
    await forgetFiles(page, new URL(page.url()).origin);
    await site.setFaults({ latencyMs: 300 });
    const font = await holdCode(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    font.letGo();
    await expect(page.locator('html')).toHaveAttribute('data-font', 'loaded');
    const { sum, what } = await movedOn(page);
    expect(sum, `${path}: ${what.join(' ')}`).toBeLessThan(0.02);
    await site.setFaults({ latencyMs: 0 });
  }
  // The next page shows the font.
  await page.getByRole('link', { name: 'Tracks', exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
});

test('a track does not shift if only some of its grades can be checked', async ({ page, site }) => {
  const path = `/dashboard/track/web/${starterId('track', 'web')}`;
  await watchShifts(page);
  await page.goto('/login');
  await logIn(page, amina);
  await expect(page).toHaveURL(/dashboard/);
  for (const spent of [86, 80]) {
    await spend(page, 0);
    await page.goto(path, { waitUntil: 'networkidle' });
    await spend(page, spent);
    await site.setFaults({ latencyMs: 600 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByText('We can check only so many tasks')).toBeVisible();
    const { sum, what } = await movedOn(page);
    expect(sum, `${spent}: ${what.join(' ')}`).toBeLessThan(0.02);
    await site.setFaults({ latencyMs: 0 });
  }
});
