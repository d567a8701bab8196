import { expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';

/** Titles of tests are sentences with a subject, a verb and an outcome, short enough for one line of a report. */

const MAX_WORDS = 14;

/** A title that begins with one of these words has no subject. */
const functionWord = /^(?:and|are|has|have|is|nor|of|that|what|where|who|whose)\b/i;

/** The title in a call such as `test('…', …)`, `test.each(…)('…', …)` or `describe('…', …)`. */
const title =
  /\b(?:test|it|describe)\b(?:\.\w+)*(?:\([^'"`]*?\])?\)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const titles = sourcesOf('tests')
  .filter(({ path }) => /\.(?:test|spec|sweep)\.tsx?$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(title)].map(([, , words = '']) => ({ path, words })),
  );

test('no test title begins with a function word', () => {
  expect(titles.length).toBeGreaterThan(1000);
  expect(titles.filter(({ words }) => functionWord.test(words))).toEqual([]);
});

test('no test title is longer than 14 words', () => {
  const long = titles.filter(({ words }) => words.split(/\s+/).length > MAX_WORDS);
  expect(long).toEqual([]);
});
