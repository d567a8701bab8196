import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { storageKey } from '../../../src/lib/storage.ts';
import { shiftOf } from '../../e2e/support/sweeps/measures.ts';
import { newVisitor, type Setup } from '../support/browser.ts';
import { respondAfter, onSlowConnection, settledCalls, slowDown } from '../support/calls.ts';
import { floorListPath } from '../support/floor.ts';
import { timeGoals } from '../goals.ts';
import { median, printed, repeat, type Row } from '../support/rows.ts';
import { pendingTable } from '../support/steps.ts';
import { mentee } from '../support/benchDatabase.ts';

/** Opens a page, and returns it with the seconds until three rows are shown. */
async function openToRows(context: BrowserContext, path: string): Promise<[Page, number]> {
  const page = await context.newPage();
  await onSlowConnection(page);
  await page.goto(path, { waitUntil: 'commit', timeout: 120_000 });
  await pendingTable(page).locator('tbody tr a').nth(2).waitFor({ timeout: 120_000 });
  const at = await page.evaluate(() => performance.now());
  return [page, at / 1000];
}

/** Opens a browser with an earlier visit on a fast connection, 15 minutes ago. */
async function returning(setup: Setup, path: string): Promise<BrowserContext> {
  const context = await newVisitor(setup, { as: mentee });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await settledCalls(setup.origin);
  // The device's count of requests starts again after that time.
  await page.evaluate((key) => localStorage.removeItem(key), storageKey('allowance'));
  await page.close();
  return context;
}

interface Times {
  cold: number;
  warm: number;
}

async function times(setup: Setup, path: string): Promise<Times> {
  const { origin } = setup;
  await slowDown(origin, respondAfter);
  const first = await newVisitor(setup, { as: mentee });
  const [, cold] = await openToRows(first, path);
  await first.close();

  await slowDown(origin, 0);
  const again = await returning(setup, path);
  await slowDown(origin, respondAfter);
  const [, warm] = await openToRows(again, path);
  await again.close();
  await slowDown(origin, 0);
  return { cold, warm };
}

async function medianTimes(setup: Setup, path: string): Promise<Times> {
  const runTimes = await repeat(setup.runs, () => times(setup, path));
  return {
    cold: median(runTimes.map(({ cold }) => cold)),
    warm: median(runTimes.map(({ warm }) => warm)),
  };
}

/** A latency in milliseconds above every limit, so that earlier rows must be from the device. */
const silence = 4000;

/**
 * Makes a return visit while the API does not respond, and returns the time of its rows and the
 * layout shift.
 */
async function silentReturn(setup: Setup): Promise<{ rows: number; shift: number }> {
  const results = await repeat(setup.runs, async () => {
    const context = await returning(setup, paths.dashboard);
    await slowDown(setup.origin, silence);
    const [page, seconds] = await openToRows(context, paths.dashboard);
    await settledCalls(setup.origin);
    const { sum: shift } = await shiftOf(page);
    await context.close();
    await slowDown(setup.origin, 0);
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
 * Measures the time until three rows are shown on a slow connection, with 30 tasks. If `isWhole`,
 * it also measures a hand-written page and a visit with a silent API.
 */
export async function slowConnectionRows(setup: Setup): Promise<Row[]> {
  const floor = setup.isWhole ? await medianTimes(setup, floorListPath) : null;
  const { cold, warm } = await medianTimes(setup, paths.dashboard);
  const rows = [
    printed('three rows, first visit', cold, 's', coldRows, noteOf(cold, floor?.cold)),
    printed('three rows, later visit', warm, 's', warmRows, noteOf(warm, floor?.warm)),
  ];
  if (!setup.isWhole) return rows;
  const silent = await silentReturn(setup);
  return [
    ...rows,
    printed('three rows, later visit, the API silent for 4 s', silent.rows, 's', warmRows),
    printed('layout shift of this visit until all responses', silent.shift, '', null),
  ];
}
