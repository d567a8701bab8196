/** A cell of a table: a text, a number, or null if it is empty. */
export type CsvCell = string | number | null;

/**
 * The start of a formula, even in full-width characters, at the start of a cell or after a
 * separator.
 */
const formulaStart = /(^|[;,|])([\s"']*)(?=[=+\-@＝＋－＠])/g;

/**
 * Makes a text harmless for spreadsheets: one line, with an apostrophe before the start of each
 * formula.
 */
const harmless = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replace(formulaStart, "$1$2'");

/**
 * Formats a cell. Texts are always in quotes, so that a comma or a semicolon does not end the cell.
 */
const cellOf = (cell: CsvCell): string => {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell) : `"${harmless(cell).replaceAll('"', '""')}"`;
};

/**
 * Formats a table as a file for spreadsheets: RFC 4180, in UTF-8 with a byte order mark. Other
 * people's texts could contain formulas, which are made harmless.
 * @param rows the first row holds the headers
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
