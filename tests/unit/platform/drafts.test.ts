import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearToken, persistToken, tombstoneOf } from '../../../src/auth/session.ts';
import { storageIsSafe } from '../../../src/lib/storage.ts';
import { boxKey } from '../../../src/user/box.ts';
import {
  clearDraft,
  draftOf,
  draftsOf,
  readDraft,
  readyDrafts,
  unreadableDrafts,
  writeDraft,
} from '../../../src/user/drafts.ts';
import { tokenWith } from '../../support/jwt.ts';
import { stopClock } from '../../support/clock.ts';

/** Logs a user in on this device. */
const logIn = (userId: string) => persistToken(tokenWith({ userId, role: 'MENTEE', exp: 9e9 }));

const values = { taskUrl: 'https://a.example', menteeComment: 'half a sen' };
const subject = draftOf.submission('1');

test('a draft that is ready waits, and is no longer ready once it is changed', () => {
  logIn('ann');
  writeDraft('ann', subject, values, { seen: { taskUrl: 'x' }, about: { title: 'T' } });
  expect(readDraft('ann', subject)?.status).toBe('draft');
  writeDraft('ann', subject, values, { status: 'ready' });
  expect(readyDrafts('ann')).toMatchObject([{ ...subject, values }]);
  writeDraft('ann', subject, { ...values, taskUrl: '' });
  expect(readyDrafts('ann')).toEqual([]);
  expect(readDraft('ann', subject)).toMatchObject({
    status: 'failed',
    seen: { taskUrl: 'x' },
    about: { title: 'T' },
  });
});

test('what the schema refuses is listed, and stays when a new draft takes its place', () => {
  logIn('ann');
  const [broken, older] = ['{broken', '{"values":[]}'];
  localStorage.setItem(boxKey('ann', 'submission', '1'), broken);
  localStorage.setItem(boxKey('ann', 'profile', ''), older);
  expect(draftsOf('ann')).toEqual([]);
  expect(unreadableDrafts('ann').map(({ text }) => text)).toEqual([broken, older]);
  writeDraft('ann', subject, values);
  expect(readDraft('ann', subject)?.values).toEqual(values);
  expect(unreadableDrafts('ann').map(({ text }) => text)).toEqual([older, broken]);
});

test('what was set aside stays listed when a later version can read it', () => {
  logIn('ann');
  const draft = JSON.stringify({ values, savedAt: 7, status: 'draft', seen: null });
  localStorage.setItem(boxKey('ann', 'unreadable', 'submission:1:7'), draft);
  expect(draftsOf('ann')).toEqual([]);
  expect(unreadableDrafts('ann').map(({ text }) => text)).toEqual([draft]);
});

/** Values of forms, hostile keys included, as JSON stores them. */
const anyValues = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor')), fc.jsonValue())
  .map((given): Record<string, unknown> => JSON.parse(JSON.stringify(given)));
const differing = <Value>(value: fc.Arbitrary<Value>) =>
  fc.tuple(value, value).filter(([a, b]) => JSON.stringify(a) !== JSON.stringify(b));
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
        const draft = { values: given, savedAt: 7, status: 'draft', seen: null };
        expect(readDraft(ann, one)).toEqual(draft);
        expect([readDraft(ann, two), readDraft(bob, one)]).toEqual([null, null]);
        expect([draftsOf(bob), draftsOf(ann)]).toEqual([[], [{ ...one, ...draft }]]);
        clearDraft(ann, one);
        expect(draftsOf(ann)).toEqual([]);
      },
    ),
  );
});

test('any stored value reads as a draft with values or as null', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(boxKey('ann', 'profile', ''), text);
      const draft = readDraft('ann', draftOf.profile);
      return draft === null || (typeof draft.values === 'object' && draft.values !== null);
    }),
  );
});

test('nothing is stored for a user who has logged out', () => {
  logIn('bob');
  expect(writeDraft('ann', subject, values)).toBe(false);
  localStorage.setItem(tombstoneOf('ann'), '1');
  clearToken();
  expect(writeDraft('ann', subject, values)).toBe(false);
  expect(readDraft('ann', subject)).toBeNull();
});

test('if the storage was emptied, a draft lasts as long as the page, which knows it', () => {
  logIn('ann');
  localStorage.clear();
  expect(writeDraft('ann', subject, values)).toBe(false);
  expect(storageIsSafe()).toBe(false);
  expect(readDraft('ann', subject)?.values).toEqual(values);
  expect(localStorage).toHaveLength(0);
});
