import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  addWritings,
  changesOf,
  openWritings,
  readWritings,
  sealWritings,
  type Writings,
} from '../../../src/app/settings/move.ts';
import { libraryFile } from '../../../src/mentoring/library/libraryFile.ts';
import { persistVersions, readVersions } from '../../../src/tasks/versions.ts';
import { draftOf, draftPrefix, readDraft, writeDraft } from '../../../src/user/drafts.ts';
import { persistToken } from '../../../src/auth/session.ts';
import { tokenWith } from '../../support/jwt.ts';
import { stopClock } from '../../slices/stopClock.ts';
import { refuseStorage } from '../../support/page/refusedStorage.ts';
import '../../support/seeded.ts';

/** Few, so that many files are made in a test. */
const FEW = 2;

beforeEach(() => persistToken(tokenWith({ userId: 'ann', role: 'MENTEE', exp: 9e9 })));

const empty: Writings = { userId: 'ann', drafts: {}, ticks: {}, versions: {} };
const unchanged = {
  added: 0,
  replaced: 0,
  newerHere: 0,
  versions: 0,
  ticks: 0,
  hasLibrary: false,
};

const draft = (words: string, savedAt: number) => ({ values: { menteeComment: words }, savedAt });

const version = (words: string, changedAt: number) => ({
  taskUrl: 'https://git.example/a',
  menteeComment: words,
  gradePercentage: null,
  mentorComment: null,
  changedAt,
  seenAt: changedAt,
  isSent: true,
});

const comment = (text: string) => ({ name: text, text, task: '', uses: {} });

const library = (...texts: string[]) => ({
  values: { file: libraryFile({ comments: texts.map(comment), checklists: {} }) },
  savedAt: 1,
});

test('any writings come out of a file as they went in', async () => {
  const texts = string({ unit: 'binary', maxLength: 20 });
  const stored = dictionary(texts, jsonValue({ maxDepth: 2 }), { maxKeys: 5 });
  const writings = record({ drafts: stored, ticks: stored, versions: stored });
  await assert(
    asyncProperty(writings, texts, async (words, password) => {
      const before: Writings = { userId: 'ann', ...words };
      const file = await sealWritings(before, password, FEW);
      const opened = await openWritings('ann', file, password);
      expect(JSON.stringify(opened)).toBe(JSON.stringify(before));
    }),
  );
});

test('a wrong password, a changed file or another account opens nothing', async () => {
  const file = await sealWritings({ ...empty, drafts: { profile: draft('a', 1) } }, 'secret', FEW);
  expect(file).not.toContain('profile');
  expect(await openWritings('ann', file, 'Secret')).toBe('wrong password');
  expect(await openWritings('bob', file, 'secret')).toBe('of another user');
  const { data, ...rest }: Record<string, unknown> = JSON.parse(file);
  const changed = {
    ...rest,
    data: String(data).replace(/^./, (char) => (char === 'A' ? 'B' : 'A')),
  };
  for (const damaged of [changed, rest, { ...rest, data: '?', salt: 7 }]) {
    expect(await openWritings('ann', JSON.stringify(damaged), 'secret')).toBe('wrong password');
  }
  for (const other of [
    '',
    'null',
    '[]',
    '{"kind":"comment library","comments":[]}',
    JSON.stringify({ ...rest, data, iterations: 1e12 }),
    JSON.stringify({ ...rest, data, iterations: 0 }),
  ]) {
    expect(await openWritings('ann', other, 'secret')).toBe('not a file of ours');
  }
});

test('writings of another device are added, and the newer draft stays', () => {
  writeDraft('ann', 'submit:1', { menteeComment: 'older here' }, { savedAt: 5 });
  writeDraft('ann', 'submit:2', { menteeComment: 'newer here' }, { savedAt: 50 });
  writeDraft('ann', draftOf.library, library('Mine.').values);
  persistVersions('ann', 'one', [version('first', 1)]);
  localStorage.setItem(`${draftPrefix('ann')}ticks:one`, '["a"]');
  const writings: Writings = {
    userId: 'ann',
    drafts: {
      'submit:1': draft('newer there', 10),
      'submit:2': draft('older there', 10),
      'submit:3': draft('only there', 10),
      [draftOf.library]: library('Theirs.'),
    },
    ticks: { one: ['b', 'a', 7], two: ['c'] },
    versions: { one: [version('first', 1), version('second', 2)], two: 'rubbish' },
  };
  expect(changesOf(writings)).toEqual({
    added: 1,
    replaced: 1,
    newerHere: 1,
    versions: 1,
    ticks: 2,
    hasLibrary: true,
  });
  expect(addWritings(writings)).toBe(true);
  const comments = [1, 2, 3].map((id) => readDraft('ann', `submit:${id}`)?.values['menteeComment']);
  expect(comments).toEqual(['newer there', 'newer here', 'only there']);
  expect(readDraft('ann', 'submit:3')?.savedAt).toBe(10);
  const file = String(readDraft('ann', draftOf.library)?.values['file']);
  expect([file.includes('Mine.'), file.includes('Theirs.')]).toEqual([true, true]);
  expect(readVersions('ann', 'one').map((one) => one.menteeComment)).toEqual(['first', 'second']);
  const { ticks } = readWritings('ann');
  expect(ticks).toEqual({ one: ['a', 'b'], two: ['c'] });
  expect(changesOf(writings)).toEqual({ ...unchanged, newerHere: 1 });
});

test('a library that cannot be read is not replaced by that of another device', () => {
  writeDraft('ann', draftOf.library, { file: 'rubbish' });
  const drafts = { [draftOf.library]: library('Theirs.') };
  const writings: Writings = { userId: 'ann', drafts, ticks: {}, versions: {} };
  expect(changesOf(writings)).toEqual(unchanged);
  expect(addWritings(writings)).toBe(true);
  expect(readDraft('ann', draftOf.library)?.values['file']).toBe('rubbish');
});

test('a device takes over everything of another, and taking it twice changes nothing', () => {
  stopClock(5);
  writeDraft('ann', 'profile', { description: 'half' });
  writeDraft('ann', draftOf.library, library('Mine.').values);
  persistVersions('ann', 'one', [version('first', 1)]);
  const writings = readWritings('ann');
  expect(changesOf(writings)).toEqual(unchanged);
  localStorage.clear();
  persistToken(tokenWith({ userId: 'ann', role: 'MENTEE', exp: 9e9 }));
  expect(addWritings(writings)).toBe(true);
  expect(readWritings('ann')).toEqual(writings);
  expect(changesOf(writings)).toEqual(unchanged);
});

test('hostile writings change only drafts, ticks and versions of the user', () => {
  const name = oneof(string(), constantFrom('submit:1', 'library', 'profile', '__proto__', 'x:1'));
  const value = jsonValue({ maxDepth: 2 });
  const rubbish = oneof(
    value,
    record({ values: dictionary(string(), value, { maxKeys: 3 }), savedAt: integer() }),
    array(value, { maxLength: 3 }),
  );
  const stored = dictionary(name, rubbish, { maxKeys: 5 });
  assert(
    property(record({ drafts: stored, ticks: stored, versions: stored }), (words) => {
      const before = Object.keys(localStorage).filter((key) => !key.includes(':ann:'));
      const writings: Writings = { userId: 'ann', ...words };
      changesOf(writings);
      addWritings(writings);
      expect(Object.keys(localStorage).filter((key) => !key.includes(':ann:'))).toEqual(before);
      readWritings('ann');
    }),
  );
});

test('a full device says that it did not store everything', () => {
  refuseStorage();
  expect(addWritings({ ...empty, drafts: { profile: draft('a', 1) } })).toBe(false);
});

test('after a logout nothing is added', () => {
  localStorage.clear();
  expect(addWritings({ ...empty, drafts: { profile: draft('a', 1) } })).toBe(false);
  expect(readDraft('ann', 'profile')).toBeNull();
});
