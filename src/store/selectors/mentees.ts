import type { Person } from '../../api/schemas.ts';
import {
  arrange,
  compareTexts,
  searchable,
  type Orders,
  type View,
} from '../../domain/text/search.ts';
import { fullName } from '../../domain/text/text.ts';

export type MenteeOrder = 'name' | 'waiting';

const byName = (a: Person, b: Person): number => compareTexts(fullName(a), fullName(b));

const wordsOf = (person: Person): string =>
  searchable([fullName(person), ...person.technologies].join(' '));

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
    waiting: (a, b) => (waiting.get(a.id) ?? 0) - (waiting.get(b.id) ?? 0),
  };
  return arrange([...people].sort(byName), wordsOf, orders, view);
}
