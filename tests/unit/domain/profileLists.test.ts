import { expect, test } from 'vitest';
import { averageTasks } from '../../../src/learning/tracks/averageTasks.ts';
import {
  countries,
  findCountry,
  nigerianStates,
  suggestedStates,
} from '../../../src/user/countries.ts';
import { seeded, shuffle } from '../../../src/lib/shuffle.ts';
import { withTags } from '../../../src/user/profileForm.ts';

test('Nigeria has 36 states and the Federal Capital Territory', () => {
  expect(nigerianStates).toHaveLength(37);
  expect(new Set(nigerianStates).size).toBe(37);
  expect(suggestedStates('GH')).toContain('Ashanti');
  expect(suggestedStates('XX')).toEqual([]);
});

test('each country is listed once, by name and code', () => {
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  expect(findCountry('nigeria')?.code).toBe('NG');
  expect(findCountry('ng')?.name).toBe('Nigeria');
  expect(findCountry(' NIGERIA ')?.code).toBe('NG');
  expect(findCountry('Atlantis')).toBeUndefined();
  expect(findCountry(null)).toBeUndefined();
});

test('tags are split, trimmed and deduplicated', () => {
  expect(withTags(['React'], ' react, Node ,, Type  Script ')).toEqual([
    'React',
    'Node',
    'Type Script',
  ]);
});

test('a seed gives the same order, and new items do not move others', () => {
  const people = Array.from({ length: 9 }, (_, index) => index);
  const order = shuffle(people, seeded(42));
  expect(shuffle(people, seeded(42))).toEqual(order);
  expect(shuffle(people, seeded(43))).not.toEqual(order);
  expect(shuffle([...people, 9], seeded(42)).filter((one) => one !== 9)).toEqual(order);
  expect([...order].sort((a, b) => a - b)).toEqual(people);
});

test('a seed draws the same order after years, in another version too', () => {
  const draw = seeded(42);
  const drawn = [draw(), draw(), draw()];
  expect(drawn).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099]);
});

test('an average has one decimal, and is null without stages', () => {
  expect(averageTasks([])).toBeNull();
  expect(averageTasks([{ taskCount: 3 }, { taskCount: 2 }, { taskCount: 2 }])).toBe(2.3);
});
