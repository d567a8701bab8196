import { execFileSync } from 'node:child_process';
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

const records = documents.filter(({ path }) => path.startsWith('src/docs/decisions/'));

/** Returns what each of `items` has that breaks a rule, as `path: problem`. */
const problems = (
  items: readonly Document[],
  problemsOf: (document: Document) => readonly string[],
): string[] =>
  items.flatMap((document) => problemsOf(document).map((one) => `${document.path}: ${one}`));

/** A path or a number is one word; the lines of a table are not words. */
const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

interface Part {
  heading: string;
  text: string;
}

/** The parts of a document, one for each heading of the second level. */
const partsOf = (text: string): Part[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });

/** True for the line below the head of a table. */
const isRule = (line = ''): boolean => /^\| -+/.test(line);

/** The cells of each row of a table, without its head. */
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

/** The paths of a word: braces are expanded, and an `<area>` or a `*` ends the path. */
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

/** The most lines and words of each document that people read from start to end. */
const limits: Readonly<Record<string, readonly [lines: number, words: number]>> = {
  'README.md': [115, 800],
  'src/README.md': [165, 1350],
  'tests/README.md': [120, 1020],
  'tests/rules.md': [90, 1400],
  '.github/CONTRIBUTING.md': [85, 620],
  '.github/SECURITY.md': [20, 200],
};

test('no document is longer than its limit', () => {
  const tooLong = problems(documents, ({ path, text }) => {
    const [lines, words] = limits[path] ?? [Infinity, Infinity];
    const counts = [text.trimEnd().split('\n').length, wordsIn(text).length] as const;
    return counts[0] > lines || counts[1] > words ? [`${counts[0]} lines, ${counts[1]} words`] : [];
  });
  expect(tooLong).toEqual([]);
  const paths = new Set(documents.map(({ path }) => path));
  expect(Object.keys(limits).filter((path) => !paths.has(path))).toEqual([]);
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

test('the glossary lists each word once, in order', () => {
  const glossary = partsOf(textOf('src/README.md')).find(({ heading }) => heading === 'Glossary');
  const words = rowsIn(glossary?.text ?? '').map(([word]) => word ?? '');
  expect(words).toEqual([...new Set(words)].sort());
  expect(words.length).toBeGreaterThan(20);
});

const headings = ['Status', 'Context', 'Decision', 'Consequences'];

test('each decision record has a status, a context, a decision and its consequences', () => {
  const incomplete = problems(records, ({ text }) => {
    const parts = partsOf(text);
    const found = parts.map(({ heading }) => heading).slice(0, headings.length);
    const [status, ...others] = parts;
    // A part in telegram style has no paragraph of several sentences.
    const thin = others
      .filter(({ heading }) => headings.includes(heading))
      .filter((part) => wordsIn(part.text).length < 20 || /^\s*(?:[-*]|\d+\.) /m.test(part.text));
    return [
      ...(/^# \S/.test(text) ? [] : ['no title']),
      ...(found.join() === headings.join() ? [] : [`has ${found.join(', ')}`]),
      ...(/^(?:Accepted|Proposed|Superseded by \[.+\))\./.test(status?.text ?? '')
        ? []
        : ['no known status']),
      ...thin.map(({ heading }) => `${heading} is no paragraph`),
      ...(wordsIn(text.split('\n## Measurements')[0] ?? '').length > 350 ? ['too long'] : []),
    ];
  });
  expect(incomplete).toEqual([]);
  expect(records.length).toBeGreaterThan(20);
});

test('each decision record is listed in another document', () => {
  const others = documents.filter((document) => !records.includes(document));
  const listed = new Set(others.flatMap(linksIn));
  expect(records.map(({ path }) => path).filter((path) => !listed.has(path))).toEqual([]);
});

/** The lines of the security standard in a row, or null if the row is about something else. */
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

test('every package that reaches users has an allowed licence', () => {
  const list = execFileSync(process.execPath, ['tests/run/licences.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const listed = new Set(list.split('\n').map((line) => line.split(' ')[0]));
  expect(Object.keys(packageJson.dependencies).filter((name) => !listed.has(name))).toEqual([]);
});
