/** Hausa's hooked letters, which do not decompose and are on few keyboards. */
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
 * Returns a test for whether a text has every word of a search; the text must be `searchable`. A
 * hyphen separates words, so that `Al-Amin` also finds "Al Amin".
 */
export function matcher(search: string): (words: string) => boolean {
  const terms = searchable(search.replace(/\p{Pd}/gu, ' ')).split(/\s+/);
  return (words) => terms.every((term) => words.includes(term));
}

/** Compares names and titles: without case, `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});

/** Null is the given order. */
export interface View<Key extends string> {
  search: string;
  sort: { key: Key; descending: boolean } | null;
}

export type Orders<Row, Key extends string> = Record<Key, (a: Row, b: Row) => number>;

/**
 * The rows of a table that match, sorted; ties keep their order. `wordsOf` returns words of
 * `searchable`.
 */
export function arrange<Row, Key extends string>(
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
  orders: Orders<Row, Key>,
  { search, sort }: View<Key>,
): Row[] {
  const isMatch = matcher(search);
  const matching = rows.filter((row) => isMatch(wordsOf(row)));
  if (sort === null) return matching;
  const order = orders[sort.key];
  return matching.sort(sort.descending ? (a, b) => order(b, a) : order);
}
