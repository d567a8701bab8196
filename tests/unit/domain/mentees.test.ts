import { expect, test } from 'vitest';
import type { Person } from '../../../src/api/schemas.ts';
import type { View } from '../../../src/domain/text/search.ts';
import { placeOf, viewMentees, type MenteeOrder } from '../../../src/store/selectors/mentees.ts';

const person = (id: string, given: Partial<Person> = {}): Person => ({
  id,
  firstName: id,
  lastName: 'Obi',
  email: null,
  phoneNumber: null,
  gender: 'UNSPECIFIED',
  city: null,
  country: null,
  photoUrl: null,
  description: null,
  technologies: [],
  ...given,
});

const people = [
  person('Zainab', { city: 'Abuja', country: 'Nigeria' }),
  person('Ada', { city: 'Ibadan', country: 'Nigeria', technologies: ['React', 'Node'] }),
  person('Musa', { country: 'Ghana' }),
  person('Bisi'),
];
const waiting = new Map([
  ['Musa', 2],
  ['Ada', 1],
]);

const view = (options: Partial<View<MenteeOrder>>): string[] =>
  viewMentees(people, waiting, { search: '', sort: null, ...options }).map(({ id }) => id);

test('a place is shown as far as it is known', () => {
  expect(people.map(placeOf)).toEqual(['Abuja, Nigeria', 'Ibadan, Nigeria', 'Ghana', '']);
});

test('mentees come by name, place or what waits; equals stay in the order of their names', () => {
  const by = (key: 'name' | 'place' | 'waiting', descending = false) =>
    view({ sort: { key, descending } });
  expect(view({})).toEqual(['Ada', 'Bisi', 'Musa', 'Zainab']);
  expect(by('name', true)).toEqual(['Zainab', 'Musa', 'Bisi', 'Ada']);
  expect(by('place')).toEqual(['Bisi', 'Zainab', 'Musa', 'Ada']);
  expect(by('waiting')).toEqual(['Bisi', 'Zainab', 'Ada', 'Musa']);
  expect(by('waiting', true)).toEqual(['Musa', 'Ada', 'Bisi', 'Zainab']);
  expect(people.map(({ id }) => id)).toEqual(['Zainab', 'Ada', 'Musa', 'Bisi']);
});

test.each([
  ['ada obi', ['Ada']],
  ['ibadan', ['Ada']],
  ['NIGERIA', ['Ada', 'Zainab']],
  ['react node', ['Ada']],
  ['obi ghana', ['Musa']],
  ['nigeriareact', []],
  ['nobody', []],
])('a search for %s finds %j', (search, found) => {
  expect(view({ search })).toEqual(found);
});
