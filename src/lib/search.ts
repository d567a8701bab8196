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
export const needlesOf = (search: string): string[] =>
  searchable(search).split(/\s/).filter(Boolean);

/** Compares names and titles: without case, `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});

/** An entry to search; both texts are results of `searchable`. */
export interface Findable {
  /** Its title or name. */
  name: string;
  /** All words it matches, the name's included. */
  words: string;
}

/**
 * Rank of a match: 0 name starts with it, 1 its words do, 2 name contains it, 3 other words; or
 * null.
 */
function rankOf({ name, words }: Findable, needles: readonly string[]): number | null {
  if (!needles.every((needle) => words.includes(needle))) return null;
  if (name.startsWith(needles.join(' '))) return 0;
  const parts = name.split(/[^\p{L}\p{N}]/u);
  if (needles.every((needle) => parts.some((part) => part.startsWith(needle)))) return 1;
  return needles.every((needle) => name.includes(needle)) ? 2 : 3;
}

/** The entries that match, the best first, equal ones by name; an empty search matches nothing. */
export function findIn<Entry extends Findable>(entries: readonly Entry[], search: string): Entry[] {
  const needles = needlesOf(search);
  if (needles.length === 0) return [];
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, needles);
      return rank === null ? [] : [{ entry, rank }];
    })
    .sort((a, b) => a.rank - b.rank || compareTexts(a.entry.name, b.entry.name))
    .map(({ entry }) => entry);
}

/** Which rows of a table are shown, and by which column they are sorted; null: as they are. */
export interface View<Key extends string> {
  search: string;
  sort: { key: Key; descending: boolean } | null;
}

/** The comparison of a table's rows, by column. */
export type Orders<Row, Key extends string> = Record<Key, (a: Row, b: Row) => number>;

/**
 * The rows of a table that match, sorted; equal ones stay in their order.
 * @param wordsOf the words a row matches, as `searchable` returns them
 */
export function arrange<Row, Key extends string>(
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
  orders: Orders<Row, Key>,
  { search, sort }: View<Key>,
): Row[] {
  const needles = needlesOf(search);
  const found = rows.filter((row) => {
    const words = wordsOf(row);
    return needles.every((needle) => words.includes(needle));
  });
  if (sort === null) return found;
  const order = orders[sort.key];
  return found.sort(sort.descending ? (a, b) => order(b, a) : order);
}
