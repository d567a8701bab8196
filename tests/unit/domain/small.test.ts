import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isComplete } from '../../../src/user/person.ts';
import type { Role } from '../../../src/auth/session.ts';
import { forgetNumber, refusedNumber, storeNumber } from '../../../src/user/refusedNumber.ts';
import { shuffle } from '../../../src/lib/shuffle.ts';
import { fullName } from '../../../src/lib/text.ts';
import '../../support/seeded.ts';

const ordered = (items: readonly number[]): number[] => [...items].sort((a, b) => a - b);

describe('shuffle', () => {
  test('shuffle returns the same items and leaves its input unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const before = [...items];
        const shuffled = shuffle(items);
        expect(ordered(shuffled)).toEqual(ordered(items));
        expect(items).toEqual(before);
      }),
    );
  });

  test('shuffle follows its random numbers', () => {
    const numbers = [0.9, 0.1, 0.5];
    expect(shuffle(['a', 'b', 'c'], () => numbers.shift() ?? 0)).toEqual(['b', 'c', 'a']);
  });
});

test.each([
  [{ firstName: 'Amina', lastName: 'Bello' }, 'Amina Bello'],
  [{ firstName: 'Amina', lastName: null }, 'Amina'],
  [{ firstName: '', lastName: 'Bello' }, 'Bello'],
  [{ firstName: null, lastName: null }, ''],
])('the name of %j is %j', (person, name) => {
  expect(fullName(person)).toBe(name);
});

describe('a complete profile', () => {
  const full = {
    id: 'ann',
    city: 'Lagos',
    country: 'Nigeria',
    phoneNumber: '+234',
    description: 'Hello',
  };

  test.each(['city', 'country', 'phoneNumber', 'description'] as const)('needs %s', (field) => {
    for (const nothing of [null, '', '  ']) {
      expect(isComplete({ ...full, [field]: nothing }, 'MENTEE')).toBe(false);
    }
  });

  test('a profile needs no phone number if this user’s number was refused', () => {
    const without = { ...full, phoneNumber: null };
    const complete = (role: Role, profile = without) =>
      isComplete(profile, role, refusedNumber(profile));
    storeNumber('bob', '+2347071234567');
    expect(complete('MENTEE')).toBe(false);
    storeNumber('ann', '+2347071234567');
    expect([complete('MENTEE'), complete('MENTOR')]).toEqual([true, true]);
    expect(isComplete({ ...full, phoneNumber: ' ' }, 'MENTEE', '+2347071234567')).toBe(true);
    expect(isComplete({ ...without, city: null }, 'MENTEE', '+2347071234567')).toBe(false);
    forgetNumber('ann');
    expect(complete('MENTOR')).toBe(false);
  });

  test('a mentor’s profile needs no description, an admin’s needs nothing', () => {
    expect(isComplete(full, 'MENTEE')).toBe(true);
    expect(isComplete({ ...full, description: null }, 'MENTOR')).toBe(true);
    expect(isComplete({ ...full, city: null }, 'MENTOR')).toBe(false);
    expect(
      isComplete(
        { ...full, city: null, country: null, phoneNumber: null, description: null },
        'ADMIN',
      ),
    ).toBe(true);
  });
});
