import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/**
 * Phones of some years ago. `src/tsconfig.json` refuses what the language has learned since 2021; this
 * is about the rest: what browsers have learned, and the one script that no type check reads.
 */

const sources = [...sourcesOf('src'), ...sourcesOf('public')];
const sheets = sources.filter(({ path }) => path.endsWith('.css'));
/** What runs in a browser: not the part of the build. */
const scripts = sources.filter(
  ({ path }) => /\.(js|tsx?)$/.test(path) && !path.startsWith('src/app/build/'),
);

const placesOf = (found: typeof sources, pattern: RegExp): string[] =>
  found.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([words]) => `${path}: ${words}`),
  );

test('a phone’s case does not hang on a media feature that old browsers do not know', () => {
  expect(placesOf(sheets, /\(scripting:\s*enabled\)/g)).toEqual([]);
  expect(sheets.some(({ text }) => text.includes('(scripting: none)'))).toBe(true);
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

test('scripts call nothing that browsers have learned since 2021', () => {
  const young =
    /(?<!`)\b(AbortSignal\.(any|timeout)|structuredClone|randomUUID|URL\.(canParse|parse)\(|checkVisibility|startViewTransition|CompressionStream|scheduler\.)/g;
  expect(placesOf(scripts, young)).toEqual([]);
  const boot = scripts.filter(({ path }) => path === 'public/boot.js');
  expect(boot).toHaveLength(1);
  expect(
    placesOf(
      boot,
      /\.(at|findLast|findLastIndex|toReversed|toSorted|toSpliced|with)\(|\b(hasOwn|groupBy|withResolvers|fromAsync)\b/g,
    ),
  ).toEqual([]);
});
