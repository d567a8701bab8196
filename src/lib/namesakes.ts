import { searchable } from './search.ts';

export interface Named {
  id: string;
  name: string;
  /** A task's track. A mentee's state is not shown to mentors. */
  place?: string | null | undefined;
  email?: string | null | undefined;
}

const sameName = (name: string): string => searchable(name).replace(/\s+/g, ' ').trim();

/** Groups by a key, in the given order; an empty key belongs to no group. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** The shortest end of an id that no other id of the group has. */
function endOf(id: string, others: readonly Named[]): string {
  const unlike = (length: number) =>
    others.every((other) => other.id === id || other.id.slice(-length) !== id.slice(-length));
  let length = 4;
  while (length < id.length && !unlike(length)) length += 1;
  return id.slice(-length);
}

/**
 * Finds what tells people or tasks of one name apart: a place that no namesake has, else the email
 * address, else the end of the id.
 * @returns a mark by id, for those that share their name with others
 */
export function marksOf(named: readonly Named[]): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  for (const group of grouped(named, ({ name }) => sameName(name))) {
    if (group.length === 1) continue;
    const byPlace = grouped(group, ({ place }) => sameName(place ?? ''));
    const alone = new Set(byPlace.flatMap((some) => (some.length === 1 ? some : [])));
    for (const one of group) {
      const place = alone.has(one) ? one.place : null;
      marks.set(one.id, place?.trim() || one.email || `#${endOf(one.id, group)}`);
    }
  }
  return marks;
}

/** A name with its mark, if it has one: `Blessing Okon (Kano)`. */
export const withMark = (name: string, mark = ''): string =>
  mark === '' ? name : `${name} (${mark})`;
