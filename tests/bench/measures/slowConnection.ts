import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { storageKey } from '../../../src/lib/storage.ts';
import { newVisitor } from '../../support/browser.ts';
import { timeGoals } from '../goals.ts';
import { mentee, type Setup } from '../support/benchSite.ts';
import { respondAfter, onSlowConnection, settledCalls, slowDown } from '../support/calls.ts';
import { median, repeat, row, type Row } from '../support/rows.ts';
import { pendingTable } from '../support/steps.ts';

/** Opens the dashboard, and returns the seconds until three rows are shown. */
async function secondsToRows(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await onSlowConnection(page);
  await page.goto(paths.dashboard, { waitUntil: 'commit', timeout: 120_000 });
  await pendingTable(page).locator('tbody tr a').nth(2).waitFor({ timeout: 120_000 });
  return (await page.evaluate(() => performance.now())) / 1000;
}

/** Opens a browser with an earlier visit on a fast connection, 15 minutes ago. */
async function returning(site: Setup): Promise<BrowserContext> {
  const context = await newVisitor(site, { as: mentee });
  const page = await context.newPage();
  await page.goto(paths.dashboard, { waitUntil: 'networkidle' });
  await settledCalls(site.origin);
  // The device's count of requests starts again after that time.
  await page.evaluate((key) => localStorage.removeItem(key), storageKey('allowance'));
  await page.close();
  return context;
}

/** Measures the time until three rows are shown on a slow connection, with 30 tasks. */
export async function slowConnectionRows(site: Setup): Promise<Row[]> {
  const measure = async (open: () => Promise<BrowserContext>): Promise<number> => {
    const context = await open();
    await slowDown(site.origin, respondAfter);
    const seconds = await secondsToRows(context);
    await context.close();
    await slowDown(site.origin, 0);
    return seconds;
  };
  const first = await repeat(site.runs, () => measure(() => newVisitor(site, { as: mentee })));
  const later = await repeat(site.runs, () => measure(() => returning(site)));
  const { firstRows, laterRows } = timeGoals;
  return [
    row('Three rows on a slow connection, first visit', median(first), 's', firstRows),
    row('Three rows on a slow connection, later visit', median(later), 's', laterRows),
  ];
}
