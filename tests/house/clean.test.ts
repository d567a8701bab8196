import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf, textOf } from './sources.ts';

const files = [
  ...['src', 'public', 'tests', '.github']
    .flatMap(sourcesOf)
    .filter(({ path }) => !/\.(woff2|png)$/.test(path)),
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'index.html', 'README.md'].map(
    (path) => ({ path, text: textOf(path) }),
  ),
];

/** Lists the files that contain a pattern, except this file, which names it. */
const holding = (forbidden: RegExp): string[] =>
  files
    .filter(({ path, text }) => path !== 'tests/house/clean.test.ts' && forbidden.test(text))
    .map(({ path }) => path);

test('no file names a folder of the machine it was written on', () => {
  expect(holding(/(^|[\s'"`(:=])\/(work|home|root|Users)\//m)).toEqual([]);
});

test('no file names a package registry', () => {
  expect(holding(/registry\.[\w-]+\.\w+|"resolved":\s*"http/)).toEqual([]);
});

test('no file holds a key or a token', () => {
  expect(holding(/-----BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_\w{30,}|\bnpm_\w{30,}/)).toEqual([]);
});

test('no file cites a document that is not here', () => {
  const paths = new Set(files.map(({ path }) => path));
  // A name counts as a path below the root, or relative to the file that links to it.
  const isHere = (path: string, name: string) =>
    paths.has(name) || paths.has(posix.join(posix.dirname(path), name));
  const missing = files.flatMap(({ path, text }) =>
    (text.match(/[\w./-]+\.md\b/g) ?? [])
      .filter((name) => !isHere(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
