import { expect, test } from 'vitest';
import { colourDifference } from './colourDifference.ts';
import { sourcesOf, textOf } from './sources.ts';

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
        const difference = colourDifference(one[scheme] ?? '', other[scheme] ?? '');
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
  const tags = sources.flatMap(({ text }) => text.match(/<Tag\b[^>]* icon="clock"[^>]*>/g) ?? []);
  expect(new Set(tags)).toEqual(new Set(['<Tag tone="waiting" icon="clock">']));
});

test('CIEDE2000 is 0 for the same colour and 100 for black and white', () => {
  expect(colourDifference('#123456', '#123456')).toBe(0);
  expect(colourDifference('#000000', '#ffffff')).toBeCloseTo(100, 1);
});
