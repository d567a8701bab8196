import { expect, test } from 'vitest';
import { properties } from '../support/properties.ts';
import { sourcesOf } from './sources.ts';

const files = sourcesOf('tests').filter(({ path }) => path !== 'tests/house/properties.test.ts');
const withProperties = files.filter(
  ({ path, imports }) =>
    /\.(test|spec|sweep)\.tsx?$/.test(path) && imports.some(({ to }) => to === 'fast-check'),
);

test('a thousand cases of each property, and nowhere fewer', () => {
  expect(properties.numRuns).toBeGreaterThanOrEqual(1000);
  const strays = files.filter(({ text }) => /\bnumRuns\s*:/.test(text)).map(({ path }) => path);
  expect(strays).toEqual(['tests/support/properties.ts']);
});

test('every property runs with the printed seed', () => {
  const unseeded = withProperties
    .filter(({ imports }) => !imports.some(({ to }) => to === 'tests/support/seeded.ts'))
    .map(({ path }) => path);
  expect(unseeded).toEqual([]);
});

test('modules that read foreign data or store drafts have property tests', () => {
  const paths = withProperties
    .filter(({ text }) => /\bassert\(/.test(text))
    .map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'tests/unit/api/schemas.test.ts',
      'tests/unit/api/errors.test.ts',
      'tests/unit/text/safeUrl.test.ts',
      'tests/unit/platform/drafts.test.ts',
      'tests/unit/platform/session.test.ts',
      'tests/e2e/security/sanitiser.sweep.ts',
    ]),
  );
});
