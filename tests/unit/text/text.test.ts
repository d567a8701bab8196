import { expect, test, describe } from 'vitest';
import { fullName, readableTitle } from '../../../src/lib/text.ts';
import { findIn, searchTerms, searchable } from '../../../src/lib/search.ts';

test.each([
  ['PAGES WITH HTML5 AND CSS', 'Pages with HTML5 and CSS'],
  ['JAVASCRIPT IN THE BROWSER', 'JavaScript in the browser'],
  ['PUT YOUR API ONLINE', 'Put your API online'],
  ['NODE.JS AND REACT', 'Node.js and React'],
  ['UI/UX DESIGN (IN FIGMA)', 'UI/UX design (in Figma)'],
  ['A TOUR. OF WHAT? OF THE WEB!', 'A tour. Of what? Of the web!'],
  ['“SETS”: THE BASICS', '“Sets”: the basics'],
  ['3 RAPID TESTS IN YOUR 1ST WEEK', '3 rapid tests in your 1st week'],
  ['ÇA VA', 'Ça va'],
  ['', ''],
  // Yoruba has letters of two characters, so the rest of the word is not a new word.
  ['OGBỌ̀N ÀTI ÌMỌ̀', 'Ogbọ̀n àti ìmọ̀'],
])('%j reads as %j', (title, readable) => {
  expect(readableTitle(title)).toBe(readable);
});

test('a title that is not all capitals is unchanged', () => {
  expect(readableTitle('Node.JS and express')).toBe('Node.JS and express');
});

test.each([
  [{ firstName: 'Amina', lastName: 'Bello' }, 'Amina Bello'],
  [{ firstName: 'Amina', lastName: null }, 'Amina'],
  [{ firstName: '', lastName: 'Bello' }, 'Bello'],
  [{ firstName: null, lastName: null }, ''],
])('the name of %j is %j', (person, name) => {
  expect(fullName(person)).toBe(name);
});

const entry = (title: string, more = '') => ({
  title,
  name: searchable(title),
  words: searchable(`${title} ${more}`),
});

const found = (titles: ReturnType<typeof entry>[], search: string): string[] =>
  findIn(titles, search).map(({ title }) => title);

describe('matches of a search', () => {
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

  test('typed accents make no difference', () => {
    expect(searchTerms('  Adébáyọ̀   OGUN ')).toEqual(searchTerms('adebayo ogun'));
  });
});

describe('order of matches', () => {
  test('titles rank by start, then starts of words, inside, and other words', () => {
    const entries = [
      entry('Advent of kobo', 'Git'),
      entry('Digit sums'),
      entry('Learn git'),
      entry('Git and friends'),
    ];
    expect(found(entries, 'git')).toEqual([
      'Git and friends',
      'Learn git',
      'Digit sums',
      'Advent of kobo',
    ]);
  });

  test('titles that begin with the search come before titles that contain it', () => {
    expect(found([entry('And so: git and'), entry('Git and friends')], 'git and')).toEqual([
      'Git and friends',
      'And so: git and',
    ]);
  });

  test('each word counts: starts of words, then inside, then other words', () => {
    const entries = [
      entry('Also some', 'digit'),
      entry('Also: digits'),
      entry('Digit: also (git)'),
      entry('Sorting in git'),
    ];
    expect(found(entries, 'so git')).toEqual([
      'Sorting in git',
      'Also: digits',
      'Digit: also (git)',
      'Also some',
    ]);
  });

  test('ties keep their order, and numbers sort as numbers', () => {
    const entries = ['Task 10', 'Task 2', 'task 1'].map((title) => entry(title));
    expect(found(entries, 'task')).toEqual(['task 1', 'Task 2', 'Task 10']);
  });

  test('every word must match, in any order', () => {
    const entries = [entry('Ngozi Okafor', 'Enugu'), entry('Ngozi Eze', 'Lagos')];
    expect(found(entries, 'enugu ngo')).toEqual(['Ngozi Okafor']);
    expect(found(entries, 'ngozi abuja')).toEqual([]);
  });

  test('an empty search finds nothing', () => {
    expect(found([entry('Anything')], '  ')).toEqual([]);
  });
});
