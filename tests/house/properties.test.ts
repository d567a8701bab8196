import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

test('no property has fewer cases than the others', () => {
  const strays = sourcesOf('tests').filter(({ text }) => /\bnumRuns\s*:/.test(text));
  expect(strays.map(({ path }) => path)).toEqual(['tests/support/seeded.ts']);
});
