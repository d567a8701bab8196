import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { displayFont } from '../../src/config/brand.ts';
import { textOf } from './sources.ts';

/** Text is never blank while a font loads, in no browser. */

const faces: Record<string, string>[] = [];
parse(textOf('src/app/theme/fonts.css')).walkAtRules('font-face', (rule) => {
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
  parse(textOf('src/app/theme/tokens.css')).walkDecls(/^--font-/, ({ parent, prop, value }) => {
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
