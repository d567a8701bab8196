import { expect, test } from 'vitest';
import { bootScript } from '../../src/build/boot.ts';
import { sourcesOf } from './sources.ts';

/**
 * `floorTypes.test.ts` and `floorStyles.test.ts` check scripts and styles. This file checks whether
 * a page is complete without its enhancements, and the few scripts without a type check.
 */

const sheets = sourcesOf('src').filter(({ path }) => path.endsWith('.css'));
const inPublic = sourcesOf('public').filter(({ path }) => path.endsWith('.js'));
// The boot script is bundled with all that it shares with the app, as browsers load it.
const boot = { path: 'the boot script', text: await bootScript(process.cwd()) };
const scripts = [...inPublic, boot];

const placesOf = (found: readonly { path: string; text: string }[], pattern: RegExp): string[] =>
  found.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  );

// The `scripting` media feature is not supported everywhere, and does not notice scripts that fail.
test('static content stays until the first script runs', () => {
  expect(placesOf(sheets, /\(scripting\b/g)).toEqual([]);
  const plain = sheets.filter(({ text }) => text.includes(':root:not([data-boot])'));
  expect(plain.map(({ path }) => path)).toContain('src/ui/Carousel.module.css');
});

test('the script for browsers of 2015 is written in their language', () => {
  const older = inPublic.find(({ path }) => path === 'public/older.js');
  const words = older?.text.replace(/\/\/.*/g, '').replace(/'[^']*'/g, '');
  expect(words).toContain('function');
  expect(words).not.toMatch(/=>|`|\?[.?]|\.{3}|\b(const|let|class|async|await|import|of)\b/);
});

test('container queries only enhance', () => {
  expect(placesOf(sheets, /@container[^{]*(max-width|<)[^{]*/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('@container'))).toBe(true);
});

// A browser accepts a declaration with a variable even if it does not support the value, and
// then drops the value.
test('colours are mixed only where the browser supports it', () => {
  const guarded =
    /@supports \(color: color-mix\(in srgb, red, red\)\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
  const rest = sheets.map((sheet) => ({ ...sheet, text: sheet.text.replace(guarded, '') }));
  expect(placesOf(rest, /color-mix\(.*/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('color-mix('))).toBe(true);
});

test('a dialog’s backdrop has a colour without the page’s variables', () => {
  expect(placesOf(sheets, /::backdrop\s*\{[^}]*var\([^,)]*\)[^}]*\}/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('::backdrop'))).toBe(true);
});

test('the first scripts call nothing that the oldest browsers do not have', () => {
  const young =
    /(?<!`)\b(AbortSignal\.(any|timeout)|structuredClone|randomUUID|URL\.(canParse|parse)\(|checkVisibility|startViewTransition|CompressionStream|scheduler\.)/g;
  expect(scripts.length).toBeGreaterThan(1);
  expect(placesOf(scripts, young)).toEqual([]);
  expect(
    placesOf(
      scripts,
      /\.(at|findLast|findLastIndex|toReversed|toSorted|toSpliced|with)\(|\b(hasOwn|groupBy|withResolvers|fromAsync)\b/g,
    ),
  ).toEqual([]);
});
