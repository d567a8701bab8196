import { expect, test } from 'vitest';
import { privacyText, storedData } from '../../src/site/legalTexts.ts';
import { sourcesOf } from './sources.ts';

/** Keys that say nothing about the user and that the privacy page does not list. */
const unlisted = [
  // This key records when code was last reloaded.
  'reloaded',
  // This key records what a page says once it has been reloaded.
  'notice',
];

/** The storage keys of the code, without the part that names a user or a page. */
const keysInCode = sourcesOf('src').flatMap(({ text }) =>
  [...text.matchAll(/storageKey\(['`]([^'`]+)['`]\)/g)].map(([, name = '']) =>
    name.replaceAll(/\$\{\w+\}/g, '').replace(/::$/, ':'),
  ),
);

test('the privacy page lists every storage key', () => {
  const listed = storedData.flatMap(({ keys = [] }) => keys);
  // The only key without the product's prefix.
  expect([...listed, ...unlisted].sort()).toEqual(
    [...new Set([...keysInCode, 'expirationDate'])].sort(),
  );
});

test('the privacy page shows the list', () => {
  expect(privacyText.parts.map(({ items }) => items)).toContain(storedData);
});
