import { createStore, get, keys, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import {
  dropSnapshots,
  readSnapshot,
  SNAPSHOT_VERSION,
  writeLastSnapshot,
  writeSnapshot,
} from '../../src/lib/snapshot.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0, 1);

/** The database as any other tab sees it. */
const database = createStore('akada_answers', 'answers');
const keptKeys = () => keys<string>(database);

const replace = <State>(_: unknown, own: State): State => own;
const joined = (kept: unknown, own: string): string => `${String(kept)}+${own}`;
const write = (userId: string, state: unknown, now = NOW) =>
  writeSnapshot(userId, state, replace, now);

test('what is written comes back with its version and its time', async () => {
  await write('ann', { tracks: ['web'] });
  expect(await readSnapshot('ann', NOW + 5)).toEqual({
    version: SNAPSHOT_VERSION,
    savedAt: NOW,
    state: { tracks: ['web'] },
  });
});

test('a later one takes its place', async () => {
  await write('ann', 'earlier');
  await write('ann', 'later', NOW + 1);
  expect(await readSnapshot('ann', NOW + 2)).toMatchObject({ savedAt: NOW + 1, state: 'later' });
  expect(await keptKeys()).toHaveLength(1);
});

test('who was never here has none', async () => {
  expect(await readSnapshot('ann', NOW)).toBeNull();
});

test.each([
  ['of another version', { version: SNAPSHOT_VERSION + 1, savedAt: NOW, state: {} }],
  ['of an earlier version', { version: 1, savedAt: NOW, state: {} }],
  ['without a version', { savedAt: NOW, state: {} }],
  ['without a time', { version: SNAPSHOT_VERSION, state: {} }],
  ['with a text for a time', { version: SNAPSHOT_VERSION, savedAt: 'soon', state: {} }],
  ['of a time that is no number', { version: SNAPSHOT_VERSION, savedAt: Number.NaN, state: {} }],
  ['without a state', { version: SNAPSHOT_VERSION, savedAt: NOW }],
  ['of 30 days ago', { version: SNAPSHOT_VERSION, savedAt: NOW - 30 * DAY, state: {} }],
  ['of tomorrow', { version: SNAPSHOT_VERSION, savedAt: NOW + DAY, state: {} }],
  ['that is a text', 'snapshot'],
  ['that is null', null],
])('one %s is not read, and goes', async (_, kept) => {
  await set('ann snapshot', kept, database);
  expect(await readSnapshot('ann', NOW)).toBeNull();
  await dropSnapshots('ann');
  expect(await keptKeys()).toEqual([]);
});

test('one of a moment less than 30 days ago is read', async () => {
  await write('ann', 'old', NOW - 30 * DAY + 1);
  expect(await readSnapshot('ann', NOW)).toMatchObject({ state: 'old' });
});

test('reading drops what others have left, and the answers that version 1 kept one by one', async () => {
  await write('ann', 'hers');
  await write('bob', 'his');
  await set('ann tasks/loadAll', { version: 1, answer: [] }, database);
  await set('ann', 'no snapshot of hers', database);
  expect(await readSnapshot('ann', NOW)).toMatchObject({ state: 'hers' });
  await expect.poll(keptKeys).toEqual(['ann snapshot']);
});

test('dropping leaves one person theirs, or nobody anything', async () => {
  await write('ann', 'hers');
  await write('bob', 'his');
  await dropSnapshots('ann');
  expect(await keptKeys()).toEqual(['ann snapshot']);
  await dropSnapshots(null);
  expect(await keptKeys()).toEqual([]);
});

test('what another tab has written meanwhile is merged, if it can be read', async () => {
  await writeSnapshot('ann', 'first', joined, NOW);
  await writeSnapshot('ann', 'second', joined, NOW + 1);
  expect(await readSnapshot('ann', NOW + 1)).toMatchObject({ state: 'first+second' });

  await set('ann snapshot', { version: 1, savedAt: NOW, state: 'other' }, database);
  await writeSnapshot('ann', 'third', joined, NOW + 2);
  expect(await get('ann snapshot', database)).toMatchObject({ state: 'third' });
});

test('a page that goes writes over what is there', async () => {
  await write('ann', 'earlier');
  await writeLastSnapshot('ann', 'last', NOW + 1);
  expect(await readSnapshot('ann', NOW + 1)).toEqual({
    version: SNAPSHOT_VERSION,
    savedAt: NOW + 1,
    state: 'last',
  });
});

test('what is dropped while a write is under way stays dropped', async () => {
  const written = write('ann', 'late');
  const dropped = dropSnapshots(null);
  await Promise.all([written, dropped]);
  expect(await keptKeys()).toEqual([]);
});

test('what is written after a drop is kept, though the drop is still under way', async () => {
  await write('ann', 'earlier');
  const dropped = dropSnapshots(null);
  const written = write('ann', 'later', NOW + 1);
  await Promise.all([dropped, written]);
  expect(await readSnapshot('ann', NOW + 1)).toMatchObject({ state: 'later' });
});

test('a write that the database refuses keeps what was there, and the next one is taken', async () => {
  await write('ann', 'first');
  // No database takes a function.
  await write('ann', () => undefined, NOW + 1);
  expect(await readSnapshot('ann', NOW + 1)).toMatchObject({ state: 'first' });
  await write('ann', 'second', NOW + 2);
  expect(await readSnapshot('ann', NOW + 2)).toMatchObject({ state: 'second' });
});
