import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../src/config/paths.ts';
import { newVisitor } from '../support/browser.ts';
import { byteGoals } from '../goals.ts';
import { kb, type Row } from '../support/rows.ts';
import { visit, wireBytes } from '../support/traffic.ts';

/** What one request of the service worker has cost on the wire, headers included, in bytes. */
interface Errand {
  url: string;
  bytes: number;
}

/** Counts what the service worker fetches from now on: a page does not see it. */
function errandsOf(context: BrowserContext): () => Promise<Errand[]> {
  const errands: Promise<Errand>[] = [];
  context.on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    const measured = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { url: request.url(), bytes: Math.max(0, responseBodySize + responseHeadersSize) };
    };
    errands.push(measured());
  });
  return () => Promise.all(errands);
}

/** The first visit is over when the worker has kept what it has shown. */
async function isKept(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(async () => (await caches.match(location.pathname)) !== undefined);
  while (!(await look())) await page.waitForTimeout(200);
  await page.waitForLoadState('networkidle');
}

/** Goal 7: what a second visit of the landing page costs, headers and the worker's share included. */
export async function secondVisitRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await newVisitor(browser, { origin });
  const first = await context.newPage();
  await visit(first, paths.home);
  // The first sign of use starts the app, and with it the worker.
  await first.mouse.wheel(0, 300);
  await isKept(first);
  await first.close();
  const errands = errandsOf(context);
  const transfers = await visit(await context.newPage(), paths.home);
  const fetched = (await errands()).filter(({ bytes }) => bytes > 0);
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
