import { paths } from '../../../src/paths.ts';
import { byteGoals } from '../goals.ts';
import type { Setup } from '../support/browser.ts';
import { binding, kb, printed, shortPath, type Row } from '../support/rows.ts';
import {
  accountPaths,
  publicPaths,
  strangerVisits,
  type StrangerVisit,
} from '../support/strangers.ts';
import {
  allBytes,
  scriptBytes,
  wireBytes,
  type Encoding,
  type Transfer,
} from '../support/traffic.ts';

type Count = (visit: readonly Transfer[], encoding: Encoding) => number;

/** Returns the compressed bytes of a visit, with limits in KB for gzip and brotli. */
export const bytesRow = (
  what: string,
  visit: readonly Transfer[],
  count: Count,
  limits: readonly [gzip: number | null, brotli?: number],
): Row => ({
  ...binding(what, kb(count(visit, 'gzip')), 'KB', limits[0]),
  brotli: { measured: kb(count(visit, 'body')), limit: limits[1] ?? null },
});

/** Sums up all bodies of a visit. The note includes headers. */
const allBodiesRow = (what: string, visit: readonly Transfer[], limit: number | null): Row => ({
  ...bytesRow(`${what}: everything`, visit, allBytes, [limit]),
  note: `${visit.length} responses, with brotli and HTTP/1.1 headers ${kb(wireBytes(visit))} KB`,
});

/** Returns whether a script contains antd, whose parts all include the class of its icons. */
async function antdIn(visit: readonly Transfer[]): Promise<boolean> {
  const texts = await Promise.all(
    visit
      .filter(({ url }) => url.endsWith('.js'))
      .map(async ({ url }) => (await fetch(url)).text()),
  );
  return texts.some((text) => text.includes('anticon'));
}

const none = (what: string, found: readonly string[]): Row =>
  binding(what, found.length, '', 0, [...new Set(found)].slice(0, 3).join(' '));

async function antdRow(visits: readonly StrangerVisit[]): Promise<Row> {
  const names: string[] = [];
  for (const { path, whole } of visits) if (await antdIn(whole)) names.push(path);
  return none('public pages that load antd', names);
}

const isRaster = ({ url, type }: Transfer): boolean =>
  type === 'Image' && !/\.(svg|avif|webp)(\?|$)/.test(url) && !url.startsWith('data:');

const fontsOf = ({ whole }: StrangerVisit): Transfer[] =>
  whole.filter(({ type }) => type === 'Font');

/** Returns rows about the pictures and fonts of pages that were scrolled to their end. */
function pictureRows(visits: readonly StrangerVisit[], origin: string): Row[] {
  const fontBytes = (page: StrangerVisit) => fontsOf(page).reduce((sum, { body }) => sum + body, 0);
  const urls = visits.flatMap(({ whole }) => whole.map(({ url }) => url));
  const files = new Set(visits.flatMap(fontsOf).map(({ url }) => url.replace(/.*\//, '')));
  return [
    printed(
      'fonts of the page that needs most',
      kb(Math.max(...visits.map(fontBytes))),
      'KB',
      null,
      [...files].join(' '),
    ),
    binding(
      'font files of the page that needs most',
      Math.max(...visits.map((page) => fontsOf(page).length)),
      '',
      1,
    ),
    none(
      'pictures that are not SVG, AVIF or WebP',
      visits.flatMap(({ whole }) => whole.filter(isRaster).map(({ url }) => url)),
    ),
    none(
      'pictures without a size or lazy loading',
      visits.flatMap(({ careless }) => careless),
    ),
    none(
      'requests to other hosts',
      urls.filter((url) => new URL(url).origin !== origin),
    ),
  ];
}

/**
 * Measures the bytes of a first visit to the landing page and the account pages, or to all pages.
 */
export async function publicRows(setup: Setup): Promise<Row[]> {
  const { origin, isWhole } = setup;
  const measuredPaths = isWhole ? [...publicPaths, ...accountPaths] : [paths.home, ...accountPaths];
  const visits = await strangerVisits(setup, measuredPaths);
  const of = (wanted: readonly string[]) => visits.filter(({ path }) => wanted.includes(path));
  const rows = of([paths.home]).flatMap(({ first, whole }) => [
    bytesRow('landing: its page', first.slice(0, 1), allBytes, [null, byteGoals.landingBrotli]),
    bytesRow('landing: scripts', first, scriptBytes, [null]),
    allBodiesRow('landing', first, byteGoals.landingAll),
    allBodiesRow('landing read to its end', whole, null),
  ]);
  const limits = [null, byteGoals.accountBrotli] as const;
  for (const { path, first } of of(accountPaths)) {
    rows.push(bytesRow(`${shortPath(path)}: scripts`, first, scriptBytes, limits));
  }
  if (!isWhole) return rows;
  return [...rows, await antdRow(of(publicPaths)), ...pictureRows(visits, origin)];
}
