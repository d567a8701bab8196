import { expect, test } from 'vitest';
import {
  dayOf,
  isDay,
  isoOfDay,
  isOldEnough,
  isPlausible,
  latestBirthDay,
  readableDay,
} from '../../../src/user/birthDate.ts';

const now = new Date(2026, 10, 21);

test('a birth date survives the API and every time zone', () => {
  expect(isoOfDay('1999-10-30')).toBe('1999-10-30T00:00:00.000Z');
  expect(dayOf(isoOfDay('1999-10-30'))).toBe('1999-10-30');
  expect(dayOf(null)).toBe('');
  expect(dayOf('soon')).toBe('');
  expect(readableDay('1999-10-30T00:00:00.000Z')).toBe('30 October 1999');
  expect(readableDay('')).toBeNull();
});

test('only existing days are valid', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('2023-02-29')).toBe(false);
  expect(isDay('30/10/1999')).toBe(false);
});

test('the age must exceed six years', () => {
  expect(isOldEnough('2020-11-20', now)).toBe(true);
  expect(isOldEnough('2020-11-21', now)).toBe(false);
  expect(isOldEnough('2027-01-01', now)).toBe(false);
  expect(latestBirthDay(now)).toBe('2020-11-20');
});

test('no age reaches 130', () => {
  expect(isPlausible('1896-01-01', now)).toBe(false);
  expect(isPlausible('1906-11-21', now)).toBe(false);
  expect(isPlausible('1906-11-22', now)).toBe(true);
});
