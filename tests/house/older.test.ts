import { expect, test } from 'vitest';
import { bootScript } from '../../src/app/build/boot.ts';
import { sourcesOf } from './sources.ts';

/**
 * Phones of some years ago. What they do not have is refused by `floorTypes.test.ts` in scripts and by
 * `floorStyles.test.ts` in styles; this is about what those cannot see: whether a page is whole without
 * what it only adds, and the few scripts that no type check reads.
 */

const sheets = sourcesOf('src').filter(({ path }) => path.endsWith('.css'));
const inPublic = sourcesOf('public').filter(({ path }) => path.endsWith('.js'));
const bootFiles = { icon: '/favicon.svg', older: '/older.js', elsewhere: '/elsewhere.js' };
// With all that it shares with the app, as browsers get it.
const boot = await Promise.all(
  (['page', 'area'] as const).map(async (kind) => ({
    path: `the boot script of the ${kind}`,
    text: await bootScript(process.cwd(), bootFiles, kind),
  })),
);
const scripts = [...inPublic, ...boot];

const placesOf = (found: readonly { path: string; text: string }[], pattern: RegExp): string[] =>
  found.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  );

// A media feature that asks for scripts is not known everywhere, and tells nothing of those that fail.
test('what needs no scripts is shown until the first of them has said that it runs', () => {
  expect(placesOf(sheets, /\(scripting\b/g)).toEqual([]);
  const plain = sheets.filter(({ text }) => text.includes(':root:not([data-boot])'));
  expect(plain.map(({ path }) => path)).toContain('src/shell/public/Header.module.css');
});

test('the script for browsers of 2015 is written in their language', () => {
  const older = inPublic.find(({ path }) => path === 'public/older.js');
  const words = older?.text.replace(/\/\/.*/g, '').replace(/'[^']*'/g, '');
  expect(words).toContain('function');
  expect(words).not.toMatch(/=>|`|\?[.?]|\.{3}|\b(const|let|class|async|await|import|of)\b/);
});

test('containers only add to what is there without them', () => {
  expect(placesOf(sheets, /@container[^{]*(max-width|<)[^{]*/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('@container'))).toBe(true);
});

// With a variable in it a browser takes a declaration that it does not understand, and drops the value.
test('colours are mixed only where the browser can', () => {
  const guarded =
    /@supports \(color: color-mix\(in srgb, red, red\)\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g;
  const rest = sheets.map((sheet) => ({ ...sheet, text: sheet.text.replace(guarded, '') }));
  expect(placesOf(rest, /color-mix\(.*/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('color-mix('))).toBe(true);
});

test('a height in dvh has the one in vh before it', () => {
  const pairs = /([\w-]+): (.*)vh(.*);\n\s*\1: \2dvh\3;/g;
  const rest = sheets.map((sheet) => ({ ...sheet, text: sheet.text.replace(pairs, '') }));
  expect(placesOf(rest, /.*\ddvh.*/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('dvh'))).toBe(true);
});

test('what lies behind a dialog has a colour without the page’s variables', () => {
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
