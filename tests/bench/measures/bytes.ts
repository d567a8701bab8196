import type { Page } from '@playwright/test';
import { accountPaths, paths } from '../../../src/paths.ts';
import { isAlive } from '../../e2e/support/alive.ts';
import { asVisitor, type Visited } from '../../support/browser.ts';
import { byteGoals } from '../goals.ts';
import { mentee } from '../support/benchSite.ts';
import { kb, row, type Row } from '../support/rows.ts';
import { bytesOf, isApi, isScript, meter, type Transfer } from '../support/traffic.ts';

/** Scrolls a page to its end, a screen at a time, to load its lazy parts. */
export async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let offset = 0; offset < height; offset += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
}

const scripts = (transfers: readonly Transfer[]): number => bytesOf(transfers.filter(isScript));
const everything = (transfers: readonly Transfer[]): number =>
  bytesOf(transfers.filter((transfer) => !isApi(transfer)));

const landingRows = (site: Visited): Promise<Row[]> =>
  asVisitor(site, { serviceWorkers: 'block' }, async (page, context) => {
    const transfers = meter(context);
    await page.goto(paths.home, { waitUntil: 'networkidle' });
    const first = await transfers();
    await readToTheEnd(page);
    const whole = await transfers();
    const html = first.filter(({ type }) => type === 'document');
    const fonts = whole.filter(({ type }) => type === 'font');
    const { landing, landingAll } = byteGoals;
    return [
      row('Landing page: its HTML with its first script', kb(bytesOf(html)), 'KB', landing),
      row('Landing page: everything of a first visit', kb(everything(first)), 'KB', landingAll),
      row('Landing page: read to its end', kb(everything(whole)), 'KB', null),
      row('Landing page: its font', kb(bytesOf(fonts)), 'KB', null),
    ];
  });

const accountBytes = (site: Visited, path: string): Promise<number> =>
  asVisitor(site, { serviceWorkers: 'block' }, async (page, context) => {
    const transfers = meter(context);
    await page.goto(path, { waitUntil: 'networkidle' });
    // On a slow machine, the network is also idle before the first paint requests a form's code.
    await page.waitForFunction(isAlive);
    await page.waitForLoadState('networkidle');
    return scripts(await transfers());
  });

const dashboardBytes = (site: Visited): Promise<number> =>
  asVisitor(site, { as: mentee, serviceWorkers: 'block' }, async (page, context) => {
    const transfers = meter(context);
    await page.goto(paths.dashboard, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    return scripts(await transfers());
  });

/** Measures the bytes of first visits, as they are sent, without headers. */
export async function byteRows(site: Visited): Promise<Row[]> {
  const rows = await landingRows(site);
  let most = 0;
  let where = '';
  for (const path of accountPaths) {
    const bytes = await accountBytes(site, path);
    if (bytes > most) [most, where] = [bytes, path];
  }
  const { account, dashboard } = byteGoals;
  return [
    ...rows,
    row('Account pages: scripts, at most', kb(most), 'KB', account, where),
    row('Dashboard: scripts', kb(await dashboardBytes(site)), 'KB', dashboard),
  ];
}
