import type { Browser } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { byteGoals } from './goals.ts';
import { kb, type Row } from './rows.ts';
import { allBytes, scriptBytes, scriptsBeyond, wireBytes, type Transfer } from './traffic.ts';
import {
  accountPaths,
  dashboardPages,
  publicPaths,
  shortPath,
  visitOfMember,
  visitOfStranger,
} from './visits.ts';
import { mentee } from './world.ts';

const bytes = (what: string, measured: number, limit: number | null): Row => ({
  goal: 2,
  what,
  measured: kb(measured),
  limit,
  unit: 'KB',
  binds: true,
});

/** True where one of the scripts holds antd: the class of its icons comes with any part of it. */
async function antdIn(visit: readonly Transfer[]): Promise<boolean> {
  const texts = await Promise.all(
    visit
      .filter(({ url }) => url.endsWith('.js'))
      .map(async ({ url }) => (await fetch(url)).text()),
  );
  return texts.some((text) => text.includes('anticon'));
}

/** Everything a visit fetched, bodies alone; the note says what the headers add. */
const everything = (what: string, visit: readonly Transfer[], limit: number | null): Row => ({
  ...bytes(`${what}: everything`, allBytes(visit), limit),
  note: `${visit.length} answers, with HTTP/1.1 headers ${kb(wireBytes(visit))} KB`,
});

/** Goal 2, public pages: what a first visit loads, compressed as it was sent. */
export async function publicWeights(browser: Browser, origin: string): Promise<Row[]> {
  const landing = await visitOfStranger(browser, origin, paths.home);
  const read = await visitOfStranger(browser, origin, paths.home, true);
  const rows = [
    bytes('landing: scripts', scriptBytes(landing), byteGoals.landingScripts),
    everything('landing', landing, byteGoals.landingAll),
    bytes('landing read to its end: scripts', scriptBytes(read), null),
    everything('landing read to its end', read, byteGoals.landingAll),
  ];
  for (const path of accountPaths) {
    const visit = await visitOfStranger(browser, origin, path);
    const scripts = scriptBytes(visit);
    rows.push({
      ...bytes(`${shortPath(path)}: scripts`, scripts, byteGoals.accountScripts),
      note: `everything ${kb(allBytes(visit))} KB`,
    });
  }
  const names: string[] = [];
  for (const path of publicPaths) {
    if (await antdIn(await visitOfStranger(browser, origin, path))) names.push(path);
  }
  rows.push({
    goal: 2,
    what: 'public pages that load antd',
    measured: names.length,
    limit: 0,
    unit: '',
    binds: true,
    note: names.join(' '),
  });
  return rows;
}

/** Goal 2, dashboards: the dashboard's scripts, and what each further page adds to them. */
export async function dashboardWeights(browser: Browser, origin: string): Promise<Row[]> {
  const dashboard = await visitOfMember(browser, origin, paths.dashboard, mentee);
  const rows: Row[] = [
    {
      ...bytes('dashboard: scripts', scriptBytes(dashboard), byteGoals.dashboardScripts),
      note: `everything ${kb(allBytes(dashboard))} KB`,
    },
  ];
  for (const { path, email } of dashboardPages) {
    const visit = await visitOfMember(browser, origin, path, email);
    const further = scriptsBeyond(visit, dashboard);
    rows.push(bytes(`${shortPath(path)}: scripts beyond`, further, byteGoals.furtherScripts));
  }
  return rows;
}
