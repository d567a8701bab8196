import { expect, test, describe } from 'vitest';
import { readableTitle } from '../../../src/lib/text.ts';
import { nameOf } from '../../../src/user/nameOf.ts';
import { matcher, searchable } from '../../../src/lib/search.ts';

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
  expect(nameOf(person, '')).toBe(name);
});

describe('a search', () => {
  test.each([
    ['Adébáyọ̀', 'adebayo'],
    ['Ọlámídé Bákàrè', 'OLAMIDE bakare'],
    ['Ṣadé', 'sade'],
    ['Sade', 'Ṣadé'],
    ['Ɗanladi Ɓello', 'danladi bello'],
    ['ƙofar Ƴar', 'kofar yar'],
    ['ƙofar Ƴar', '’yar'],
    ['Front-end development', 'frontend'],
    ['Front–end development', 'front end'],
    ['Front\u2011end', 'front-end'],
  ])('for %j is found with %j', (text, search) => {
    expect(matcher(search)(searchable(text))).toBe(true);
  });

  test.each(["Sa'adatu", 'Sa’adatu', 'Sa‘adatu', 'Saʼadatu', 'Sa`adatu', 'Sa-adatu', 'Saadatu'])(
    'finds %s with every other spelling of it',
    (name) => {
      for (const search of ['Saadatu', "sa'adatu", 'sa’adatu', 'sa‐adatu']) {
        expect(matcher(search)(searchable(name))).toBe(true);
      }
    },
  );

  test.each(['Al Amin', 'Al-Amin', 'Al‑Amin', 'AlAmin', 'AL–AMIN'])(
    'finds %s with and without its hyphen',
    (name) => {
      for (const search of ['al-amin', 'Al Amin', 'al‐amin', 'Amin–Al']) {
        expect(matcher(search)(searchable(name))).toBe(true);
      }
    },
  );

  test('needs every word, in any order and inside other words', () => {
    const text = searchable('Ngozi Okafor, Enugu');
    expect(matcher('  enugu   ngo ')(text)).toBe(true);
    expect(matcher('ngozi abuja')(text)).toBe(false);
  });

  test('without words finds everything', () => {
    expect(matcher(' ’ ')(searchable('Anything'))).toBe(true);
  });
});
