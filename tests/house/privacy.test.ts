import { expect, test } from 'vitest';
import { privacyText } from '../../src/site/legalTexts.ts';
import { sourcesOf } from './sources.ts';

/** The privacy page names everything that the browser stores: new storage must be named there. */

/** Each storage key without the user's part, and the words of the page that name it. */
const named: Record<string, string> = {
  token: 'Your login (akada_token)',
  theme: 'the colours',
  briefs: 'the size of letters in task descriptions',
  'save-data': 'the saving of data',
  letterKeys: 'keyboard shortcuts',
  'no-slash': 'keyboard shortcuts',
  allowance: 'akada_allowance',
  answers: 'akada_answers',
  'draft:': 'drafts of what you have typed',
  'sent:': 'what you sent for a task and what came back each time',
  'link:': 'the link of a mail',
  'phone:': 'a phone number that was not taken',
  // Not about the user: how long the browser may skip pre-flights, and when code was reloaded.
  reloaded: '',
  // Never stored for longer than it takes to tell the other tabs.
  left: '',
};

const keys = sourcesOf('src').flatMap(({ text }) =>
  [...text.matchAll(/storageKey\(['`]([^'`]+)['`]\)/g)].map(([, name = '']) =>
    name.replaceAll(/\$\{\w+\}/g, ''),
  ),
);

test('every key is known here', () => {
  // With a second colon it is the prefix of the keys that a logout removes.
  const names = keys.map((name) => name.replace(/::$/, ':'));
  expect([...new Set(names)].sort()).toEqual(Object.keys(named).sort());
});

test('every kind is named on the privacy page', () => {
  const words = privacyText.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');
  for (const word of Object.values(named)) expect(words).toContain(word);
  for (const word of [
    'expirationDate',
    'checklists they saved',
    'photos and e-mail addresses',
    'history',
  ]) {
    expect(words).toContain(word);
  }
});
