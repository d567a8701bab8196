import { paths } from '../../../src/paths.ts';
import { byteGoals } from '../goals.ts';
import type { MemberVisit } from '../support/members.ts';
import { kb, shortPath, type Row } from '../support/rows.ts';
import { accountPaths, publicPaths, type StrangerVisit } from '../support/strangers.ts';
import {
  allBytes,
  beyond,
  scriptBytes,
  wireBytes,
  type Encoding,
  type Transfer,
} from '../support/traffic.ts';

/** Limits in KB with gzip and, if there is a goal, with brotli. */
type Limits = readonly [gzip: number | null, brotli?: number];

type Count = (visit: readonly Transfer[], encoding: Encoding) => number;

function bytes(what: string, visit: readonly Transfer[], count: Count, limits: Limits): Row {
  const [limit, brotli = null] = limits;
  return {
    goal: 2,
    what,
    measured: kb(count(visit, 'gzip')),
    limit,
    brotli: { measured: kb(count(visit, 'body')), limit: brotli },
    unit: 'KB',
    binds: true,
  };
}

/** True if a script contains antd, whose parts all include the class of its icons. */
async function antdIn(visit: readonly Transfer[]): Promise<boolean> {
  const texts = await Promise.all(
    visit
      .filter(({ url }) => url.endsWith('.js'))
      .map(async ({ url }) => (await fetch(url)).text()),
  );
  return texts.some((text) => text.includes('anticon'));
}

/** All bodies of a visit. The note includes headers. */
const everything = (what: string, visit: readonly Transfer[], limits: Limits): Row => ({
  ...bytes(`${what}: everything`, visit, allBytes, limits),
  note: `${visit.length} answers, with brotli and HTTP/1.1 headers ${kb(wireBytes(visit))} KB`,
});

/** Goal 2, public pages: the compressed bytes of a first visit. */
export async function publicWeights(visits: readonly StrangerVisit[]): Promise<Row[]> {
  const of = (wanted: readonly string[]) => visits.filter(({ path }) => wanted.includes(path));
  const rows = of([paths.home]).flatMap(({ first, whole }) => [
    bytes('landing: its page', first.slice(0, 1), allBytes, [null, byteGoals.landingBrotli]),
    bytes('landing: scripts', first, scriptBytes, [byteGoals.landingScripts]),
    everything('landing', first, [byteGoals.landingAll]),
    bytes('landing read to its end: scripts', whole, scriptBytes, [null]),
    everything('landing read to its end', whole, [byteGoals.landingAll]),
  ]);
  for (const { path, first } of of(accountPaths)) {
    rows.push({
      ...bytes(`${shortPath(path)}: scripts`, first, scriptBytes, [
        byteGoals.accountScripts,
        byteGoals.accountBrotli,
      ]),
      note: `everything ${kb(allBytes(first, 'gzip'))} KB`,
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

/** Goal 2, dashboards: the dashboard's scripts, and the scripts that each other page adds. */
export function dashboardWeights([dashboard, ...further]: readonly MemberVisit[]): Row[] {
  const baseline = dashboard?.transfers ?? [];
  return [
    {
      ...bytes('dashboard: scripts', baseline, scriptBytes, [
        byteGoals.dashboardScripts,
        byteGoals.dashboardBrotli,
      ]),
      note: `everything ${kb(allBytes(baseline, 'gzip'))} KB`,
    },
    ...further.map(({ path, transfers }) =>
      bytes(`${shortPath(path)}: scripts beyond`, beyond(transfers, baseline), scriptBytes, [
        byteGoals.furtherScripts,
      ]),
    ),
  ];
}
