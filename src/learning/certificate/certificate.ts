/** How a certificate's tasks are set, so that they fit on one printed page. */
export interface PrintLayout {
  columns: number;
  rows: number;
  /** The type size, in points. */
  size: number;
  /** How many lines a title may have at most; the rest is cut off. */
  lines: number;
}

/**
 * The paper, while the certificate is there: a sheet of styles would stay, for the other pages as well. The
 * page's policy knows it by its hash (`src/build/template.ts`).
 */
export const PAPER = '@page { size: A4 portrait; margin: 0; }';

/** The room for the tasks on the printed page, in points. */
const HEIGHT = 340;
const WIDTH = 470;

/** The width beside a title, for its number, its grade and the gaps, in ems. */
const BESIDE = 6.5;

/** In ems: the height of a line, the gap between two tasks, and the width of a letter. */
export const LINE = 1.25;
export const GAP = 0.45;
const LETTER = 0.52;

const SMALLEST = 6;
const sizes = [11, 10, 9, 8, 7, SMALLEST] as const;

/**
 * The largest type in which all titles fit in full, in one or two columns. Where even the smallest
 * is too large, titles are cut, in two columns or, above 60 titles, three. The result always fits.
 */
export function printLayout(titles: readonly string[]): PrintLayout {
  for (const size of sizes) {
    for (const columns of [1, 2] as const) {
      const rows = Math.max(1, Math.ceil(titles.length / columns));
      const letters = Math.floor((WIDTH / columns / size - BESIDE) / LETTER);
      // One line more than counted for long titles: lines break between words only.
      const linesOf = ({ length }: string) =>
        Math.ceil(length / letters) + (length > letters ? 1 : 0);
      const lines = Math.max(1, ...titles.map(linesOf));
      if (rows * (lines * LINE + GAP) * size <= HEIGHT) return { columns, rows, size, lines };
    }
  }
  const columns = titles.length > 60 ? 3 : 2;
  const rows = Math.ceil(titles.length / columns);
  const lines = Math.max(1, Math.floor((HEIGHT / rows / SMALLEST - GAP) / LINE));
  const size = Math.min(SMALLEST, Math.floor((HEIGHT / rows / (lines * LINE + GAP)) * 10) / 10);
  return { columns, rows, size, lines };
}

/** The length class of a text, for its type size: up to 28 characters, up to 64, or more. */
export function lengthOf(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 28) return 'short';
  return text.length <= 64 ? 'medium' : 'long';
}
