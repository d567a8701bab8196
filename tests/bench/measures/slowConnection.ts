import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { storageKey } from '../../../src/lib/storage.ts';
import { loginOf, newVisitor } from '../support/browser.ts';
import { answerAfter, onSlowConnection, settledCalls, slowDown } from '../support/calls.ts';
import { floorListPath } from '../support/floor.ts';
import { timeGoals } from '../goals.ts';
import { median, printed, repeat, type Row } from '../support/rows.ts';
import { pendingTable } from '../support/steps.ts';
import { mentee } from '../support/world.ts';

/** Opens a page, and returns it with the seconds until three rows are shown. */
async function openToRows(context: BrowserContext, path: string): Promise<[Page, number]> {
  const page = await context.newPage();
  await onSlowConnection(page);
  await page.goto(path, { waitUntil: 'commit', timeout: 120_000 });
  await pendingTable(page).locator('tbody tr a').nth(2).waitFor({ timeout: 120_000 });
  const at = await page.evaluate(() => performance.now());
  return [page, at / 1000];
}

async function secondsToRows(context: BrowserContext, path: string): Promise<number> {
  const [page, seconds] = await openToRows(context, path);
  await page.close();
  return seconds;
}

/** A browser with an earlier visit on a fast connection, 15 minutes ago. */
async function returning(browser: Browser, origin: string, path: string): Promise<BrowserContext> {
  const login = await loginOf(origin, mentee);
  const context = await newVisitor(browser, { origin, login });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await settledCalls(origin);
  // The device's count of requests starts again after that time.
  await page.evaluate((key) => localStorage.removeItem(key), storageKey('allowance'));
  await page.close();
  return context;
}

interface Times {
  cold: number;
  warm: number;
}

async function times(browser: Browser, origin: string, path: string): Promise<Times> {
  await slowDown(origin, answerAfter);
  const first = await newVisitor(browser, { origin, login: await loginOf(origin, mentee) });
  const cold = await secondsToRows(first, path);
  await first.close();

  await slowDown(origin, 0);
  const again = await returning(browser, origin, path);
  await slowDown(origin, answerAfter);
  const warm = await secondsToRows(again, path);
  await again.close();
  await slowDown(origin, 0);
  return { cold, warm };
}

async function medianTimes(browser: Browser, origin: string, path: string, runs: number) {
  const runTimes = await repeat(runs, () => times(browser, origin, path));
  return {
    cold: median(runTimes.map(({ cold }) => cold)),
    warm: median(runTimes.map(({ warm }) => warm)),
  };
}

/** The sum of a page's layout shifts so far, except after user input. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().flatMap((entry) => {
            const { value, hadRecentInput }: { value?: unknown; hadRecentInput?: unknown } = {
              ...entry.toJSON(),
            };
            return typeof value === 'number' && hadRecentInput !== true ? [value] : [];
          });
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called without a shift.
        setTimeout(() => resolve(0), 500);
      }),
  );

/** In milliseconds, above every limit: earlier rows are from the device. */
const silence = 4000;

/** A return visit while the API does not respond: the time of its rows, and the layout shift. */
async function silentReturn(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<{ rows: number; shift: number }> {
  const results = await repeat(runs, async () => {
    const context = await returning(browser, origin, paths.dashboard);
    await slowDown(origin, silence);
    const [page, seconds] = await openToRows(context, paths.dashboard);
    await settledCalls(origin);
    const shift = await shiftOf(page);
    await context.close();
    await slowDown(origin, 0);
    return { seconds, shift };
  });
  return {
    rows: median(results.map(({ seconds }) => seconds)),
    shift: Math.max(...results.map(({ shift }) => shift)),
  };
}

const { coldRows, warmRows } = timeGoals;

const noteOf = (measured: number, least: number | undefined): string =>
  least === undefined
    ? ''
    : `${(measured / least).toFixed(2)} × a hand-written page with one call (${least.toFixed(2)} s)`;

/**
 * The time until three rows are shown on a slow connection, with 30 tasks. If `isWhole`, also for a
 * hand-written page, and with a silent API.
 */
export async function slowConnectionRows(
  browser: Browser,
  origin: string,
  runs: number,
  isWhole: boolean,
): Promise<Row[]> {
  const floor = isWhole ? await medianTimes(browser, origin, floorListPath, runs) : null;
  const { cold, warm } = await medianTimes(browser, origin, paths.dashboard, runs);
  const rows = [
    printed('three rows, first visit', cold, 's', coldRows, noteOf(cold, floor?.cold)),
    printed('three rows, later visit', warm, 's', warmRows, noteOf(warm, floor?.warm)),
  ];
  if (!isWhole) return rows;
  const silent = await silentReturn(browser, origin, runs);
  return [
    ...rows,
    printed('three rows, later visit, the API silent for 4 s', silent.rows, 's', warmRows),
    printed('layout shift of this visit until all answers', silent.shift, '', timeGoals.shift),
  ];
}
