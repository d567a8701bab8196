import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { asVisitor, type Setup } from '../support/browser.ts';
import { kb, printed, type Row } from '../support/rows.ts';
import { bytesOf, countRequests, listOf, visit, wireBytes } from '../support/traffic.ts';

/** Waits until the service worker has cached the page. */
async function untilCached(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  while (!(await look())) await page.waitForTimeout(200);
  await page.waitForLoadState('networkidle');
}

/** The bytes of a second visit of the landing page, with headers and the worker's requests. */
export const secondVisitRows = (setup: Setup): Promise<Row[]> =>
  asVisitor(setup, {}, async (first, context) => {
    await visit(first, paths.home);
    // The first input starts the app, which registers the service worker.
    await first.mouse.wheel(0, 300);
    await untilCached(first);
    await first.close();
    const requests = countRequests(context);
    const transfers = await visit(await context.newPage(), paths.home);
    const byWorker = (await requests()).filter(({ bytes, isByWorker }) => isByWorker && bytes > 0);
    const costly = [...transfers.filter(({ bytes }) => bytes > 0), ...byWorker];
    const kilobytes = kb(wireBytes(transfers) + bytesOf(byWorker));
    const what = 'second visit of the landing page';
    return [printed(what, kilobytes, 'KB', null, listOf(costly))];
  });
