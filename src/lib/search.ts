/** Hausa's hooked letters, which are no accented letters and are on few keyboards. */
const hooked: ReadonlyMap<string, string> = new Map([
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
]);

/** Without case and accents: "adebayo" matches `Adébáyọ̀`, and "danladi" matches `Ɗanladi`. */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked.get(letter) ?? letter);

/** The words of a search, all of which must match. */
export const searchTerms = (search: string): string[] =>
  searchable(search).split(/\s/).filter(Boolean);

/** Compares names and titles: without case, `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});

/** An entry to search; both texts are results of `searchable`. */
export interface Findable {
  name: string;
  /** Includes the words of the name. */
  words: string;
}

/** The rank of a match: 0 start of the name, 1 start of its words, 2 in the name, 3 other words. */
function rankOf({ name, words }: Findable, needles: readonly string[]): number | null {
  if (!needles.every((needle) => words.includes(needle))) return null;
  if (name.startsWith(needles.join(' '))) return 0;
  const parts = name.split(/[^\p{L}\p{N}]/u);
  if (needles.every((needle) => parts.some((part) => part.startsWith(needle)))) return 1;
  return needles.every((needle) => name.includes(needle)) ? 2 : 3;
}

/** The entries that match, the best first, ties by name; an empty search matches nothing. */
export function findIn<Entry extends Findable>(entries: readonly Entry[], search: string): Entry[] {
  const needles = searchTerms(search);
  if (needles.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, needles);
      return rank === null ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || compareTexts(a.entry.name, b.entry.name))
    .map(({ entry }) => entry);
}

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
  const needles = searchTerms(search);
  const matching = rows.filter((row) => {
    const words = wordsOf(row);
    return needles.every((needle) => words.includes(needle));
  });
  if (sort === null) return matching;
  const order = orders[sort.key];
  return matching.sort(sort.descending ? (a, b) => order(b, a) : order);
}
