import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { displayFont } from '../../src/brand.ts';
import { textOf } from './sources.ts';
import { allTexts } from '../readability/textsOf.ts';

/** Text is never blank while a font loads, in no browser. */

const faces: Record<string, string>[] = [];
parse(textOf('src/ui/theme/fonts.css')).walkAtRules('font-face', (rule) => {
  const face: Record<string, string> = {};
  rule.walkDecls(({ prop, value }) => {
    face[prop] = value;
  });
  faces.push(face);
});

test('each font shows the next one until it is loaded, a local one too', () => {
  expect(faces.length).toBeGreaterThan(1);
  for (const face of faces) expect(face).toHaveProperty('font-display', 'swap');
});

// Firefox shows nothing for the first 100 ms of a font with `swap`.
test('a downloaded font is not named before it is loaded', () => {
  const tokens: Record<string, string> = {};
  parse(textOf('src/ui/theme/tokens.css')).walkDecls(/^--font-/, ({ parent, prop, value }) => {
    const where = parent && 'selector' in parent ? parent.selector : '';
    tokens[`${where} ${prop}`] = value;
  });
  const coming = faces.find(({ src }) => src?.includes('url('));
  const family = coming?.['font-family']?.replaceAll("'", '') ?? 'none';
  expect(tokens[':root --font-display']).toBe(`'${family}', var(--font-fallback)`);
  expect(tokens[':root --font-fallback']).not.toContain(`'${family}'`);
  expect(tokens[':root[data-font] --font-display']).toBe('var(--font-fallback)');
  expect(family).toBe(displayFont);
});

/** The characters that the display font's ranges request. */
const ranged = new Set(
  (faces[0]?.['unicode-range'] ?? '').split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  }),
);

/** The characters of one set that another lacks, as people read them. */
const beyond = (signs: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...signs]
    .filter((sign) => !others.has(sign))
    .map((sign) => `${String.fromCodePoint(sign)} U+${sign.toString(16)}`);

// The arrows name keys of a keyboard, in the font for texts.
test('the display font draws every letter and sign that texts and names use', () => {
  const used = [
    ...allTexts.map(({ words }) => words.replaceAll('…', '')),
    textOf('src/brand.ts'),
    textOf('tests/sandbox/content/people.ts'),
  ]
    .join('')
    .replaceAll(/[\s↑↓]/g, '');
  const signs = new Set(Array.from(used, (sign) => sign.codePointAt(0) ?? 0));
  expect(beyond(signs, ranged)).toEqual([]);
});
