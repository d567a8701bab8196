import { hash, seeded } from '../../lib/shuffle.ts';

/** The light colours of `src/ui/theme/tokens.css`, even in dark mode. */
export const paper = {
  cream: '#fffaf0',
  ink: '#14231d',
  soft: '#46554d',
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

/** The side of a tile. */
export const TILE = 8;

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
  x: number;
  y: number;
  ground: string;
  shape: string;
  colour: string;
  /** The rotation in degrees. */
  turn: number;
}

/**
 * Creates the left half of a pattern, row by row and always the same for the same name. Adjacent
 * tiles have different grounds.
 */
export function patternOf(name: string, columns: number, rows: number): Tile[] {
  const random = seeded(hash(name));
  const below = (limit: number) => Math.floor(random() * limit);
  const half = columns / 2;
  const tiles: Tile[] = [];
  for (let index = 0; index < half * rows; index += 1) {
    const column = index % half;
    const next = [tiles[index - half], column > 0 ? tiles[index - 1] : undefined];
    const free = colours.filter(([ground]) => next.every((tile) => tile?.ground !== ground));
    const [ground, colour] = free[below(free.length)] ?? colours[0];
    const shape = figures[below(figures.length)] ?? figures[0];
    const y = Math.floor(index / half) * TILE;
    tiles.push({ x: column * TILE, y, ground, shape, colour, turn: below(4) * 90 });
  }
  return tiles;
}
