import { expect, test } from 'vitest';
import { privacyText } from '../../src/texts/public/legal.ts';
import { sourcesOf } from './sources.ts';

/** The privacy page tells of everything that the browser keeps: whoever keeps more, tells it there. */

/** What is kept, by its key without the person, and the words that tell of it. */
const told: Record<string, string> = {
  token: 'Your login (akada_token)',
  theme: 'the colours',
  briefs: 'the size of letters in task descriptions',
  'save-data': 'the saving of data',
  letterKeys: 'keyboard shortcuts',
  'no-slash': 'keyboard shortcuts',
  allowance: 'akada_allowance',
  answers: 'akada_answers',
  'draft:': 'drafts of what you have typed',
  'link:': 'the link of a mail',
  'phone:': 'a phone number the service did not take',
  // Says nothing of a person: how long the browser need not ask before it calls, and when code was
  // loaded anew.
  preflights: '',
  reloaded: '',
};

const keys = sourcesOf('src').flatMap(({ text }) =>
  [...text.matchAll(/storageKey\(['`]([^'`]+)['`]\)/g)].map(([, name = '']) =>
    name.replaceAll(/\$\{\w+\}/g, ''),
  ),
);

test('every key is known here', () => {
  // `draft::` alone is the beginning that a logout removes everything under; what versions before kept
  // under `kept:` is removed at the start.
  const names = keys.map((name) => name.replace(/^draft::$/, 'draft:').replace(/^kept:$/, ''));
  expect([...new Set(names)].filter(Boolean).sort()).toEqual(Object.keys(told).sort());
});

test('every kind is told of on the privacy page', () => {
  const words = privacyText.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');
  for (const word of Object.values(told)) expect(words).toContain(word);
  for (const word of ['expirationDate', 'phone numbers and e-mail addresses', 'history']) {
    expect(words).toContain(word);
  }
});
