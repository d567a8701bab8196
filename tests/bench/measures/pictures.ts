import { byteGoals } from '../goals.ts';
import { kb, type Row } from '../support/rows.ts';
import type { StrangerVisit } from '../support/strangers.ts';
import { foreign, type Transfer } from '../support/traffic.ts';

const isRaster = ({ url, type }: Transfer): boolean =>
  type === 'Image' && !/\.(svg|avif|webp)(\?|$)/.test(url) && !url.startsWith('data:');

const count = (what: string, items: readonly string[], limit = 0): Row => ({
  goal: 3,
  what,
  measured: items.length,
  limit,
  unit: '',
  binds: true,
  note: [...new Set(items)].slice(0, 3).join(' '),
});

const fontsOf = ({ whole }: StrangerVisit): Transfer[] =>
  whole.filter(({ type }) => type === 'Font');

/** Goal 3: pictures and fonts of the public pages, each scrolled to its end. */
export function pictureRows(visits: readonly StrangerVisit[], origin: string): Row[] {
  const fontBytes = (page: StrangerVisit) => fontsOf(page).reduce((sum, { body }) => sum + body, 0);
  const transfers = visits.flatMap(({ whole }) => whole);
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
      measured: Math.max(...visits.map((page) => fontsOf(page).length)),
    },
    count(
      'pictures that are not SVG, AVIF or WebP',
      transfers.filter(isRaster).map(({ url }) => url),
    ),
    count(
      'pictures without a size or lazy loading',
      visits.flatMap(({ careless }) => careless),
    ),
    count('requests to other hosts', foreign(transfers, origin)),
  ];
}
