import { expect, test } from 'vitest';
import { palettes, type Palette } from '../../src/config/palette.ts';
import { textOf } from './sources.ts';

const css = textOf('src/app/theme/tokens.css');

const colours = Object.entries(palettes.light).map(([name]) => name);

const tokenOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A token's values in the two schemes. */
function valuesOf(token: string): string[] {
  const value = new RegExp(`\\n\\s*--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value);
  return pair ? pair.slice(1).map((part) => part.trim()) : [value, value];
}

const isColour = (name: string): name is keyof Palette => name in palettes.light;

test.each(colours)('%s is the same for antd and for our own styles', (name) => {
  if (!isColour(name)) throw new Error(`${name} is no colour of the palette`);
  expect(valuesOf(tokenOf(name))).toEqual([palettes.light[name], palettes.dark[name]]);
});

test('the browser paints its own frame in the paper colour', () => {
  const html = textOf('index.html');
  for (const scheme of ['light', 'dark'] as const) {
    const meta = new RegExp(`<meta[^>]*theme-color[^>]*scheme: ${scheme}[^>]*>`).exec(html)?.[0];
    expect(meta).toContain(palettes[scheme].paper);
  }
});
