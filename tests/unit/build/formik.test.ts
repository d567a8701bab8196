import { expect, test } from 'vitest';
import deepmerge from '../../../src/app/aliases/formik/deepmerge.ts';
import isEqual from '../../../src/app/aliases/formik/isEqual.ts';
import { partOf } from '../../../src/build/formikAliases.ts';

test.each([
  ['a', 'a', true],
  ['', undefined, false],
  [Number.NaN, Number.NaN, true],
  [['React'], ['React'], true],
  [['React'], ['React', 'CSS'], false],
  [[], {}, false],
  [{ name: 'Ada', skills: ['CSS'] }, { skills: ['CSS'], name: 'Ada' }, true],
  [{ name: 'Ada' }, { name: 'Ada', city: undefined }, false],
  [{ name: undefined }, { city: undefined }, false],
  [null, {}, false],
])('%j and %j are the same: %j', (one, other, same) => {
  expect(isEqual(one, other)).toBe(same);
  expect(isEqual(other, one)).toBe(same);
});

test('errors of several kinds become one tree, and no tree is changed', () => {
  const field = { name: 'Too long', address: { city: 'Missing' } };
  const schema = { email: 'Not an address', address: { street: 'Missing' } };
  const other = { name: 'Taken', skills: ['Unknown'] };
  expect(deepmerge.all([field, schema, other])).toEqual({
    name: 'Taken',
    email: 'Not an address',
    address: { city: 'Missing', street: 'Missing' },
    skills: ['Unknown'],
  });
  expect(field).toEqual({ name: 'Too long', address: { city: 'Missing' } });
  expect(deepmerge.all([])).toEqual({});
});

test('only Formik gets these instead of the packages', () => {
  const named = ['deepmerge', 'react-fast-compare', 'lodash-es/clone'];
  const forFormik = named.map((name) =>
    partOf(name, '/site/node_modules/formik/dist/formik.esm.js'),
  );
  expect(forFormik.map((file) => file?.replace(/^.*aliases./, ''))).toEqual([
    'formik/deepmerge.ts',
    'formik/isEqual.ts',
    'lodash/clone.ts',
  ]);
  for (const importer of [
    '/site/src/main.tsx',
    '/site/node_modules/react-slick/index.js',
    undefined,
  ]) {
    expect(named.map((name) => partOf(name, importer))).toEqual([null, null, null]);
  }
  expect(partOf('react', '/site/node_modules/formik/dist/formik.esm.js')).toBeNull();
});
