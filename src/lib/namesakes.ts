import { searchable } from './search.ts';

export interface Named {
  id: string;
  name: string;
  /** A task's track. It is empty for mentees, because their state is not shown to mentors. */
  place?: string | null | undefined;
  email?: string | null | undefined;
}

const sameName = (name: string): string => searchable(name).replace(/\s+/g, ' ').trim();

/** Groups items by a key, in the given order. An empty key belongs to no group. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** Returns the shortest ending of an id that no other id in the group has. */
function endOf(id: string, others: readonly Named[]): string {
  const unlike = (length: number) =>
    others.every((other) => other.id === id || other.id.slice(-length) !== id.slice(-length));
  let length = 4;
  while (length < id.length && !unlike(length)) length += 1;
  return id.slice(-length);
}

/**
 * Finds what tells people or tasks with the same name apart: a place that no namesake shares, or
 * else such an email address, or else the end of the id.
 * @returns a mark by id, for those who share their name with others
 */
export function marksOf(named: readonly Named[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const group of grouped(named, ({ name }) => sameName(name))) {
    if (group.length === 1) continue;
    const unlike = (attribute: 'place' | 'email') =>
      new Set(
        grouped(group, (one) => sameName(one[attribute] ?? '')).flatMap((some) =>
          some.length === 1 ? some : [],
        ),
      );
    const places = unlike('place');
    const emails = unlike('email');
    for (const one of group) {
      const mark = (places.has(one) && one.place) || (emails.has(one) && one.email);
      marks.set(one.id, mark ? mark.trim() : `#${endOf(one.id, group)}`);
    }
  }
  return marks;
}

/** Adds a mark to a name, if there is one: `Blessing Okon (Kano)`. */
export const withMark = (name: string, mark = ''): string =>
  mark === '' ? name : `${name} (${mark})`;
