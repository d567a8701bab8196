import { seeded } from '../../lib/shuffle.ts';
import { markPaths } from '../../ui/Logo.tsx';

/** The light colours of `src/ui/theme/tokens.css`, even in dark mode. */
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

const TILE = 8;

/** The figures, after printed cloth. */
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

/** Pairs of ground and shape with enough contrast. */
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
  /** Counted from 0, left to right and top to bottom. */
  column: number;
  row: number;
  ground: string;
  shape: string;
  colour: string;
  /** Quarter turns of the shape, to the right. */
  turns: number;
  mirrored: boolean;
}

/** Hashes a text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * Creates a pattern, always the same for the same name. Its right half mirrors the left. Adjacent
 * tiles have different grounds.
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
      const free = colours.filter(
        ([ground]) => ground !== above?.ground && ground !== before?.ground,
      );
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

/** Its explicit size lets every browser draw it on a canvas. */
const address = (width: number, height: number, shapes: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`;

/** Returns the pattern of a name as an image. */
export function patternImage(name: string, columns: number, rows: number): string {
  // Slightly larger than its cell, so that no seam is visible.
  const wide = TILE + 0.05;
  const tiles = patternOf(name, columns, rows)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(
      ({ column, row, ground, shape, colour, turns, mirrored }) =>
        `<g transform="translate(${column * TILE} ${row * TILE})"><rect width="${wide}" height="${wide}" fill="${ground}"/><path d="${shape}" fill="${colour}" transform="${mirrored ? `translate(${TILE} 0) scale(-1 1) ` : ''}rotate(${turns * 90} ${TILE / 2} ${TILE / 2})"/></g>`,
    );
  return address(columns * TILE, rows * TILE, tiles.join(''));
}

/** Returns the logo as an image, in the colours of the certificate. */
export const signImage = (): string =>
  address(
    32,
    32,
    `<rect width="32" height="32" rx="10" fill="${green}"/><path d="${markPaths.roof}" fill="none" stroke="${cream}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/><path d="${markPaths.head}" fill="${gold}"/>`,
  );
