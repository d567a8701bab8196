import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { sourcesOf, textOf } from './sources.ts';

const root = join(import.meta.dirname, '../..');

interface Document {
  path: string;
  text: string;
}

const documents: readonly Document[] = [
  { path: 'README.md', text: textOf('README.md') },
  ...['src', 'tests', '.github'].flatMap(sourcesOf).filter(({ path }) => path.endsWith('.md')),
];

/** Returns what each of `items` has that breaks a rule, as `path: problem`. */
const problems = (
  items: readonly Document[],
  problemsOf: (document: Document) => readonly string[],
): string[] =>
  items.flatMap((document) => problemsOf(document).map((one) => `${document.path}: ${one}`));

interface Part {
  heading: string;
  text: string;
}

/** Splits a document into its parts, one for each heading of the second level. */
const partsOf = (text: string): Part[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });

/** Returns whether a line is the rule below the head of a table. */
const isRule = (line = ''): boolean => /^\| -+/.test(line);

/** Returns the cells of each row of a table, without its head. */
const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line, at, lines) => line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

/**
 * A word that begins with a folder of the root, e.g. `src/api/<area>.ts` or `tests/{unit,slices}/`.
 */
const pathLike = /(?<![\w./-])(?:src|tests|public|\.github|\.ci)\/[\w./{},<>*-]*/g;
const linked = /\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g;

/** Lists the paths in a word: braces are expanded, and an `<area>` or a `*` ends the path. */
function placesOf(word: string): string[] {
  const [, start = '', choice = '', rest = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(word) ?? [];
  if (choice !== '') return choice.split(',').flatMap((one) => placesOf(start + one + rest));
  return [word.replace(/[.,]+$/, '').replace(/[^/]*[<*].*$/, '')];
}

const linksIn = ({ path, text }: Document): string[] =>
  [...text.matchAll(linked)].map(([, to = '']) => posix.join(posix.dirname(path), to));

const pathsIn = (document: Document): string[] => [
  ...(document.text.match(pathLike) ?? []).flatMap(placesOf),
  ...linksIn(document),
];

const isMissing = (path: string): boolean => !existsSync(join(root, path));

test('every path in a document exists', () => {
  expect(problems(documents, (document) => pathsIn(document).filter(isMissing))).toEqual([]);
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(200);
});

test('each npm command is described once, and no other command is named', () => {
  const commands = Object.keys(packageJson.scripts).map((name) =>
    name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
  );
  const named = documents.flatMap(
    ({ text }) => text.match(/\bnpm (?:run [\w:]+|start\b|test\b)/g) ?? [],
  );
  expect(named.filter((command) => !commands.includes(command))).toEqual([]);
  // A row of a table that begins with the command, or a line of code with a comment.
  const described = ['README.md', 'tests/README.md']
    .map(textOf)
    .flatMap((text) =>
      [...text.matchAll(/^(?:\| `(npm [\w: ]+)` +\||(npm [\w: ]+?) +# )/gm)].map(
        ([, row, line]) => row ?? line,
      ),
    );
  expect(described.filter((command, at) => described.indexOf(command) !== at)).toEqual([]);
  expect(new Set(described)).toEqual(new Set(commands));
});

test('the first document begins with the two commands', () => {
  expect(
    textOf('README.md')
      .match(/\bnpm \w+/g)
      ?.slice(0, 2),
  ).toEqual(['npm start', 'npm test']);
});

/**
 * Returns the lines of the security standard in a row, or null if the row is about something else.
 */
const standardLines = ([cell = '']: readonly string[]): string[] | null =>
  /^V\d/.test(cell) ? cell.split(', ') : null;

test('each line of the security standard names its test, or why there is none', () => {
  const parts = documents
    .flatMap(({ text }) => partsOf(text))
    .map(({ heading, text }) => ({ heading, rows: rowsIn(text).filter(standardLines) }))
    .filter(({ rows }) => rows.length > 0);
  const lines = parts.flatMap(({ rows }) => rows.flatMap((row) => standardLines(row) ?? []));
  expect(lines.filter((line) => !/^V\d{1,2}\.\d{1,2}(?:\.\d{1,2})?$/.test(line))).toEqual([]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  expect(lines.length).toBeGreaterThan(40);
  for (const { heading, rows } of parts) {
    const firsts = rows.map((row) => standardLines(row)?.[0] ?? '');
    expect(firsts).toEqual([...firsts].sort(new Intl.Collator('en', { numeric: true }).compare));
    const bare = rows.filter(([, , here = '', named = '']) =>
      heading.startsWith('Not met')
        ? here === '' || named === ''
        : !/`tests\//.test(named) && !/^(?:Not ours: |There are none: )./.test(here),
    );
    expect(bare).toEqual([]);
  }
});
