import { seeded } from '../../lib/shuffle.ts';
import { markPaths } from '../../ui/Logo.tsx';

/**
 * The colours of the certificate, on the screen, on paper and in pictures: the light ones of
 * `src/ui/theme/tokens.css`, whatever scheme the screen has.
 */
export const paper = {
  cream: '#fffaf0',
  ink: '#14231d',
  soft: '#46554d',
  line: '#e5dbc8',
  green: '#0e5c47',
  darkGreen: '#0a4435',
  gold: '#f2a71b',
  brown: '#744800',
  clay: '#d9552c',
  indigo: '#34437f',
  paleGreen: '#bfe0cf',
  paleGold: '#fbdc9b',
  paleClay: '#f6c4ae',
} as const;

/** The tokens as they are on the certificate: what stands on it is light like it. */
export const paperTokens = {
  '--surface': paper.cream,
  '--ink': paper.ink,
  '--ink-soft': paper.soft,
  '--line': paper.line,
  '--brand': paper.green,
  '--brand-strong': paper.darkGreen,
  '--on-brand': paper.cream,
  '--accent': paper.gold,
  '--accent-ink': paper.brown,
} as const;

/** A tile is this wide and high, in the units of its shapes. */
const TILE = 8;

/** The figures, in the manner of printed cloth. */
const figures = [
  'M0 0h8a8 8 0 0 1-8 8z',
  'M0 0a8 8 0 0 1 8 8a8 8 0 0 1-8-8z',
  'M0 0h8l-8 8z',
  'M4 0l4 4-4 4-4-4z',
  'M0 8l4-8 4 8z',
  'M0 4a4 4 0 0 1 8 0z',
  'M4 1a3 3 0 0 1 0 6a3 3 0 0 1 0-6z',
  'M0 1h8v2h-8zM0 5h8v2h-8z',
] as const;

const { green, gold, clay, indigo, paleGreen, paleGold, paleClay, cream } = paper;

/** Ground and shape that stand apart well. */
const colours = [
  [green, gold],
  [green, cream],
  [green, paleGreen],
  [gold, green],
  [gold, clay],
  [clay, cream],
  [clay, paleGold],
  [indigo, paleClay],
  [indigo, gold],
  [paleGreen, green],
  [paleGold, clay],
  [paleClay, indigo],
] as const;

interface Tile {
  /** Its place: 0 is the leftmost, and the topmost. */
  column: number;
  row: number;
  ground: string;
  shape: string;
  colour: string;
  /** Quarter turns of the shape, to the right. */
  turns: number;
  /** The right half of a pattern is the left one in a mirror. */
  mirrored: boolean;
}

/** A number of a text's own (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * A pattern of tiles, the same for the same name and another for another one; its right half mirrors
 * the left, and no tile has the ground of the one before or above it.
 */
export function patternOf(name: string, columns: number, rows: number): Tile[] {
  const random = seeded(numberOf(name));
  const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const half = Math.ceil(columns / 2);
  const tiles: Tile[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < half; column += 1) {
      const above = tiles.find((tile) => tile.column === column && tile.row === row - 1);
      const before = tiles.find((tile) => tile.column === column - 1 && tile.row === row);
      const free = colours.filter(([one]) => one !== above?.ground && one !== before?.ground);
      const [ground, colour] = oneOf(free) ?? colours[0];
      const shape = oneOf(figures) ?? figures[0];
      const turns = Math.floor(random() * 4);
      const tile = { column, row, ground, shape, colour, turns, mirrored: false };
      tiles.push(tile);
      const opposite = columns - 1 - column;
      if (opposite !== column) tiles.push({ ...tile, column: opposite, mirrored: true });
    }
  }
  return tiles;
}

/** An SVG as an image's address. Its own size lets every browser draw it on a canvas, too. */
const address = (width: number, height: number, shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`;

/** The pattern of a name as an image, for the sheet and for pictures. */
export function patternImage(name: string, columns: number, rows: number): string {
  // A little larger than its place, under the next one: no seam shines through.
  const wide = TILE + 0.05;
  const tiles = patternOf(name, columns, rows)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(
      ({ column, row, ground, shape, colour, turns, mirrored }) =>
        `<g transform="translate(${column * TILE} ${row * TILE})"><rect width="${wide}" height="${wide}" fill="${ground}"/><path d="${shape}" fill="${colour}" transform="${mirrored ? `translate(${TILE} 0) scale(-1 1) ` : ''}rotate(${turns * 90} ${TILE / 2} ${TILE / 2})"/></g>`,
    );
  return address(columns * TILE, rows * TILE, tiles.join(''));
}

/** The product's sign as an image, in the colours of the certificate. */
export const signImage = (): string =>
  address(
    32,
    32,
    `<rect width="32" height="32" rx="10" fill="${green}"/><path d="${markPaths.roof}" fill="none" stroke="${cream}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="${markPaths.head}" fill="${gold}"/>`,
  );
