import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { initials } from '../../../src/ui/Avatar.tsx';
import { fill, toTrack } from '../../../src/paths.ts';
import { parseOrigin, parseVersion } from '../../../src/lib/settings.ts';

/** Any text, including lone surrogates, as in a title that the API has cut within an emoji. */
const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud83d')) });

test('any text can be part of an address and read back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const filled = fill(text);
      expect(filled).toMatch(/^[^/?#\s<>"]*$/);
      expect(decodeURIComponent(filled)).toBe(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
    }),
  );
});

test('a title cut in the middle of an emoji still has an address', () => {
  expect(toTrack('Fun \ud83d', 'a1')).toBe('/dashboard/track/Fun%20%EF%BF%BD/a1');
});

test('initials never split a character', () => {
  expect([initials('😀 Ada'), initials('Ada 😀bi'), initials('')]).toEqual(['😀A', 'A😀', '?']);
  expect(initials('Blessing Okon (#f355)')).toBe('BO');
});

test.each([
  [undefined, ''],
  ['', ''],
  ['   ', ''],
  ['https://api.example.org', 'https://api.example.org'],
  ['https://api.example.org/', 'https://api.example.org'],
  ['https://API.example.org', 'https://api.example.org'],
  ['http://127.0.0.1:4821', 'http://127.0.0.1:4821'],
])('%j means %j', (value, origin) => {
  expect(parseOrigin('VITE_API_HOST', value)).toBe(origin);
});

test.each([
  'api.example.org',
  'localhost:4821',
  'https://api.example.org/api',
  'https://api.example.org?x=1',
  'https://me:secret@api.example.org',
  'ftp://api.example.org',
  'javascript:alert(1)',
  '/api',
  'https://',
])('%j is refused with an error that names the setting', (value) => {
  expect(() => parseOrigin('VITE_API_HOST', value)).toThrow(
    `VITE_API_HOST must be empty or an origin such as https://api.example.org (scheme and host, no path), but it is "${value}".`,
  );
});

test.each([undefined, '', ' v1.2.0 ', '1a2b3c4', 'v1.2.0-3-g1a2b3c4'])(
  '%j names a version',
  (value) => {
    expect(parseVersion('VITE_VERSION', value)).toBe(value?.trim() ?? '');
  },
);

test.each(['one two', '"><script>', 'v'.repeat(61)])('%j does not name a version', (value) => {
  expect(() => parseVersion('VITE_VERSION', value)).toThrow(
    /^VITE_VERSION must be empty or up to 60/,
  );
});
