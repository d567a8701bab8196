import type { Browser, Page } from '@playwright/test';
import { asVisitor } from './browser.ts';
import { byteGoals } from './goals.ts';
import { kb, type Row } from './rows.ts';
import { foreign, meter, readToTheEnd, type Transfer } from './traffic.ts';
import { publicPaths } from './visits.ts';

/** Images of a page without a size of their own, or below the first screen and not lazy. */
const careless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const sized = image.hasAttribute('width') && image.hasAttribute('height');
        const below = image.getBoundingClientRect().top > window.innerHeight;
        return !sized || (below && image.loading !== 'lazy');
      })
      .map((image) => image.currentSrc || image.src),
  );

const isRaster = ({ url, type }: Transfer): boolean =>
  type === 'Image' && !/\.(svg|avif|webp)(\?|$)/.test(url) && !url.startsWith('data:');

interface Seen {
  transfers: Transfer[];
  careless: string[];
}

const look = (browser: Browser, origin: string, path: string): Promise<Seen> =>
  asVisitor(browser, { origin }, async (page) => {
    const { transfers } = await meter(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const images = await careless(page);
    await readToTheEnd(page);
    return { transfers: transfers(), careless: images };
  });

const count = (what: string, found: readonly string[], limit = 0): Row => ({
  goal: 3,
  what,
  measured: found.length,
  limit,
  unit: '',
  binds: true,
  note: [...new Set(found)].slice(0, 3).join(' '),
});

/** Goal 3: pictures and fonts of the public pages, each read to its end. */
export async function pictureRows(browser: Browser, origin: string): Promise<Row[]> {
  const seen: Seen[] = [];
  for (const path of publicPaths) seen.push(await look(browser, origin, path));
  const fontsOf = ({ transfers }: Seen) => transfers.filter(({ type }) => type === 'Font');
  const fontBytes = (page: Seen) => fontsOf(page).reduce((sum, { body }) => sum + body, 0);
  const all = seen.flatMap(({ transfers }) => transfers);
  const files = [...new Set(seen.flatMap(fontsOf).map(({ url }) => url.replace(/.*\//, '')))];
  return [
    {
      goal: 3,
      what: 'fonts of the page that needs most',
      measured: kb(Math.max(...seen.map(fontBytes))),
      limit: byteGoals.fonts,
      unit: 'KB',
      binds: true,
      note: files.join(' '),
    },
    {
      ...count('font files of the page that needs most', [], 1),
      measured: Math.max(...seen.map((page) => fontsOf(page).length)),
    },
    count(
      'pictures that are not SVG, AVIF or WebP',
      all.filter(isRaster).map(({ url }) => url),
    ),
    count(
      'pictures without a size, or below and not lazy',
      seen.flatMap((page) => page.careless),
    ),
    count('requests to other hosts', foreign(all, origin)),
  ];
}
