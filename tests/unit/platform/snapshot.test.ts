import { createStore, get, keys, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import {
  deleteSnapshots,
  readSnapshot,
  SNAPSHOT_VERSION,
  writeSnapshot,
} from '../../../src/app/store/snapshot.ts';
import { stopClock } from '../../slices/stopClock.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2030, 0, 1);

/** The database as another tab reads it. */
const database = createStore('akada_answers', 'answers');
const storedKeys = () => keys<string>(database);

/** Reads only the present version. */
const asIs = (version: unknown, state: unknown): unknown =>
  version === SNAPSHOT_VERSION ? state : null;
const joined = (earlier: unknown, later: unknown): string => `${String(earlier)}+${String(later)}`;
function read(userId: string, now = NOW) {
  stopClock(now);
  return readSnapshot<unknown>(userId, asIs, joined);
}
function write(userId: string, state: unknown, now = NOW) {
  stopClock(now);
  return writeSnapshot(userId, state);
}

test('a written snapshot is read back', async () => {
  await write('ann', { tracks: ['web'] });
  expect(await read('ann', NOW + 5)).toEqual({ tracks: ['web'] });
  // The same is true for every later page.
  expect(await read('ann', NOW + 6)).toEqual({ tracks: ['web'] });
});

test('a snapshot records its version, user and time', async () => {
  await write('ann', 'hers');
  const [key = ''] = await storedKeys();
  expect(await get(key, database)).toEqual({
    version: SNAPSHOT_VERSION,
    userId: 'ann',
    savedAt: NOW,
    state: 'hers',
  });
});

test('a later snapshot replaces the earlier snapshot', async () => {
  await write('ann', 'earlier');
  await write('ann', 'later', NOW + 1);
  expect(await storedKeys()).toHaveLength(1);
  expect(await read('ann', NOW + 2)).toBe('later');
});

test('a user without a session on this device has no snapshot', async () => {
  expect(await read('ann')).toBeNull();
});

const good = { version: SNAPSHOT_VERSION, userId: 'ann', savedAt: NOW, state: {} };

test.each([
  ['of another version', { ...good, version: SNAPSHOT_VERSION + 1 }],
  ['of an earlier version', { ...good, version: 2 }],
  ['without a version', { ...good, version: undefined }],
  ['of another person', { ...good, userId: 'bob' }],
  ['without a time', { ...good, savedAt: undefined }],
  ['with a text for a time', { ...good, savedAt: 'soon' }],
  ['of a time that is no number', { ...good, savedAt: Number.NaN }],
  ['of 30 days ago', { ...good, savedAt: NOW - 30 * DAY }],
  ['that is a text', 'snapshot'],
])('a snapshot %s is not read, and is deleted', async (_, stored) => {
  await set('ann snapshot', stored, database);
  expect(await read('ann')).toBeNull();
  expect(await storedKeys()).toEqual([]);
});

test('a snapshot is read for 30 days, and reading does not extend that', async () => {
  await write('ann', 'old', NOW - 30 * DAY + 1);
  expect(await read('ann')).toBe('old');
  expect(await read('ann', NOW + 1)).toBeNull();
});

test('changing the clock back and forth deletes no snapshot', async () => {
  await write('ann', 'before');
  expect(await read('ann', NOW - 90 * DAY)).toBe('before');
  await write('ann', 'meanwhile', NOW - 90 * DAY + 1);
  expect(await read('ann', NOW + DAY)).toBe('meanwhile+before');
  expect(await read('ann', NOW + 30 * DAY)).toBeNull();
});

test('a snapshot from another tab is read while the database opens', async () => {
  // The other tab has its database open.
  expect(await storedKeys()).toEqual([]);
  const written = set('ann theirs', { ...good, savedAt: NOW + 5, state: 'theirs' }, database);
  const opened = read('ann');
  stopClock(NOW + 5);
  await written;
  expect(await opened).toBe('theirs');
});

test('reading deletes the snapshots of other users and of earlier versions', async () => {
  await write('ann', 'hers');
  await write('bob', 'his');
  await set('ann tasks/loadAll', { version: 1, answer: [] }, database);
  await set('ann snapshot', { version: 2, savedAt: NOW, state: {} }, database);
  expect(await read('ann')).toBe('hers');
  await expect.poll(storedKeys).toEqual(['ann earlier']);
});

test('dropping deletes every user’s snapshot', async () => {
  await write('ann', 'hers');
  await write('bob', 'his');
  await deleteSnapshots();
  expect(await storedKeys()).toEqual([]);
});

test('dropping a snapshot cancels a write in flight', async () => {
  const written = write('ann', 'late');
  const dropped = deleteSnapshots();
  await Promise.all([written, dropped]);
  expect(await storedKeys()).toEqual([]);
});

test('a write after a drop is stored even while the drop runs', async () => {
  await write('ann', 'earlier');
  const dropped = deleteSnapshots();
  const written = write('ann', 'later', NOW + 1);
  await Promise.all([dropped, written]);
  expect(await read('ann', NOW + 1)).toBe('later');
});

test('a refused write leaves the earlier snapshot, and the next write succeeds', async () => {
  await write('ann', 'first');
  // No database stores a function.
  await write('ann', () => undefined, NOW + 1);
  expect(await read('ann', NOW + 1)).toBe('first');
  await write('ann', 'second', NOW + 2);
  expect(await read('ann', NOW + 2)).toBe('first+second');
});
