import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { displayFont } from '../../src/brand.ts';
import { textOf } from './sources.ts';
import { allTexts } from './textsOf.ts';

/** Text is never blank and never moves while a font loads. */

const faces: Record<string, string>[] = [];
parse(textOf('src/ui/theme/fonts.css')).walkAtRules('font-face', (rule) => {
  const face: Record<string, string> = {};
  rule.walkDecls(({ prop, value }) => {
    face[prop] = value;
  });
  faces.push(face);
});

test('a page keeps the font that it starts with, and waits for none', () => {
  expect(faces.map((face) => [face['src']?.includes('url('), face['font-display']])).toEqual([
    [true, 'optional'],
    [false, 'swap'],
  ]);
});

test('the display font comes first, then the fallback of its width', () => {
  let fonts = '';
  parse(textOf('src/ui/theme/tokens.css')).walkDecls('--font-display', ({ value }) => {
    fonts = value;
  });
  const families = faces.map((face) => face['font-family']);
  expect(fonts).toBe(`${families.join(', ')}, var(--font-text)`);
  expect(families[0]).toBe(`'${displayFont}'`);
});

/** The characters that the display font's ranges request. */
const ranged = new Set(
  (faces[0]?.['unicode-range'] ?? '').split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  }),
);

/** Lists the characters of one set that another lacks, as people read them. */
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
