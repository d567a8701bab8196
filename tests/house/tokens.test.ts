import { expect, test } from 'vitest';
import { textOf } from './sources.ts';

test('the browser paints its own frame in the paper colour', () => {
  const paper = /--paper: light-dark\((#\w+), (#\w+)\);/.exec(textOf('src/app/theme/tokens.css'));
  const html = textOf('index.html');
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    const meta = new RegExp(`<meta[^>]*theme-color[^>]*scheme: ${scheme}[^>]*>`).exec(html)?.[0];
    expect(meta).toContain(`content="${paper?.[index + 1]}"`);
  }
});
