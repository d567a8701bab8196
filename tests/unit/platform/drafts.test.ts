import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearDraft,
  clearDrafts,
  draftSubjects,
  readDraft,
  writeDraft,
} from '../../../src/user/drafts.ts';
import { clearToken, storeToken } from '../../../src/auth/session.ts';
import { tokenWith } from '../../support/jwt.ts';
import { refuseStorage } from '../../support/page/refusedStorage.ts';
import { stopClock } from '../../slices/stopClock.ts';
import '../../support/seeded.ts';

/** Logs somebody in on this device. */
const logIn = (userId: string) => storeToken(tokenWith({ userId, role: 'MENTEE', exp: 9e9 }));

const values = { taskUrl: 'https://a.example', menteeComment: 'half a sen' };

test('a draft comes back, to its person and subject only', () => {
  stopClock(5);
  logIn('ann');
  writeDraft('ann', 'submit:1', values);
  expect(readDraft('ann', 'submit:1')).toEqual({ values, savedAt: 5 });
  expect(readDraft('ann', 'submit:2')).toBeNull();
  expect(readDraft('bob', 'submit:1')).toBeNull();
});

test('one draft can be forgotten, or all of a person', () => {
  logIn('ann');
  for (const subject of ['submit:1', 'submit:2', 'profile']) writeDraft('ann', subject, values);
  logIn('bob');
  writeDraft('bob', 'profile', values);
  clearDraft('ann', 'submit:1');
  expect(draftSubjects('ann').sort()).toEqual(['profile', 'submit:2']);
  clearDrafts('ann');
  expect([draftSubjects('ann'), draftSubjects('bob')]).toEqual([[], ['profile']]);
});

/** Values of forms, hostile keys included, as JSON stores them. */
const anyValues = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), fc.jsonValue())
  .map((given): Record<string, unknown> => JSON.parse(JSON.stringify(given)));
const differing = (text: fc.Arbitrary<string>) => fc.tuple(text, text).filter(([a, b]) => a !== b);
const anyId = fc.stringMatching(/^[\da-f]{1,24}$/);

test('whatever is typed comes back as it was, to this person and subject alone', () => {
  stopClock(7);
  fc.assert(
    fc.property(
      differing(anyId),
      differing(fc.string()),
      anyValues,
      ([ann, bob], [one, two], given) => {
        localStorage.clear();
        logIn(ann);
        writeDraft(ann, one, given);
        expect(readDraft(ann, one)).toEqual({ values: given, savedAt: 7 });
        expect([readDraft(ann, two), readDraft(bob, one)]).toEqual([null, null]);
        clearDrafts(bob);
        expect([draftSubjects(bob), draftSubjects(ann)]).toEqual([[], [one]]);
        clearDrafts(ann);
        expect(draftSubjects(ann)).toEqual([]);
      },
    ),
  );
});

test('whatever is stored under its key, a draft has values or is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('akada_draft:ann:x', text);
      const draft = readDraft('ann', 'x');
      return draft === null || (typeof draft.values === 'object' && draft.values !== null);
    }),
  );
});

test('a browser that stores nothing loses no draft while the page is open', () => {
  refuseStorage();
  logIn('ann');
  writeDraft('ann', 'submit:1', values);
  expect(readDraft('ann', 'submit:1')?.values).toEqual(values);
  clearDrafts('ann');
  expect(readDraft('ann', 'submit:1')).toBeNull();
});

test('nothing is stored of somebody who has logged out', () => {
  logIn('bob');
  expect(writeDraft('ann', 'submit:1', values)).toBe(false);
  clearToken();
  expect(writeDraft('ann', 'submit:1', values)).toBe(false);
  expect(readDraft('ann', 'submit:1')).toBeNull();
});
