import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';

/** Each test has a database of its own; the module is read anew with it. */
const openDevice = async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  return import('../../src/lib/keptAnswers.ts');
};

const tasks = { key: 'tasks/loadAll', arg: null, answer: [{ id: 't1' }], at: 1000 };
const profile = { key: 'user/loadProfile', arg: null, answer: { id: 'ann' }, at: 2000 };

beforeEach(() => vi.unstubAllGlobals());

test('the latest answer of each kind is kept, for the person it was given to', async () => {
  const { keepAnswer, keptAnswers } = await openDevice();
  await keepAnswer('ann', tasks);
  await keepAnswer('ann', profile);
  await keepAnswer('ann', { ...tasks, answer: [], at: 3000 });
  await keepAnswer('anna', tasks);
  expect(await keptAnswers('ann')).toMatchObject([{ ...tasks, answer: [], at: 3000 }, profile]);
  expect(await keptAnswers('bob')).toEqual([]);
});

test('somebody else’s login takes the others’ away, a logout everybody’s', async () => {
  const { forgetAnswers, keepAnswer, keptAnswers } = await openDevice();
  await keepAnswer('ann', tasks);
  await keepAnswer('bob', profile);
  await forgetAnswers('bob');
  expect([await keptAnswers('ann'), await keptAnswers('bob')]).toMatchObject([[], [profile]]);
  await forgetAnswers(null);
  expect(await keptAnswers('bob')).toEqual([]);
});

test('what is under way when everything is forgotten does not come back', async () => {
  const { forgetAnswers, keepAnswer, keptAnswers } = await openDevice();
  void keepAnswer('ann', tasks);
  void keepAnswer('ann', profile);
  await forgetAnswers(null);
  expect(await keptAnswers('ann')).toEqual([]);
});

test.each([
  ['another version', { ...tasks, version: 0 }],
  ['no version', tasks],
  ['a text', 'tasks'],
  ['null', null],
  ['a time of the future', { ...tasks, version: 1, at: Date.now() + 60_000 }],
  ['no answer', { key: 'tasks/loadAll', arg: null, at: 1000, version: 1 }],
  ['an argument that is no id', { ...tasks, version: 1, arg: {} }],
])('a record with %s counts as none', async (_, record) => {
  const { keptAnswers } = await openDevice();
  await set('ann tasks/loadAll', record, createStore('akada_answers', 'answers'));
  expect(await keptAnswers('ann')).toEqual([]);
});

test('a device that keeps nothing is no failure', async () => {
  const { forgetAnswers, keepAnswer, keptAnswers } = await openDevice();
  vi.stubGlobal('indexedDB', undefined);
  await keepAnswer('ann', tasks);
  await forgetAnswers(null);
  expect(await keptAnswers('ann')).toEqual([]);
});

test('a full device keeps what it has, and goes on when there is room again', async () => {
  const { keepAnswer, keptAnswers } = await openDevice();
  await keepAnswer('ann', tasks);
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await keepAnswer('ann', profile);
  full.mockRestore();
  expect(await keptAnswers('ann')).toMatchObject([tasks]);
  await keepAnswer('ann', profile);
  expect(await keptAnswers('ann')).toHaveLength(2);
});
