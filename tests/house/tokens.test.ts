import axe from 'axe-core';
import { expect, test } from 'vitest';
import { sourcesOf, textOf } from './sources.ts';

interface Colour {
  deltaE: (other: Colour, method: '2000') => number;
}

// The library of colours that axe brings along, which its types leave out.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test below fails without it
const { Colorjs } = (axe as unknown as { imports: { Colorjs: new (hex: string) => Colour } })
  .imports;

test('the browser paints its own frame in the paper colour', () => {
  const paper = /--paper: light-dark\((#\w+), (#\w+)\);/.exec(textOf('src/ui/theme/tokens.css'));
  const html = textOf('index.html');
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    const meta = new RegExp(`<meta[^>]*theme-color[^>]*scheme: ${scheme}[^>]*>`).exec(html)?.[0];
    expect(meta).toContain(`content="${paper?.[index + 1]}"`);
  }
});

test('the six states differ by at least 8 (CIEDE2000) in both schemes', () => {
  const tokens = textOf('src/ui/theme/tokens.css');
  const grounds = [...tokens.matchAll(/--state-(\w+): light-dark\((#\w+), (#\w+)\);/g)];
  expect(grounds.map(([, name]) => name)).toEqual([
    'due',
    'soon',
    'overdue',
    'waiting',
    'graded',
    'error',
  ]);
  for (const scheme of [2, 3]) {
    for (const [at, one] of grounds.entries()) {
      for (const other of grounds.slice(at + 1)) {
        const colour = new Colorjs(one[scheme] ?? '');
        const difference = colour.deltaE(new Colorjs(other[scheme] ?? ''), '2000');
        expect(difference, `${one[1]} and ${other[1]}`).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test('a state’s ground has its ink, and a tag’s clock means waiting', () => {
  const sources = sourcesOf('src');
  const styles = sources.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const rules = [
    ...styles.join('\n').matchAll(/\{([^{}]*background: var\(--state-(\w+)\)[^{}]*)\}/g),
  ];
  expect(rules.length).toBeGreaterThan(8);
  for (const [, rule, state] of rules) {
    expect(rule).toContain(`var(--state-${state}-ink)`);
  }
  // `src/tasks/StatusTag.tsx` is the one place that gives a tag its clock.
  const tags = sources.flatMap(({ text }) => text.match(/<Tag\b[^>]* icon="clock"[^>]*>/g) ?? []);
  expect(tags).toEqual([]);
});
