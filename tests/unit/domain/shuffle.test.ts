import { expect, test } from 'vitest';
import { seeded, shuffle } from '../../../src/lib/shuffle.ts';

test('shuffle follows its random numbers', () => {
  const numbers = [0.9, 0.1, 0.5];
  expect(shuffle(['a', 'b', 'c'], () => numbers.shift() ?? 0)).toEqual(['b', 'c', 'a']);
});

test('a seed gives the same order, and new items do not move the others', () => {
  const people = Array.from({ length: 9 }, (_, index) => index);
  const order = shuffle(people, seeded(42));
  expect(shuffle(people, seeded(42))).toEqual(order);
  expect(shuffle(people, seeded(43))).not.toEqual(order);
  expect(shuffle([...people, 9], seeded(42)).filter((one) => one !== 9)).toEqual(order);
  expect([...order].sort((a, b) => a - b)).toEqual(people);
});

test('a seed draws the same order after years, even in another version', () => {
  const draw = seeded(42);
  const drawn = [draw(), draw(), draw()];
  expect(drawn).toEqual([0.6011037519201636, 0.44829055899754167, 0.8524657934904099]);
});
