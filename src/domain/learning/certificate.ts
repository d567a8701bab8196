/** How a certificate's tasks are set, so that they fit on its one printed page. */
export interface PrintLayout {
  columns: number;
  rows: number;
  /** Of the type, in points. */
  size: number;
  /** How many lines a title may have at most; the rest of it is left out. */
  lines: number;
}

/**
 * The paper, while the certificate is there: a sheet of styles would stay, for the other pages as well. The
 * page's policy knows it by its hash (`src/app/build/template.ts`).
 */
export const PAPER = '@page { size: A4 portrait; margin: 0; }';

/** The room for the tasks on the printed page, in points. */
const HEIGHT = 340;
const WIDTH = 470;

/** What stands beside a title: its number, its grade and the gaps, in ems. */
const BESIDE = 6.5;

/** In ems: the height of a line, what is between two tasks, and how wide a letter is. */
export const LINE = 1.25;
export const GAP = 0.45;
const LETTER = 0.52;

const sizes = [11, 10, 9, 8, 7, 6] as const;

/**
 * The largest type in which all titles stand in full, in one, two or three columns; where even the
 * smallest is too large, titles are cut to the lines there are. Whatever the titles, it fits.
 */
export function printLayout(titles: readonly string[]): PrintLayout {
  for (const size of sizes) {
    for (const columns of [1, 2] as const) {
      const rows = Math.max(1, Math.ceil(titles.length / columns));
      const letters = Math.floor((WIDTH / columns / size - BESIDE) / LETTER);
      // A line more than counted for long ones: words do not break where a line ends.
      const linesOf = ({ length }: string) =>
        Math.ceil(length / letters) + (length > letters ? 1 : 0);
      const lines = Math.max(1, ...titles.map(linesOf));
      if (rows * (lines * LINE + GAP) * size <= HEIGHT) return { columns, rows, size, lines };
    }
  }
  const columns = titles.length > 60 ? 3 : 2;
  const rows = Math.ceil(titles.length / columns);
  const smallest = sizes[sizes.length - 1] ?? 6;
  const lines = Math.max(1, Math.floor((HEIGHT / rows / smallest - GAP) / LINE));
  const size = Math.min(smallest, Math.floor((HEIGHT / rows / (lines * LINE + GAP)) * 10) / 10);
  return { columns, rows, size, lines };
}

/** How long a text is, for the size of its type: up to 28 characters, up to 64, or more. */
export function lengthOf(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 28) return 'short';
  return text.length <= 64 ? 'medium' : 'long';
}
