import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { sourcesOf, textOf } from './sources.ts';

/** What the documents say of the tree is true. */

const root = join(import.meta.dirname, '../..');

const documents = [
  ...['README.md', 'src/README.md', 'tests/README.md'].map((path) => ({
    path,
    text: textOf(path),
  })),
  ...sourcesOf('.github'),
];

/**
 * A word that begins with a folder of the root, e.g. `src/api/<area>.ts` or `tests/{unit,slices}/`.
 */
const pathLike = /(?<![\w./-])(?:src|tests|public|\.github|\.ci)\/[\w./{},<>*-]*/g;
const linked = /\]\((?!https?:|mailto:|#)([^)]+)\)/g;

/** The paths of a word: braces are expanded, and an `<area>` or a `*` ends the path. */
function placesOf(word: string): string[] {
  const [, start = '', choice = '', rest = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(word) ?? [];
  if (choice !== '') return choice.split(',').flatMap((one) => placesOf(start + one + rest));
  return [word.replace(/[.,]+$/, '').replace(/[^/]*[<*].*$/, '')];
}

const pathsIn = ({ path, text }: { path: string; text: string }): string[] => [
  ...(text.match(pathLike) ?? []).flatMap(placesOf),
  ...[...text.matchAll(linked)].map(([, to = '']) => posix.join(posix.dirname(path), to)),
];

/** A chapter of a document, from its heading to the next one of its level. */
function chapter(path: string, heading: string): string {
  const [, rest] = textOf(path).split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`${path} has no chapter ${heading}`);
  return rest.split('\n## ')[0] ?? '';
}

/** The rows of a chapter's table, without its head. */
const rowsOf = (path: string, heading: string): string[] =>
  chapter(path, heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);

test('every path that a document names exists', () => {
  const missing = documents.flatMap((document) =>
    pathsIn(document)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${document.path}: ${path}`),
  );
  expect(missing).toEqual([]);
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(100);
});

test('every command that a document names exists, and all are named', () => {
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own),
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(packageJson.scripts)));
});

test('the first document is short, and begins with the two commands', () => {
  const text = textOf('README.md');
  expect(text.split('\n').length).toBeLessThan(200);
  expect(text.match(/\bnpm \w+/g)?.slice(0, 2)).toEqual(['npm start', 'npm test']);
});

test('each word of the glossary is listed once, in order', () => {
  const words = rowsOf('src/README.md', 'Glossary').map((row) => row.split('|')[1]?.trim() ?? '');
  expect(words).toEqual([...new Set(words)].sort());
});

test('each line of the security standard names its test, or says why it is not met', () => {
  const rows = rowsOf('tests/README.md', 'Security, line by line').map((row) =>
    row.split('|').map((cell) => cell.trim()),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.length).toBeLessThanOrEqual(40);
  const lines = rows.flatMap(([, line = '']) => line.split(', '));
  expect(lines.filter((line) => !/^V\d{1,2}\.\d{1,2}(?:\.\d{1,2})?$/.test(line))).toEqual([]);
  expect(lines).toEqual([...new Set(lines)]);
  const firsts = rows.map(([, line = '']) => line.split(', ')[0] ?? '');
  expect(firsts).toEqual([...firsts].sort(new Intl.Collator('en', { numeric: true }).compare));
  const bare = rows.filter(
    ([, , , here = '', named = '']) =>
      !/`tests\//.test(named) && !/^(?:Not met: |Not ours: |There are none: )./.test(here),
  );
  expect(bare).toEqual([]);
});

test('no package reaches people whose licence does not allow it', () => {
  const list = execFileSync(process.execPath, ['tests/run/licences.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const listed = new Set(list.split('\n').map((line) => line.split(' ')[0]));
  expect(Object.keys(packageJson.dependencies).filter((name) => !listed.has(name))).toEqual([]);
});
