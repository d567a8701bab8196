import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clearDrafts,
  draftOf,
  draftSubjects,
  readDraft,
  subjectOf,
  writeDraft,
} from '../../../src/user/drafts.ts';
import { clearToken, persistToken } from '../../../src/auth/session.ts';
import { tokenWith } from '../../support/jwt.ts';
import { stopClock } from '../../slices/stopClock.ts';
import '../../support/seeded.ts';

/** Logs a user in on this device. */
const logIn = (userId: string) => persistToken(tokenWith({ userId, role: 'MENTEE', exp: 9e9 }));

const values = { taskUrl: 'https://a.example', menteeComment: 'half a sen' };

test('stored names are those on devices, and identify the draft’s subject', () => {
  const names = ['submit:1', 'grade:1', 'profile', 'enroll'];
  expect(names.map((name) => subjectOf(name))).toEqual([
    { kind: 'submission', id: '1' },
    { kind: 'grade', id: '1' },
    { kind: 'profile', id: '' },
    { kind: 'enrollment', id: '' },
  ]);
  expect([
    draftOf.submission('1'),
    draftOf.grade('1'),
    draftOf.profile,
    draftOf.enrollment,
  ]).toEqual(names);
});

test('a key of another version is not a draft, and a logout deletes it', () => {
  logIn('ann');
  localStorage.setItem('akada_draft:ann:later:1', '{}');
  expect(draftSubjects('ann')).toEqual([]);
  clearDrafts('ann');
  expect(localStorage.getItem('akada_draft:ann:later:1')).toBeNull();
});

/** Values of forms, hostile keys included, as JSON stores them. */
const anyValues = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), fc.jsonValue())
  .map((given): Record<string, unknown> => JSON.parse(JSON.stringify(given)));
const differing = <Text extends string>(text: fc.Arbitrary<Text>) =>
  fc.tuple(text, text).filter(([a, b]) => a !== b);
const anyId = fc.stringMatching(/^[\da-f]{1,24}$/);
const anySubject = fc.oneof(
  fc.constantFrom(draftOf.profile, draftOf.enrollment),
  anyId.map(draftOf.submission),
  anyId.map(draftOf.grade),
);

test('any input is read back unchanged for its user and subject', () => {
  stopClock(7);
  fc.assert(
    fc.property(
      differing(anyId),
      differing(anySubject),
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

test('any stored value reads as a draft with values or as null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('akada_draft:ann:profile', text);
      const draft = readDraft('ann', 'profile');
      return draft === null || (typeof draft.values === 'object' && draft.values !== null);
    }),
  );
});

test('nothing is stored for a user who has logged out', () => {
  logIn('bob');
  expect(writeDraft('ann', 'submit:1', values)).toBe(false);
  clearToken();
  expect(writeDraft('ann', 'submit:1', values)).toBe(false);
  expect(readDraft('ann', 'submit:1')).toBeNull();
});
