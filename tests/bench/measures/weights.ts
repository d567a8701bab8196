import { paths } from '../../../src/config/paths.ts';
import { byteGoals } from '../goals.ts';
import type { MemberVisit } from '../support/members.ts';
import { kb, shortPath, type Row } from '../support/rows.ts';
import { accountPaths, publicPaths, type StrangerVisit } from '../support/strangers.ts';
import {
  allBytes,
  scriptBytes,
  scriptsBeyond,
  wireBytes,
  type Transfer,
} from '../support/traffic.ts';

const bytes = (what: string, measured: number, limit: number | null): Row => ({
  goal: 2,
  what,
  measured: kb(measured),
  limit,
  unit: 'KB',
  binds: true,
});

/** True where a script contains antd: every part of it includes the class of its icons. */
async function antdIn(visit: readonly Transfer[]): Promise<boolean> {
  const texts = await Promise.all(
    visit
      .filter(({ url }) => url.endsWith('.js'))
      .map(async ({ url }) => (await fetch(url)).text()),
  );
  return texts.some((text) => text.includes('anticon'));
}

/** All bodies of a visit; the note has the headers' share. */
const everything = (what: string, visit: readonly Transfer[], limit: number | null): Row => ({
  ...bytes(`${what}: everything`, allBytes(visit), limit),
  note: `${visit.length} answers, with HTTP/1.1 headers ${kb(wireBytes(visit))} KB`,
});

/** Goal 2, public pages: what a first visit loads, compressed as sent. */
export async function publicWeights(visits: readonly StrangerVisit[]): Promise<Row[]> {
  const of = (wanted: readonly string[]) => visits.filter(({ path }) => wanted.includes(path));
  const rows = of([paths.home]).flatMap(({ first, whole }) => [
    bytes('landing: scripts', scriptBytes(first), byteGoals.landingScripts),
    everything('landing', first, byteGoals.landingAll),
    bytes('landing read to its end: scripts', scriptBytes(whole), null),
    everything('landing read to its end', whole, byteGoals.landingAll),
  ]);
  for (const { path, first } of of(accountPaths)) {
    rows.push({
      ...bytes(`${shortPath(path)}: scripts`, scriptBytes(first), byteGoals.accountScripts),
      note: `everything ${kb(allBytes(first))} KB`,
    });
  }
  const names: string[] = [];
  for (const { path, whole } of of(publicPaths)) {
    if (await antdIn(whole)) names.push(path);
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
export function dashboardWeights([dashboard, ...further]: readonly MemberVisit[]): Row[] {
  const known = dashboard?.transfers ?? [];
  return [
    {
      ...bytes('dashboard: scripts', scriptBytes(known), byteGoals.dashboardScripts),
      note: `everything ${kb(allBytes(known))} KB`,
    },
    ...further.map(({ path, transfers }) =>
      bytes(
        `${shortPath(path)}: scripts beyond`,
        scriptsBeyond(transfers, known),
        byteGoals.furtherScripts,
      ),
    ),
  ];
}
