/** The space for the tasks on the printed page, in points. */
const HEIGHT = 340;
const WIDTH = 470;

/** The width of number, grade and gaps next to a title, in ems. */
const BESIDE = 6.5;

/** In ems: the height of a line, the gap between two tasks, and the width of a letter. */
export const LINE = 1.25;
export const GAP = 0.45;
const LETTER = 0.52;

const SMALLEST = 6;
const sizes = [11, 10, 9, 8, 7, SMALLEST] as const;

/**
 * Finds the largest type for which all titles fit in one or two columns. Otherwise titles are cut,
 * in two columns or, above 60 titles, in three.
 * @returns `size` in points, and `lines`, the most that a title has
 */
export function printLayout(titles: readonly string[]) {
  for (const size of sizes) {
    for (const columns of [1, 2] as const) {
      const rows = Math.max(1, Math.ceil(titles.length / columns));
      const letters = Math.floor((WIDTH / columns / size - BESIDE) / LETTER);
      // Count one more line for long titles, because lines break only between words.
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

/** Returns the length class of a text: up to 28 characters, up to 64, or more. */
export function lengthName(text: string): 'short' | 'medium' | 'long' {
  if (text.length <= 28) return 'short';
  return text.length <= 64 ? 'medium' : 'long';
}
