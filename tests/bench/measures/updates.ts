import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { untilAppStored } from '../../support/appStored.ts';
import { newVisitor, type Setup } from '../support/browser.ts';
import { kb, printed, type Row } from '../support/rows.ts';
import { bytesOf, countRequests, listOf, meter, wireBytes } from '../support/traffic.ts';
import { mentee } from '../support/benchDatabase.ts';

const changedPage = 'src/learning/tracks/TracksPage.tsx';

/** Opens a mentee's browser whose service worker has stored the app. */
async function returning(setup: Setup): Promise<BrowserContext> {
  const context = await newVisitor(setup, { as: mentee });
  const page = await context.newPage();
  await page.goto(paths.dashboard, { waitUntil: 'networkidle' });
  await untilAppStored(page);
  await page.close();
  return context;
}

/** Returns the size of the worker's script in bytes. Browsers load it for each new version. */
async function workerBytes(origin: string): Promise<number> {
  const response = await fetch(`${origin}/sw.js`, { headers: { 'accept-encoding': 'br' } });
  await response.body?.cancel();
  return Number(response.headers.get('content-length'));
}

/**
 * Returns the bytes of a visit during which the service worker finds a new version and fetches it.
 */
async function updateBytes(
  context: BrowserContext,
  origin: string,
): Promise<{ bytes: number; files: string }> {
  const requests = countRequests(context);
  const page = await context.newPage();
  const transfers = await meter(page);
  await page.goto(paths.dashboard);
  await page.getByText('A new version of this site is ready').waitFor({ timeout: 60_000 });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await page.waitForLoadState('networkidle');
  // Playwright does not report the size of the worker's script.
  const others = (await requests()).filter(
    ({ url, bytes, isByWorker }) => isByWorker && bytes > 0 && !url.endsWith('/sw.js'),
  );
  const byWorker = [...others, { url: `${origin}/sw.js`, bytes: await workerBytes(origin) }];
  return { bytes: wireBytes(await transfers()) + bytesOf(byWorker), files: listOf(byWorker) };
}

/** Measures the bytes of a new version for a mentee with a stored app, with headers. */
export async function updateRows(
  setup: Setup & { deploy: (changed: string) => Promise<void> },
): Promise<Row[]> {
  const context = await returning(setup);
  await setup.deploy(changedPage);
  const { bytes, files } = await updateBytes(context, setup.origin);
  await context.close();
  return [printed('an update with one line changed in a page', kb(bytes), 'KB', null, files)];
}
