import { expect, test, vi } from 'vitest';
import { fillStorage, refuseStorage } from '../../support/page/refusedStorage.ts';

async function freshStorage() {
  vi.resetModules();
  return import('../../../src/lib/storage.ts');
}

test('texts and JSON are read back under the product’s own keys', async () => {
  const storage = await freshStorage();
  storage.writeJson(storage.storageKey('a'), { b: [1, null] });
  expect(localStorage.getItem('akada_a')).toBe('{"b":[1,null]}');
  expect(storage.readJson('akada_a')).toEqual({ b: [1, null] });
  expect(storage.readText('akada_b')).toBeNull();
  expect(storage.storageIsSafe()).toBe(true);
});

test('invalid JSON reads as null', async () => {
  const storage = await freshStorage();
  localStorage.setItem('akada_a', '{broken');
  expect(storage.readJson('akada_a')).toBeNull();
});

test('refused storage keeps values in memory and reports it', async () => {
  const storage = await freshStorage();
  refuseStorage();
  storage.writeText('akada_a', 'one');
  expect(storage.storageIsSafe()).toBe(false);
  expect(storage.readText('akada_a')).toBe('one');
  expect(storage.keysWithPrefix('akada_')).toEqual(['akada_a']);
  storage.removeText('akada_a');
  expect(storage.readText('akada_a')).toBeNull();
});

test('a refused write does not bring the older text back', async () => {
  const storage = await freshStorage();
  storage.writeText('akada_a', 'old');
  const empty = fillStorage();
  storage.writeText('akada_a', 'new');
  expect([storage.readText('akada_a'), localStorage.getItem('akada_a')]).toEqual(['new', 'old']);
  empty();
  storage.writeText('akada_a', 'newer');
  expect([storage.readText('akada_a'), localStorage.getItem('akada_a')]).toEqual([
    'newer',
    'newer',
  ]);
});

test('keys of other apps are left alone', async () => {
  const storage = await freshStorage();
  localStorage.setItem('theirs', 'x');
  storage.writeText('akada_a', 'x');
  expect(storage.keysWithPrefix('akada_')).toEqual(['akada_a']);
});
