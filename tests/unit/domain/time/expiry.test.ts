import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkExpiry } from '../../../../src/auth/useExpiry.ts';
import '../../../support/seeded.ts';

const NOW = Date.UTC(2030, 0, 1);
const inMs = (left: number) => checkExpiry((NOW + left) / 1000, NOW);
const MINUTES = 60_000;

test.each([
  [6 * MINUTES, 'calm', MINUTES],
  [5 * MINUTES + 1000, 'calm', 1000],
  [5 * MINUTES, 'soon', 5 * MINUTES],
  [1000, 'soon', 1000],
  [0, 'over', null],
  [-MINUTES, 'over', null],
])('a login %i ms before expiry is %s and checked again in %s ms', (left, expiry, wait) => {
  expect(inMs(left)).toEqual({ expiry, wait });
});

test('no wait exceeds the timer limit or passes the expiry', () => {
  expect(inMs(400 * 24 * 60 * MINUTES)).toEqual({ expiry: 'calm', wait: 2 ** 31 - 1 });
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.integer(), (exp, now) => {
      const { expiry, wait } = checkExpiry(exp, now);
      if (wait === null) return expiry === 'over';
      return wait > 0 && wait <= 2 ** 31 - 1;
    }),
  );
});
