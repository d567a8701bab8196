import { expect, test } from 'vitest';
import type { Person } from '../../../src/user/userSlice.ts';
import type { View } from '../../../src/lib/search.ts';
import {
  byNeed,
  viewMentees,
  type MenteeOrder,
} from '../../../src/mentoring/mentees/MenteesTable.tsx';

const person = (id: string, given: Partial<Person> = {}): Person => ({
  id,
  firstName: id,
  lastName: 'Obi',
  email: null,
  photoUrl: null,
  description: null,
  technologies: [],
  ...given,
});

const people = [
  person('Zainab', { technologies: ['Python'] }),
  person('Ada', { technologies: ['React', 'Node'] }),
  person('Musa', { technologies: ['Figma'] }),
  person('Bisi'),
];
const waiting = new Map([
  ['Musa', 2],
  ['Ada', 1],
]);

const view = (options: Partial<View<MenteeOrder>>): string[] =>
  viewMentees(byNeed(people, [{ person: person('Bisi') }]), waiting, {
    search: '',
    sort: null,
    ...options,
  }).map(({ id }) => id);

test('mentees sort by need, name or ungraded work, ties by name', () => {
  const by = (key: MenteeOrder, descending = false) => view({ sort: { key, descending } });
  expect(view({})).toEqual(['Bisi', 'Ada', 'Musa', 'Zainab']);
  expect(by('name', true)).toEqual(['Zainab', 'Musa', 'Bisi', 'Ada']);
  expect(by('waiting')).toEqual(['Bisi', 'Zainab', 'Ada', 'Musa']);
  expect(by('waiting', true)).toEqual(['Musa', 'Ada', 'Bisi', 'Zainab']);
  expect(people.map(({ id }) => id)).toEqual(['Zainab', 'Ada', 'Musa', 'Bisi']);
});

test.each([
  ['ada obi', ['Ada']],
  ['OBI', ['Bisi', 'Ada', 'Musa', 'Zainab']],
  ['react node', ['Ada']],
  ['obi figma', ['Musa']],
  ['reactnode', []],
  ['nobody', []],
])('a search for %s finds %j', (search, found) => {
  expect(view({ search })).toEqual(found);
});
