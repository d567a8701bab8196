import { describe, expect, test } from 'vitest';
import { findIn, needlesOf, searchable } from '../../src/domain/text/search.ts';

const entry = (title: string, more = '') => ({
  title,
  name: searchable(title),
  words: searchable(`${title} ${more}`),
});

const found = (titles: ReturnType<typeof entry>[], search: string): string[] =>
  findIn(titles, search).map(({ title }) => title);

describe('what a text is found by', () => {
  test.each([
    ['Adébáyọ̀', 'adebayo'],
    ['Ọlámídé Bákàrè', 'olamide bakare'],
    ['Ṣadé', 'sade'],
    ['Ɗanladi Ɓello', 'danladi bello'],
    ['ƙofar Ƴar', 'kofar yar'],
    ['HTML', 'html'],
  ])('%s is %s', (text, plain) => {
    expect(searchable(text)).toBe(plain);
  });

  test('accents typed or left out make no difference', () => {
    expect(needlesOf('  Adébáyọ̀   OGUN ')).toEqual(needlesOf('adebayo ogun'));
  });
});

describe('what comes first', () => {
  test('the start of the title, then starts of words, then inside, then beside it', () => {
    const entries = [
      entry('Kobo and naira', 'Git'),
      entry('Digit sums'),
      entry('Learn git'),
      entry('Git and friends'),
    ];
    expect(found(entries, 'git')).toEqual([
      'Git and friends',
      'Learn git',
      'Digit sums',
      'Kobo and naira',
    ]);
  });

  test('equals stand in their order, numbers as numbers', () => {
    const entries = ['Task 10', 'Task 2', 'task 1'].map((title) => entry(title));
    expect(found(entries, 'task')).toEqual(['task 1', 'Task 2', 'Task 10']);
  });

  test('every word has to be found, in any order', () => {
    const entries = [entry('Ngozi Okafor', 'Enugu'), entry('Ngozi Eze', 'Lagos')];
    expect(found(entries, 'enugu ngo')).toEqual(['Ngozi Okafor']);
    expect(found(entries, 'ngozi abuja')).toEqual([]);
  });

  test('nothing asked is nothing found', () => {
    expect(found([entry('Anything')], '  ')).toEqual([]);
  });
});
