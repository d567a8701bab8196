import type { Person } from '../../api/schemas.ts';
import { arrange, compareTexts, searchable, type Orders, type View } from '../../lib/search.ts';
import { fullName } from '../../lib/text.ts';

export type MenteeOrder = 'name' | 'waiting';

const byName = (a: Person, b: Person): number => compareTexts(fullName(a), fullName(b));

const wordsOf = (person: Person): string =>
  searchable([fullName(person), ...person.technologies].join(' '));

/** Those who need their mentor in that order, then the others by name. */
export function byNeed(people: readonly Person[], needs: readonly { person: Person }[]): Person[] {
  const first = needs.map(({ person }) => person);
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...people.filter(({ id }) => !ids.has(id)).sort(byName)];
}

/**
 * The mentees that match, in the given order unless sorted otherwise; equals by name.
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
  return arrange(view.sort ? [...people].sort(byName) : people, wordsOf, orders, view);
}
