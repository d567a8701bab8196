import { expect, test } from 'vitest';
import { breakpoints } from '../../src/ui/hooks.ts';
import { sourcesOf } from './sources.ts';

const sources = sourcesOf('src').filter(({ path }) => path !== 'src/ui/hooks.ts');

/** Each width condition with its file, of sheets and of media queries in scripts. */
const conditions = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/(?:@media|['"`])([^{'"`\n]*width[^{'"`\n]*)[{'"`]/g)].flatMap(
    ([whole, query = '']) =>
      whole.startsWith('@media') || /\((?:min-|max-)?width/.test(query)
        ? [...query.matchAll(/\([^()]*width[^()]*\)/g)].map(([condition]) => ({ path, condition }))
        : [],
  ),
);

// A second query just below a width leaves a gap on a zoomed page: `not all and` does not.
test('pages change at the named widths alone, and each of these is in use', () => {
  const named = Object.values(breakpoints).map((width) => `(min-width: ${width})`);
  const others = conditions.filter(({ condition }) => !named.includes(condition));
  expect(others.map(({ path, condition }) => `${path}: ${condition}`)).toEqual([]);
  const used = new Set(conditions.map(({ condition }) => condition));
  expect([...used].sort()).toEqual([...named].sort());
});
