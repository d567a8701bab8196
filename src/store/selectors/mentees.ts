import type { Person } from '../../api/schemas.ts';
import {
  arrange,
  compareTexts,
  searchable,
  type Orders,
  type View,
} from '../../domain/text/search.ts';
import { fullName } from '../../domain/text/text.ts';

export type MenteeOrder = 'name' | 'place' | 'waiting';

/** A person's city and country, `Ibadan, Nigeria`; '' where neither is known. */
export const placeOf = ({ city, country }: Person): string =>
  [city, country].filter(Boolean).join(', ');

const byName = (a: Person, b: Person): number => compareTexts(fullName(a), fullName(b));

const wordsOf = (person: Person): string =>
  searchable([fullName(person), placeOf(person), ...person.technologies].join(' '));

/**
 * The mentees that match, by name unless sorted otherwise.
 * @param waiting how many submissions of each mentee wait
 */
export function viewMentees(
  people: readonly Person[],
  waiting: ReadonlyMap<string, number>,
  view: View<MenteeOrder>,
): Person[] {
  const orders: Orders<Person, MenteeOrder> = {
    name: byName,
    place: (a, b) => compareTexts(placeOf(a), placeOf(b)),
    waiting: (a, b) => (waiting.get(a.id) ?? 0) - (waiting.get(b.id) ?? 0),
  };
  return arrange([...people].sort(byName), wordsOf, orders, view);
}
