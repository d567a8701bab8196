/** The hooked letters of Hausa, which do not decompose and which few keyboards have. */
const hooked: ReadonlyMap<string, string> = new Map([
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
]);

/**
 * Removes what people write differently: case, accents, apostrophes and hyphens of every kind.
 * `Adébáyọ̀` becomes "adebayo", and `Sa’adatu` becomes "saadatu".
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{Mn}\p{Pd}\p{Pi}\p{Pf}\p{Lm}\p{Sk}\p{Cf}'ꞌ′−]/gu, '')
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked.get(letter) ?? letter);

/**
 * Returns a test of whether a text has every word of a search; the text must be `searchable`. A
 * hyphen separates words, so that `Al-Amin` also finds "Al Amin".
 */
export function matcher(search: string): (words: string) => boolean {
  const terms = searchable(search.replace(/\p{Pd}/gu, ' ')).split(/\s+/);
  return (words) => terms.every((term) => words.includes(term));
}

/** Compares names and titles regardless of case, and `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});

/** How a list is searched and sorted. */
export interface View {
  search: string;
  /** The key of an order, `-key` for the reverse; any other value keeps the given order. */
  sort: string;
}

/** The comparisons of a list by the key of its order. */
export type Orders<Row> = ReadonlyMap<string, (a: Row, b: Row) => number>;

/**
 * Returns the rows that match, sorted; equal rows keep their order. `wordsOf` returns
 * words made `searchable`.
 */
export function arrange<Row>(
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
  orders: Orders<Row>,
  { search, sort }: View,
): Row[] {
  const isMatch = matcher(search);
  const matching = rows.filter((row) => isMatch(wordsOf(row)));
  const key = sort.replace(/^-/, '');
  const order = orders.get(key);
  if (!order) return matching;
  return matching.sort(sort === key ? order : (a, b) => order(b, a));
}
