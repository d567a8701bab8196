import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** The glossary of `src/README.md` has the terms to use instead. */
const privateWords = new Set([
  'recall',
  'recalled',
  'kept',
  'keeper',
  'asked',
  'told',
  'awake',
  'homes',
  'lazily',
  'nobody',
  'hopeless',
  'attended',
  'discreet',
  'farewell',
  'tame',
  'twin',
  'veiled',
]);

/** Also of files: private, or used by the language or the platform for something else. */
const privateNames = new Set([
  'Part',
  'Pick',
  'Ready',
  'Request',
  'Shown',
  'When',
  'found',
  'freshCode',
  'known',
  'mayPass',
  'one',
  'own',
  'painted',
  'shapes',
  'shown',
  'standIns',
  'theStore',
  'usePart',
  'wayOn',
]);

/** The code of a file without comments, texts and the names of CSS classes. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, '``')
    .replace(/(?<!:)\/\/.*$/gm, '')
    .replace(/>[^<>{}=;]*</g, '><')
    .replace(/\bstyles\.\w+/g, '');

/** The words of a name: `showsRecalled` is `shows` and `recalled`. */
const wordsOf = (name: string): string[] =>
  name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

const hasPrivateWord = (name: string): boolean =>
  wordsOf(name).some((word) => privateWords.has(word));

/** The names that a file declares, and its own. */
const declaredIn = (path: string, code: string): string[] => [
  path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, ''),
  ...[...code.matchAll(/\b(?:class|const|function|interface|let|type)\s+(\w+)/g)].flatMap(
    ([, name]) => name ?? [],
  ),
];

test('no name is a word that only its author knows', () => {
  const found = sourcesOf('src')
    .filter(({ path }) => /\.tsx?$/.test(path) && !/[tT]exts\.ts$|^src\/site\/content\//.test(path))
    .flatMap(({ path, text }) => {
      const code = codeOf(text);
      const declared = declaredIn(path, code);
      const names = [...declared, ...(code.match(/[A-Za-z_$][\w$]*/g) ?? [])];
      return [...new Set(names)]
        .filter(
          (name) => hasPrivateWord(name) || (declared.includes(name) && privateNames.has(name)),
        )
        .map((name) => `${path}: ${name}`);
    });
  expect(found).toEqual([]);
});

const comments = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g;

const hardWords =
  /\b(?:afresh|all but|all the same|anew|at a tap|by (?:it|them)sel(?:f|ves)|of before|of theirs|somebody|whoever)\b/i;

const allComments = [...sourcesOf('src'), ...sourcesOf('tests')]
  .filter(({ path }) => /\.(?:tsx?|css|mjs)$/.test(path) && !path.endsWith('words.test.ts'))
  .flatMap(({ path, text }) => (text.match(comments) ?? []).map((comment) => ({ path, comment })));

test('no comment uses a word that only its author would', () => {
  expect(allComments.length).toBeGreaterThan(1000);
  expect(allComments.filter(({ comment }) => hardWords.test(comment))).toEqual([]);
});

/** The first word of a comment is a verb or a noun (`What waits` is `ungraded submissions`). */
const clause = /^[/*\s]*(?:Those|What|Where|Who|Whoever|Whose)\b/;

test('no comment begins with a clause', () => {
  expect(clause.test('/** What waits. */')).toBe(true);
  expect(allComments.filter(({ comment }) => clause.test(comment))).toEqual([]);
});
