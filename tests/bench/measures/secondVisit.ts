import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { newVisitor } from '../support/browser.ts';
import { byteGoals } from '../goals.ts';
import { kb, type Row } from '../support/rows.ts';
import { visit, wireBytes } from '../support/traffic.ts';
import { workerRequestsOf } from '../support/workerRequests.ts';

/** Waits until the service worker has cached the page. */
async function untilCached(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  while (!(await look())) await page.waitForTimeout(200);
  await page.waitForLoadState('networkidle');
}

/**
 * Goal 7: the bytes of a second visit of the landing page, headers and the service worker's
 * requests included.
 */
export async function secondVisitRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await newVisitor(browser, { origin });
  const first = await context.newPage();
  await visit(first, paths.home);
  // The first input starts the app, which registers the service worker.
  await first.mouse.wheel(0, 300);
  await untilCached(first);
  await first.close();
  const requests = workerRequestsOf(context);
  const transfers = await visit(await context.newPage(), paths.home);
  const fetched = (await requests()).filter(({ bytes }) => bytes > 0);
  await context.close();
  const costly = [...transfers.filter(({ bytes }) => bytes > 0), ...fetched];
  const worker = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    {
      goal: 7,
      what: 'second visit of the landing page',
      measured: kb(wireBytes(transfers) + worker),
      limit: byteGoals.secondVisit,
      unit: 'KB',
      binds: true,
      note: costly.map(({ url, bytes }) => `${new URL(url).pathname} ${kb(bytes)}`).join(', '),
    },
  ];
}
