import type { Person } from '../api/shapes.ts';
import { compareTexts, needlesOf, searchable } from '../lib/search.ts';
import { fullName } from '../lib/text.ts';

/** Which mentees are asked for, and in which order. */
export interface MenteesView {
  search: string;
  sort: { key: MenteeOrder; descending: boolean } | null;
}

export type MenteeOrder = 'name' | 'place' | 'waiting';

/** Where a person is, `Ibadan, Nigeria`; '' where that is not known. */
export const placeOf = ({ city, country }: Person): string =>
  [city, country].filter(Boolean).join(', ');

const byName = (a: Person, b: Person): number => compareTexts(fullName(a), fullName(b));

/**
 * The mentees that are asked for, by name unless told otherwise.
 * @param waiting how many submissions of each mentee wait
 */
export function viewMentees(
  people: readonly Person[],
  waiting: ReadonlyMap<string, number>,
  { search, sort }: MenteesView,
): Person[] {
  const needles = needlesOf(search);
  const orders: Record<MenteeOrder, typeof byName> = {
    name: byName,
    place: (a, b) => compareTexts(placeOf(a), placeOf(b)),
    waiting: (a, b) => (waiting.get(a.id) ?? 0) - (waiting.get(b.id) ?? 0),
  };
  const found = people
    .filter((person) => {
      const words = searchable(
        [fullName(person), placeOf(person), ...person.technologies].join(' '),
      );
      return needles.every((needle) => words.includes(needle));
    })
    .sort(byName);
  if (sort === null) return found;
  const order = orders[sort.key];
  return found.sort(sort.descending ? (a, b) => order(b, a) : order);
}
