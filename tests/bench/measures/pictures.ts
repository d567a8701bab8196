import { byteGoals } from '../goals.ts';
import { kb, type Row } from '../support/rows.ts';
import type { StrangerVisit } from '../support/strangers.ts';
import { foreign, type Transfer } from '../support/traffic.ts';

const isRaster = ({ url, type }: Transfer): boolean =>
  type === 'Image' && !/\.(svg|avif|webp)(\?|$)/.test(url) && !url.startsWith('data:');

const count = (what: string, found: readonly string[], limit = 0): Row => ({
  goal: 3,
  what,
  measured: found.length,
  limit,
  unit: '',
  binds: true,
  note: [...new Set(found)].slice(0, 3).join(' '),
});

const fontsOf = ({ whole }: StrangerVisit): Transfer[] =>
  whole.filter(({ type }) => type === 'Font');

/** Goal 3: pictures and fonts of the public pages, each scrolled to its end. */
export function pictureRows(visits: readonly StrangerVisit[], origin: string): Row[] {
  const fontBytes = (one: StrangerVisit) => fontsOf(one).reduce((sum, { body }) => sum + body, 0);
  const all = visits.flatMap(({ whole }) => whole);
  const files = [...new Set(visits.flatMap(fontsOf).map(({ url }) => url.replace(/.*\//, '')))];
  return [
    {
      goal: 3,
      what: 'fonts of the page that needs most',
      measured: kb(Math.max(...visits.map(fontBytes))),
      limit: byteGoals.fonts,
      unit: 'KB',
      binds: true,
      note: files.join(' '),
    },
    {
      ...count('font files of the page that needs most', [], 1),
      measured: Math.max(...visits.map((one) => fontsOf(one).length)),
    },
    count(
      'pictures that are not SVG, AVIF or WebP',
      all.filter(isRaster).map(({ url }) => url),
    ),
    count(
      'pictures without a size, or below and not lazy',
      visits.flatMap(({ careless }) => careless),
    ),
    count('requests to other hosts', foreign(all, origin)),
  ];
}
