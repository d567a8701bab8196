import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, type Run } from '../../../src/lib/difference.ts';
import '../../support/seeded.ts';

/** `[-removed-]{+added+}` in a text. */
const marked = (earlier: string, later: string): string =>
  differenceOf(earlier, later)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');

const without = (runs: readonly Run[], kind: Run['kind']): string =>
  runs
    .filter((run) => run.kind !== kind)
    .map(({ text }) => text)
    .join('');

test('differenceOf compares word by word', () => {
  expect(marked('It works on my phone.', 'It works on every phone.')).toBe(
    'It works on [-my-]{+every+} phone.',
  );
  expect(marked('One.', 'One. Two.')).toBe('One.{+ Two.+}');
  expect(marked('', 'All of it')).toBe('{+All of it+}');
  expect(marked('All of it', '')).toBe('[-All of it-]');
  expect(marked('The same', 'The same')).toBe('The same');
  expect(differenceOf('', '')).toEqual([]);
});

test.each([
  // Links are compared by their parts.
  [
    'https://git.example/ada/first',
    'https://git.example/ada/second',
    'https://git.example/ada/[-first-]{+second+}',
  ],
  // A single word between two changes belongs to them.
  ['a first and second b', 'a third and fourth b', 'a [-first and second-]{+third and fourth+} b'],
  // Longer text between two changes stays.
  [
    'a first page that works b',
    'a second page that runs b',
    'a [-first-]{+second+} page that [-works-]{+runs+} b',
  ],
  ['one two three', 'nine one two three ten', '{+nine +}one two three{+ ten+}'],
  [
    'x one two y three four z',
    'u one two v three four w',
    '[-x-]{+u+} one two [-y-]{+v+} three four [-z-]{+w+}',
  ],
  [
    'p one two q three four five r',
    's three four five t one two u',
    '[-p one two q-]{+s+} three four five [-r-]{+t one two u+}',
  ],
  ['a b c d e f', 'c d a b e f', '[-a b -]c d{+ a b+} e f'],
  // Letters with accents and emoji stay whole.
  ['Ọ̀yọ́ is done', 'Ọ̀ṣun is done', '[-Ọ̀yọ́-]{+Ọ̀ṣun+} is done'],
  ['good 🎉', 'good 🎊', 'good [-🎉-]{+🎊+}'],
])('differenceOf marks the changes from %j to %j', (earlier, later, expected) => {
  expect(marked(earlier, later)).toBe(expected);
});

const many = (word: string): string => `start ${`${word} `.repeat(4000)}end`;

test('differenceOf compares texts beyond all limits at once', () => {
  expect(differenceOf(many('one'), many('two')).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ]);
});

const parts = array(constantFrom('a', 'b', 'the', ' ', '/', '.', '\n', '\uD83D', 'é'));
const text = oneof(
  string({ unit: 'grapheme' }),
  parts.map((all) => all.join('')),
);

test('both texts can be rebuilt from their non-empty difference', () => {
  assert(
    property(text, text, (earlier, later) => {
      const runs = differenceOf(earlier, later);
      expect(without(runs, 'added')).toBe(earlier);
      expect(without(runs, 'removed')).toBe(later);
      expect(runs.every((run) => run.text !== '')).toBe(true);
    }),
  );
});

test('differenceOf finds no changes between equal texts', () => {
  assert(
    property(text, (one) => {
      expect(differenceOf(one, one).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});
