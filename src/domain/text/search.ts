/** Hausa's hooked letters: no accents one could take off, and on few keyboards. */
const hooked: ReadonlyMap<string, string> = new Map([
  ['ɓ', 'b'],
  ['ɗ', 'd'],
  ['ƙ', 'k'],
  ['ƴ', 'y'],
]);

/** Without case and accents, so that `Adébáyọ̀` is found by "adebayo" and `Ɗanladi` by "danladi". */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked.get(letter) ?? letter);

/** The words of a search, each of which has to be found. */
export const needlesOf = (search: string): string[] =>
  searchable(search).split(/\s+/).filter(Boolean);

/** Names and titles in their order: without case, `Task 2` before `Task 10`. */
export const { compare: compareTexts } = new Intl.Collator('en', {
  sensitivity: 'base',
  numeric: true,
});

/** Something that can be found; both texts as `searchable` makes them. */
export interface Findable {
  /** Its title or name. */
  name: string;
  /** All that it is found by, the name included. */
  words: string;
}

/** How well something fits: 0 begins so, 1 its words begin so, 2 holds it, 3 beside its name; else null. */
function rankOf({ name, words }: Findable, needles: readonly string[]): number | null {
  if (!needles.every((needle) => words.includes(needle))) return null;
  if (name.startsWith(needles.join(' '))) return 0;
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  if (needles.every((needle) => parts.some((part) => part.startsWith(needle)))) return 1;
  return needles.every((needle) => name.includes(needle)) ? 2 : 3;
}

/** What a search finds, the best first, equals in the order of their names; nothing asked, nothing found. */
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

/** By which column a table is sorted, and which way. */
export interface Sort<Key extends string> {
  key: Key;
  descending: boolean;
}

/** How the rows of a table compare, by column. */
export type Orders<Row, Key extends string> = Record<Key, (a: Row, b: Row) => number>;

/**
 * The rows of a table that a search finds, sorted as asked for; equal ones stay in the order they came in.
 * @param wordsOf what a row is found by, as `searchable` makes it
 */
export function arrange<Row, Key extends string>(
  rows: readonly Row[],
  wordsOf: (row: Row) => string,
  orders: Orders<Row, Key>,
  { search, sort }: { search: string; sort: Sort<Key> | null },
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
