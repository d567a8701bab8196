import { expect, test } from 'vitest';
import { object, type StringSchema } from 'yup';
import { nameRule, newEmailRule, newPasswordRule } from '../../../src/auth/schemas.ts';
import { atLeast, atMost, lengthOf, unitsOf } from '../../../src/lib/format.ts';
import { draftFormSchema } from '../../../src/auth/schemas.ts';

test.each([
  ['', 0],
  ['Chidi', 5],
  ['Ọláwálé', 7],
  ['🎉', 1],
  ['👍🏾', 2],
  ['👩‍💻', 3],
])('%j has %i characters, as the API counts', (text, count) => {
  expect(lengthOf(text)).toBe(count);
});

async function wrong(rule: StringSchema, value: string): Promise<string | null> {
  try {
    await object({ field: rule }).validate({ field: value });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const tooLong = 'Must be 64 characters or less';

test('a registration counts UTF-16 units at the upper limit and characters at the lower', async () => {
  const name = nameRule('Enter it');
  expect(await wrong(name, '🎉'.repeat(32))).toBeNull();
  expect(await wrong(name, '🎉'.repeat(33))).toBe(tooLong);
  expect(await wrong(name, '🎉🎉')).toBe('Too short');

  const password = newPasswordRule();
  expect(await wrong(password, '🎉'.repeat(32))).toBeNull();
  expect(await wrong(password, '🎉'.repeat(33))).toBe(tooLong);
  expect(await wrong(password, '🎉'.repeat(5))).toBe('Must be 6 characters or more');
  expect(await wrong(newEmailRule(), `${'a'.repeat(60)}@akada.example`)).toBe(tooLong);
});

test('the draft form counts characters of names', async () => {
  const person = { email: 'a@akada.example', password: 'x', lastName: '🎉'.repeat(20) };
  const check = (firstName: string) => draftFormSchema.isValid({ ...person, firstName });
  expect([await check('🎉'.repeat(15)), await check('🎉'.repeat(16))]).toEqual([true, false]);
});

test('the limits themselves are accepted, and missing values are empty', () => {
  const least = atLeast(2, 'More');
  expect(least).toMatchObject({ name: 'min', message: 'More' });
  expect(['🎉', '🎉🎉', undefined].map((text) => least.test(text))).toEqual([false, true, false]);
  const most = atMost(1, 'Less');
  expect(most).toMatchObject({ name: 'max', message: 'Less' });
  expect(['🎉', '🎉🎉', undefined].map((text) => most.test(text))).toEqual([true, false, true]);
  expect(atMost(1, 'Less', unitsOf).test('🎉')).toBe(false);
});
