import { expect, test } from 'vitest';
import { brand } from '../../src/brand.ts';
import { sourcesOf, textOf } from './sources.ts';

/** Another community renames the product in `src/brand.ts`. */

test('the name is written in the brand alone', () => {
  const named = sourcesOf('src')
    .filter(({ path }) => /\.tsx?$/.test(path) && path !== 'src/brand.ts')
    .filter(({ text }) => text.includes(brand.name));
  expect(named.map(({ path }) => path)).toEqual([]);
});

test('static files use the name of the brand', () => {
  const manifest: unknown = JSON.parse(textOf('public/site.webmanifest'));
  expect(manifest).toMatchObject({ short_name: brand.name });
  expect(manifest).toHaveProperty('name', expect.stringContaining(brand.name));
});
