import { expect, test } from 'vitest';
import { privacyText } from '../../src/texts/public/legal.ts';
import { sourcesOf } from './sources.ts';

/** The privacy page tells of everything that the browser keeps: whoever keeps more, tells it there. */

/** What is kept, by its key without the person, and the words that tell of it. */
const told: Record<string, string> = {
  token: 'Your login (akada_token)',
  theme: 'The colours',
  letterKeys: 'keyboard shortcuts',
  'no-slash': 'keyboard shortcuts',
  allowance: 'akada_allowance',
  answers: 'akada_answers',
  'draft:': 'Drafts of what you have typed',
  'link:': 'the link of a mail',
  'kept::submitted': 'which tasks you have handed in',
  'kept::grades': 'their grades',
  'kept::asked': 'when we last asked about each',
  'kept::opened': 'which comments you have opened',
  'kept::news': 'what the bell has told you of',
  'kept::track': 'the track you looked at last',
  'kept::welcome': 'that you have dismissed the welcome',
  'kept::phone': 'a phone number the service did not take',
  // Says nothing of a person: whether their lists were worth asking for, how long the browser
  // need not ask before it calls, and when code was loaded anew.
  'kept::early': '',
  preflights: '',
  reloaded: '',
};

const keys = sourcesOf('src').flatMap(({ text }) =>
  [...text.matchAll(/storageKey\(['`]([^'`]+)['`]\)/g)].map(([, name = '']) =>
    name.replaceAll(/\$\{\w+\}/g, ''),
  ),
);

test('every key is known here', () => {
  // `kept::` and `draft::` alone are the beginnings that a logout removes everything under.
  const names = keys.map((name) => name.replace(/^draft::$/, 'draft:').replace(/^kept::$/, ''));
  expect([...new Set(names)].filter(Boolean).sort()).toEqual(Object.keys(told).sort());
});

test('every kind is told of on the privacy page', () => {
  const words = privacyText.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');
  for (const word of Object.values(told)) expect(words).toContain(word);
  for (const word of ['expirationDate', 'phone numbers and e-mail addresses', 'history']) {
    expect(words).toContain(word);
  }
});
