import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from '../../../src/ui/Avatar.tsx';
import { fill, toTrack } from '../../../src/paths.ts';
import '../../support/seeded.ts';

/** Any text, including lone surrogates, which a title has that the API cut within an emoji. */
const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud83d')) });

test('any text can be part of an address and read back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const part = fill(text);
      expect(part).toMatch(/^[^/?#\s<>"]*$/);
      expect(decodeURIComponent(part)).toBe(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
    }),
  );
});

test('a title cut in the middle of an emoji still has an address', () => {
  expect(toTrack('Fun \ud83d', 'a1')).toBe('/dashboard/track/Fun%20%EF%BF%BD/a1');
});

test('initials never split a character', () => {
  expect([initials('😀 Ada'), initials('Ada 😀bi'), initials('')]).toEqual(['😀A', 'A😀', '?']);
});
