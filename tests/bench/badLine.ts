import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { storageKey } from '../../src/lib/storage.ts';
import { loginOf, newVisitor } from './browser.ts';
import { settledCalls, slowDown } from './calls.ts';
import { floorListPath } from './floor.ts';
import { timeGoals } from './goals.ts';
import { median, type Row } from './rows.ts';
import { pendingTable } from './steps.ts';
import { mentee, thirtyTasks, type World } from './world.ts';

/** A far corner of the network: 400 kbit/s, 400 ms; the API answers after 200 ms. */
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const apiLatency = 200;

async function badPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  return page;
}

/** Seconds from the navigation until three rows of the table stand. */
async function secondsToRows(context: BrowserContext, path: string): Promise<number> {
  const page = await badPage(context);
  await page.goto(path, { waitUntil: 'commit', timeout: 120_000 });
  await pendingTable(page).locator('tbody tr a').nth(2).waitFor({ timeout: 120_000 });
  const at = await page.evaluate(() => performance.now());
  await page.close();
  return at / 1000;
}

interface Times {
  cold: number;
  warm: number;
}

/** A first visit, and one of a browser that has been there before on a good line. */
async function times(browser: Browser, origin: string, path: string): Promise<Times> {
  const visitor = { origin, kept: await loginOf(origin, mentee) };
  await slowDown(origin, apiLatency);
  const first = await newVisitor(browser, visitor);
  const cold = await secondsToRows(first, path);
  await first.close();

  await slowDown(origin, 0);
  const again = await newVisitor(browser, visitor);
  const before = await again.newPage();
  await before.goto(path, { waitUntil: 'networkidle' });
  await settledCalls(origin);
  // A quarter of an hour later: the device's own account of the service's limit starts over.
  await before.evaluate((key) => localStorage.removeItem(key), storageKey('allowance'));
  await before.close();
  await slowDown(origin, apiLatency);
  const warm = await secondsToRows(again, path);
  await again.close();
  await slowDown(origin, 0);
  return { cold, warm };
}

async function medianTimes(browser: Browser, origin: string, path: string, runs: number) {
  const found: Times[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await times(browser, origin, path));
  return {
    cold: median(found.map(({ cold }) => cold)),
    warm: median(found.map(({ warm }) => warm)),
  };
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

/** Goal 4: the first three rows of the pending table on a bad line, with 30 and with 100 tasks. */
export async function badLineRows(
  browser: Browser,
  origin: string,
  world: World,
  runs: number,
): Promise<Row[]> {
  world.lay(thirtyTasks);
  const floor = await medianTimes(browser, origin, floorListPath, runs);
  const few = await medianTimes(browser, origin, paths.dashboard, runs);
  world.lay({ tasks: 100, submitted: 34, queue: 40 });
  const many = await medianTimes(browser, origin, paths.dashboard, runs);
  return [
    seconds('30 tasks, cold', few.cold, timeGoals.coldRows, floor.cold),
    seconds('30 tasks, warm', few.warm, timeGoals.warmRows, floor.warm),
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
