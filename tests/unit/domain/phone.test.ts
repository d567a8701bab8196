import { expect, test } from 'vitest';
import { isPhoneNumber, readableHome, readablePhone, toE164 } from '../../../src/user/phone.ts';

test.each([
  '0803 123 4567',
  '803-123-4567',
  '2348031234567',
  '00234 803 123 4567',
  '+234 (0) 803 123 4567',
  '+2340803 123 4567',
  '+234 803 123 4567',
  '(0803) 123.4567',
])('%s is a number of Nigeria', (typed) => {
  expect(toE164(typed, '234')).toBe('+2348031234567');
});

test("a number with a country code keeps it, and '' stays ''", () => {
  expect(toE164('+44 20 7946 0018', '234')).toBe('+442079460018');
  expect(toE164(' - ', '234')).toBe('');
  expect(toE164('020 7946 0018', '44')).toBe('+442079460018');
});

test('a short number that starts like a country code is national', () => {
  expect(toE164('234 123 456', '234')).toBe('+234234123456');
  expect(toE164('234 123 4567', '234')).toBe('+2341234567');
});

test.each([
  ['+2347063644568', true],
  ['+23412345678', true],
  ['+234706364456', false],
  ['+23470636445680', false],
  ['+447946001812', true],
  ['2347063644568', false],
  ['+0447946001812', false],
  ['+1234567890123456', false],
  ['x+447946001812', false],
  ['+', false],
])('%s: %s', (number, valid) => {
  expect(isPhoneNumber(number)).toBe(valid);
});

test('a phone number is formatted in groups', () => {
  expect(readablePhone('+2348031234567', '234')).toBe('+234 803 123 4567');
  expect(readablePhone('+234803', '234')).toBe('+234 803');
  expect(readablePhone('+234', '234')).toBe('+234');
  expect(readablePhone('+234803123456789', '234')).toBe('+234 803123456789');
  expect(readablePhone('+447946001812', '234')).toBe('+447946001812');
  expect(readableHome('+2348031234567')).toBe('+234 803 123 4567');
});
