import type { Browser } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { newVisitor } from './browser.ts';
import { byteGoals } from './goals.ts';
import { kb, type Row } from './rows.ts';
import { visit, wireBytes } from './traffic.ts';

/** Goal 7: what a second visit of the landing page costs, headers included. */
export async function secondVisitRows(browser: Browser, origin: string): Promise<Row[]> {
  const context = await newVisitor(browser, { origin });
  const first = await context.newPage();
  await visit(first, paths.home);
  await first.close();
  const transfers = await visit(await context.newPage(), paths.home);
  await context.close();
  const costly = transfers.filter(({ bytes }) => bytes > 0);
  return [
    {
      goal: 7,
      what: 'second visit of the landing page',
      measured: kb(wireBytes(transfers)),
      limit: byteGoals.secondVisit,
      unit: 'KB',
      binds: true,
      note: costly.map(({ url, bytes }) => `${new URL(url).pathname} ${kb(bytes)}`).join(', '),
    },
  ];
}
