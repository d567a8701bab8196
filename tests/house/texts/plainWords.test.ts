import { expect, test } from 'vitest';
import { byHardness, schoolYears } from './readability.ts';
import { allTexts } from './textsOf.ts';

/** Names of the machinery mean nothing to readers. */

const machinery =
  /\b(?:services?|servers?|backends?|entit(?:y|ies)|(?:un|re)?loaded|fetched|URLs?|resets?|databases?|caches?d?|gateways?|endpoints?|payloads?|parameters?|JSON|API|deactivated|IDs?)\b|#…/i;

/** Sentences that are to the letter: tests/rules.md. */
const given = [
  'Successfully sumitted Task #…',
  'Password Reset Successful',
  'Enter the URL you wish to submit',
  'Enter a valid URL',
];

test('texts use no technical words, except in the fixed sentences', () => {
  const found = allTexts
    .filter(({ words }) => machinery.test(words))
    .map(({ file, words }) => ({ file, words }));
  expect(found.filter(({ words }) => !given.includes(words))).toEqual([]);
  expect(found.map(({ words }) => words).sort()).toEqual([...given].sort());
});

const hard =
  /\b(?:anew|afresh|all the same|at the moment|by (?:it|them)sel(?:f|ves)|e-mails?|mails?|mailed|go(?:es)? on|hand(?:ed|ing)? in|not taken|put right|quarter of an hour|sen[dt] in|somebody|nobody|with you|take along|once more|could not be had|let in|looked at|need not|on your way|shall|sign(?:ed)? in)\b/i;

test('texts use the words of the vocabulary', () => {
  expect(hard.test('We mailed you a link')).toBe(true);
  expect(allTexts.filter(({ words }) => hard.test(words))).toEqual([]);
});

/** Years of school that the hardest text may ask for; a Nigerian school-leaver has twelve. */
const MOST = 7;
const MEAN = 4.5;

test('a school-leaver can read each text', () => {
  expect(schoolYears('The cat sat on the mat, and the dog lay by the door.')).toBeLessThan(3);
  const tooHard = byHardness.filter(({ years }) => years > MOST);
  expect(tooHard).toEqual([]);
  expect(byHardness.length).toBeGreaterThan(150);
  const sum = byHardness.reduce((total, { years }) => total + years, 0);
  expect(sum / byHardness.length).toBeLessThan(MEAN);
});
