import type { BrowserContext } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { isCached } from '../../support/workerCache.ts';
import { newVisitor, type Setup } from '../support/browser.ts';
import { kb, printed, type Row } from '../support/rows.ts';
import { bytesOf, countRequests, listOf, meter, wireBytes } from '../support/traffic.ts';
import { mentee } from '../support/world.ts';

const changes = [
  { what: 'a page', source: 'src/learning/tracks/TracksPage.tsx' },
  { what: 'a text', source: 'src/learning/tracks/texts.ts' },
  { what: 'a shared component', source: 'src/ui/Button.tsx' },
] as const;

/** A mentee's browser whose service worker has cached the whole area. */
async function returning(setup: Setup): Promise<BrowserContext> {
  const context = await newVisitor(setup, { as: mentee });
  const page = await context.newPage();
  await page.goto(paths.dashboard, { waitUntil: 'networkidle' });
  while (!(await isCached(page, 'mentee'))) await page.waitForTimeout(200);
  await page.close();
  return context;
}

/** The size of the worker's script in bytes. Browsers load it for each new version. */
async function workerBytes(origin: string): Promise<number> {
  const response = await fetch(`${origin}/sw.js`, { headers: { 'accept-encoding': 'br' } });
  await response.body?.cancel();
  return Number(response.headers.get('content-length'));
}

/** The bytes of a visit during which the service worker finds a new version and fetches it. */
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

/** The bytes of a new version for a mentee with a cached site, with headers. */
export async function updateRows(
  setup: Setup & { deploy: (changed: string) => Promise<void> },
): Promise<Row[]> {
  const contexts = [];
  for (const change of setup.isWhole ? changes : changes.slice(0, 1))
    contexts.push({ ...change, context: await returning(setup) });
  const rows: Row[] = [];
  for (const { what, source, context } of contexts) {
    await setup.deploy(source);
    const { bytes, files } = await updateBytes(context, setup.origin);
    await context.close();
    const change = `an update with one line changed in ${what}`;
    rows.push(printed(change, kb(bytes), 'KB', null, files));
  }
  return rows;
}
