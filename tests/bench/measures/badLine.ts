import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { storageKey } from '../../../src/lib/storage.ts';
import { loginOf, newVisitor } from '../support/browser.ts';
import { settledCalls, slowDown } from '../support/calls.ts';
import { floorListPath } from '../support/floor.ts';
import { answerAfter, onBadLine } from '../support/line.ts';
import { timeGoals } from '../goals.ts';
import { median, type Row } from '../support/rows.ts';
import { pendingTable } from './steps.ts';
import { mentee, thirtyTasks, type World } from '../support/world.ts';

/**
 * Opens a page.
 * @returns the page, and the seconds from the navigation until three rows are shown
 */
async function openToRows(context: BrowserContext, path: string): Promise<[Page, number]> {
  const page = await context.newPage();
  await onBadLine(page);
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

/** The times of a first visit and of a return visit. */
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
  const runTimes: Times[] = [];
  for (let run = 0; run < runs; run += 1) runTimes.push(await times(browser, origin, path));
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

/**
 * Delay of the API in milliseconds, longer than any rows may take. Earlier rows are from the device.
 */
const silence = 4000;

/**
 * A return visit while the API does not respond: the time of its rows, and the layout shift until all
 * responses have arrived.
 */
async function silentReturn(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<{ rows: number; shift: number }> {
  const rows: number[] = [];
  const shifts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await returning(browser, origin, paths.dashboard);
    await slowDown(origin, silence);
    const [page, seconds] = await openToRows(context, paths.dashboard);
    rows.push(seconds);
    await settledCalls(origin);
    shifts.push(await shiftOf(page));
    await context.close();
    await slowDown(origin, 0);
  }
  return { rows: median(rows), shift: Math.max(...shifts) };
}

const seconds = (what: string, measured: number, limit: number, floorSeconds: number): Row => ({
  goal: 4,
  what: `three rows on a bad line, ${what}`,
  measured,
  limit,
  unit: 's',
  binds: false,
  note: `${(measured / floorSeconds).toFixed(2)} × a hand-written page with one call (${floorSeconds.toFixed(2)} s)`,
});

const ratio = (what: string, measured: number): Row => ({
  goal: 4,
  what: `100 tasks to 30, ${what}`,
  measured,
  limit: timeGoals.manyTasksRatio,
  unit: 'x',
  binds: false,
});

/**
 * Goal 4: the first three rows of the pending table on a slow connection, with 30 and with 100
 * tasks.
 */
export async function badLineRows(
  browser: Browser,
  origin: string,
  world: World,
  runs: number,
): Promise<Row[]> {
  world.lay(thirtyTasks);
  const floor = await medianTimes(browser, origin, floorListPath, runs);
  const few = await medianTimes(browser, origin, paths.dashboard, runs);
  const silent = await silentReturn(browser, origin, runs);
  world.lay({ tasks: 100, submitted: 34, queue: 40 });
  const many = await medianTimes(browser, origin, paths.dashboard, runs);
  return [
    seconds('30 tasks, cold', few.cold, timeGoals.coldRows, floor.cold),
    seconds('30 tasks, warm', few.warm, timeGoals.warmRows, floor.warm),
    seconds('30 tasks, warm, the API silent for 4 s', silent.rows, timeGoals.warmRows, floor.warm),
    {
      goal: 4,
      what: 'layout shift of a return visit, from its first rows to the last answer',
      measured: silent.shift,
      limit: timeGoals.shift,
      unit: '',
      binds: false,
    },
    seconds(
      '100 tasks, cold',
      many.cold,
      timeGoals.coldRows * timeGoals.manyTasksRatio,
      floor.cold,
    ),
    seconds(
      '100 tasks, warm',
      many.warm,
      timeGoals.warmRows * timeGoals.manyTasksRatio,
      floor.warm,
    ),
    ratio('cold', many.cold / few.cold),
    ratio('warm', many.warm / few.warm),
  ];
}
