import { describe, expect, test } from 'vitest';
import {
  dayOf,
  isDay,
  isoOfDay,
  isOldEnough,
  isPlausible,
  latestBirthDay,
  readableDay,
} from '../../../src/user/birthDate.ts';
import {
  continueWithoutNumber,
  forgetWithoutNumber,
  isComplete,
} from '../../../src/user/person.ts';
import { persistToken, type Role } from '../../../src/auth/session.ts';
import { tokenWith } from '../../support/jwt.ts';
import { isPhoneNumber, readablePhone, toE164 } from '../../../src/user/phone.ts';
import { meanOf } from '../../../src/lib/values.ts';
import {
  countries,
  findCountry,
  nigerianStates,
  suggestedStates,
} from '../../../src/user/countries.ts';
import { tagsIn } from '../../../src/user/profileForm.ts';
import { object, type StringSchema } from 'yup';
import {
  nameRule,
  newEmailRule,
  newPasswordRule,
  draftFormSchema,
  registerSchema,
} from '../../../src/auth/schemas.ts';
import { atLeast, atMost, lengthOf, utf16Length } from '../../../src/lib/format.ts';

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

test.each([
  '0803 123 4567',
  '803-123-4567',
  '2348031234567',
  '00234 803 123 4567',
  '009234 803 123 4567',
  '009 234 0803 123 4567',
  '+234 (0) 803 123 4567',
  '+2340803 123 4567',
  '+234 803 123 4567',
  '(0803) 123.4567',
])('%s is a Nigerian number', (typed) => {
  expect(toE164(typed)).toBe('+2348031234567');
});

test.each([
  ['+44 20 7946 0018', '+442079460018'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['009 44 20 7946 0018', '+442079460018'],
  ['00 44 20 7946 0018', '+442079460018'],
  ['+225 07 12 34 56', '+22507123456'],
  // Neither 009 nor 2340 is a code in the middle of a number.
  ['0800 091 2345', '+2348000912345'],
  ['+44 2340 123456', '+442340123456'],
  // A short number that starts like a country code is national.
  ['234 123 456', '+234234123456'],
  ['234 123 4567', '+2341234567'],
  ['08', '+2348'],
  [' - ', ''],
])('%s is converted to %j', (typed, number) => {
  expect(toE164(typed)).toBe(number);
});

test.each([
  ['+2347063644568', true],
  ['+23412345678', true],
  ['+234706364456', false],
  ['+23470636445680', false],
  ['+447946001812', true],
  ['+6834002', true],
  ['2347063644568', false],
  ['+0447946001812', false],
  ['+1234567890123456', false],
  ['x+447946001812', false],
  ['+', false],
])('%s: %s', (number, valid) => {
  expect(isPhoneNumber(number)).toBe(valid);
});

test.each([
  ['+2348031234567', '+234 803 123 4567'],
  ['+234803', '+234 803'],
  ['+234', '+234'],
  ['+234803123456789', '+234 803123456789'],
  ['+447946001812', '+447946001812'],
  ['', ''],
])('%j is formatted as %j', (number, words) => {
  expect(readablePhone(number)).toBe(words);
});

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

  test('needs no phone number once its user has chosen to continue without one', () => {
    const without = { ...full, phoneNumber: null };
    const complete = (role: Role, profile = without) => isComplete(profile, role);
    persistToken(tokenWith({ userId: 'ann', role: 'MENTEE', exp: 9e9 }));
    expect(complete('MENTEE')).toBe(false);
    continueWithoutNumber('ann');
    expect([complete('MENTEE'), complete('MENTOR')]).toEqual([true, true]);
    expect(isComplete({ ...without, city: null }, 'MENTEE')).toBe(false);
    expect(isComplete({ ...without, id: 'bob' }, 'MENTEE')).toBe(false);
    forgetWithoutNumber('ann');
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

test('tags are split, trimmed and deduplicated', () => {
  expect(tagsIn(' react, Node ,, Type  Script\nREACT')).toEqual(['react', 'Node', 'Type Script']);
  expect(tagsIn(' ')).toEqual([]);
});

test('an average has one decimal, and is null without values', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([3, 2, 2])).toBe(2.3);
});

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

test.each([
  ['firstName', '  Al  ', 'Too short'],
  ['firstName', 'x'.repeat(65), tooLong],
  ['lastName', 'Ok', 'Too short'],
  ['lastName', 'x'.repeat(65), tooLong],
  ['lastName', '   ', 'Enter your last name, e.g. Okafor'],
  ['email', 'ada', 'Invalid email address'],
  ['email', 'ada@akada', 'Invalid email address'],
  ['email', 'ada..obi@akada.example', 'Invalid email address'],
  ['email', '.ada@akada.example', 'Invalid email address'],
  ['email', 'ada.@akada.example', 'Invalid email address'],
  ['email', 'ada@akada..example', 'Invalid email address'],
  ['email', 'ada@-akada.example', 'Invalid email address'],
  ['email', 'ada@gmail.c', 'Invalid email address'],
  ['email', 'ada@gmail.c0m', 'Invalid email address'],
  ['email', 'ada@gmail.com.', 'Invalid email address'],
  ['email', 'ada obi@gmail.com', 'Invalid email address'],
  ['email', `${'x'.repeat(60)}@akada.example`, tooLong],
  ['password', 'short', 'Must be 6 characters or more'],
  ['password', 'x'.repeat(65), tooLong],
])('a registration refuses the %s %j: %s', async (name, value, message) => {
  await expect(registerSchema.validateAt(name, { [name]: value })).rejects.toThrow(message);
});

test('a registration accepts short names and a short password', async () => {
  const password = 'enough';
  const names = { firstName: 'Ada', lastName: 'Obi' };
  const person = { ...names, email: 'ada@akada.example', password, confirmPassword: password };
  expect(await registerSchema.validate(person)).toEqual(person);
});

test.each([
  'ä@c.de',
  'ọlá.adé@èkó.ng',
  "o'neil+akada@mail.akada.example",
  'ada@xn--ek-xka.xn--p1ai',
])('a registration accepts %s, as the API does', async (email) => {
  expect(await registerSchema.validateAt('email', { email })).toBe(email);
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
  expect(atMost(1, 'Less', utf16Length).test('🎉')).toBe(false);
});
