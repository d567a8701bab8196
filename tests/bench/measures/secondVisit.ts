import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { byteGoals } from '../goals.ts';
import { newVisitor } from '../support/browser.ts';
import { binding, kb, type Row } from '../support/rows.ts';
import { countRequests, visit, wireBytes } from '../support/traffic.ts';

/** Waits until the service worker has cached the page. */
async function untilCached(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  while (!(await look())) await page.waitForTimeout(200);
  await page.waitForLoadState('networkidle');
}

/** The bytes of a second visit of the landing page, with headers and the worker's requests. */
export async function secondVisitRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await newVisitor(browser, { origin });
  const first = await context.newPage();
  await visit(first, paths.home);
  // The first input starts the app, which registers the service worker.
  await first.mouse.wheel(0, 300);
  await untilCached(first);
  await first.close();
  const requests = countRequests(context);
  const transfers = await visit(await context.newPage(), paths.home);
  const byWorker = (await requests()).filter(({ bytes, isByWorker }) => isByWorker && bytes > 0);
  await context.close();
  const costly = [...transfers.filter(({ bytes }) => bytes > 0), ...byWorker];
  const worker = byWorker.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    binding(
      'second visit of the landing page',
      kb(wireBytes(transfers) + worker),
      'KB',
      byteGoals.secondVisit,
      costly.map(({ url, bytes }) => `${new URL(url).pathname} ${kb(bytes)}`).join(', '),
    ),
  ];
}
