import { expect, test } from 'vitest';
import { byHardness, schoolYears } from './readability.ts';
import { allTexts } from './textsOf.ts';

/** What people read is in everyday words; names of the machinery mean nothing to them. */

const machinery =
  /\b(?:services?|servers?|backends?|entit(?:y|ies)|(?:un|re)?loaded|fetched|URLs?|resets?|databases?|caches?d?|gateways?|endpoints?|payloads?|parameters?|JSON|API|deactivated|IDs?)\b|#…/i;

/** Sentences that are to the letter: tests/rules.md. */
const given = [
  'Successfully sumitted Task #…',
  'Password Reset Successful',
  'Enter the URL you wish to submit',
  'Enter a valid URL',
];

test('no text uses a word of the machinery, but the sentences that are to the letter', () => {
  const found = allTexts
    .filter(({ words }) => machinery.test(words))
    .map(({ file, words }) => ({ file, words }));
  expect(found.filter(({ words }) => !given.includes(words))).toEqual([]);
  expect(found.map(({ words }) => words).sort()).toEqual([...given].sort());
});

/** Years of school that the hardest text may ask for; a Nigerian school-leaver has twelve. */
const MOST = 10;
/** And all texts in the mean. */
const MEAN = 5;

test('a school-leaver can read each text', () => {
  expect(schoolYears('The cat sat on the mat, and the dog lay by the door.')).toBeLessThan(3);
  const tooHard = byHardness.filter(({ years }) => years > MOST);
  expect(tooHard).toEqual([]);
  expect(byHardness.length).toBeGreaterThan(150);
  const sum = byHardness.reduce((total, { years }) => total + years, 0);
  expect(sum / byHardness.length).toBeLessThan(MEAN);
});
