import { createStore, keys, set } from 'idb-keyval';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  deleteResponses,
  pinResponses,
  readResponses,
  type StoredCall,
  storeResponse,
  storeWrite,
  unpinResponses,
} from '../../../src/app/store/responses.ts';
import { ownPage, persistToken } from '../../../src/auth/session.ts';
import { tokenWith } from '../../support/jwt.ts';
import { stopClock } from '../../support/clock.ts';
import { DAY } from '../../../src/lib/timing.ts';

const NOW = Date.UTC(2030, 0, 1);

/** The database as another tab reads it. */
const database = createStore('akada_responses', 'responses');
const storedKeys = () => keys<string>(database);

const call = (payload: unknown, at = NOW): StoredCall => ({ type: 'a/b/fulfilled', payload, at });

async function read(userId = 'ann', now = NOW) {
  stopClock(now);
  const entries = await readResponses(userId);
  return entries && Object.fromEntries(entries);
}

beforeEach(() => void stopClock(NOW));

test('a stored response is read back by every later page', async () => {
  expect(await storeResponse('ann', 'a/b', call('hers'))).toBe(true);
  expect(await read()).toEqual({ 'a/b': [call('hers')] });
  expect(await read('ann', NOW + 5)).toEqual({ 'a/b': [call('hers')] });
});

test('the last writer of a response wins, and other responses stay', async () => {
  await storeResponse('ann', 'a/b', call('first'));
  await storeResponse('ann', 'a/c', call('other'));
  await storeResponse('ann', 'a/b', call('second', NOW + 1));
  expect(await read()).toEqual({ 'a/b': [call('second', NOW + 1)], 'a/c': [call('other')] });
});

test('a write is added to the response that it changed, and the next response replaces both', async () => {
  await storeResponse('ann', 'a/b', call('read'));
  await storeWrite('ann', 'a/b', call('written', NOW + 1));
  expect(await read()).toEqual({ 'a/b': [call('read'), call('written', NOW + 1)] });
  await storeResponse('ann', 'a/b', call('read again', NOW + 2));
  expect(await read()).toEqual({ 'a/b': [call('read again', NOW + 2)] });
});

test('reading deletes the responses of other users and entries that are not responses', async () => {
  await storeResponse('ann', 'a/b', call('hers'));
  await storeResponse('bob', 'a/b', call('his'));
  await set('ann a/c', { version: 8, state: {} }, database);
  await set('ann a/d', [], database);
  await set('ann a/e', [{ type: 'a/e/fulfilled', at: 'soon' }], database);
  expect(await read()).toEqual({ 'a/b': [call('hers')] });
  expect(await storedKeys()).toEqual(['ann a/b']);
});

test('a page whose user has left deletes none of the present user’s responses', async () => {
  await storeResponse('bob', 'a/b', call('his'));
  ownPage('ann');
  onTestFinished(() => ownPage(null));
  persistToken(tokenWith({ userId: 'bob', role: 'MENTEE', exp: 9e9 }));
  expect(await read('ann')).toBeNull();
  expect(await storedKeys()).toEqual(['bob a/b']);
});

test('a user without a stored response has none', async () => {
  expect(await read()).toBeNull();
});

test('responses are read until 30 days after the latest, and reading does not extend that', async () => {
  await storeResponse('ann', 'a/b', call('old', NOW - 60 * DAY));
  await storeResponse('ann', 'a/c', call('latest', NOW - 30 * DAY + 1));
  expect(Object.keys((await read()) ?? {})).toEqual(['a/b', 'a/c']);
  expect(await read('ann', NOW + 1)).toBeNull();
  expect(await storedKeys()).toEqual([]);
});

test('changing the clock back and forth deletes no response', async () => {
  await storeResponse('ann', 'a/b', call('before'));
  expect(await read('ann', NOW - 90 * DAY)).not.toBeNull();
  await storeResponse('ann', 'a/c', call('meanwhile', NOW - 90 * DAY));
  expect(Object.keys((await read('ann', NOW + DAY)) ?? {})).toEqual(['a/b', 'a/c']);
});

test('pinned responses do not expire until they are unpinned, and an old tab cannot remove them', async () => {
  await storeResponse('ann', 'a/b', call('list'));
  await storeResponse('ann', 'a/c:1', call('course'));
  expect(await pinResponses('ann', 'web', ['a/b', 'a/c:1'], call('saved'))).toBe(true);
  // A tab that was opened before knows nothing of it.
  await storeResponse('ann', 'a/b', call('newer list', NOW + 1));
  expect(await read('ann', NOW + 90 * DAY)).toEqual({
    'a/b': [call('newer list', NOW + 1)],
    'a/c:1': [call('course')],
    'pin web': [call('saved')],
  });
  await unpinResponses('ann', 'web', ['a/c:1']);
  expect(Object.keys((await read()) ?? {})).toEqual(['a/b']);
  expect(await read('ann', NOW + 90 * DAY)).toBeNull();
});

test('responses that the device does not have are not pinned', async () => {
  await storeResponse('ann', 'a/b', call('list'));
  expect(await pinResponses('ann', 'web', ['a/b', 'a/c:1'], call('saved'))).toBe(false);
  expect(await storedKeys()).toEqual(['ann a/b']);
});

test('deleting deletes the responses of one user, or of all', async () => {
  for (const user of ['ann', 'bob', 'eve']) await storeResponse(user, 'a/b', call(user));
  await deleteResponses('bob');
  expect(await storedKeys()).toEqual(['ann a/b', 'eve a/b']);
  await deleteResponses();
  expect(await storedKeys()).toEqual([]);
});

test('deleting cancels a write in flight, and not the write after it', async () => {
  const written = storeResponse('ann', 'a/b', call('early'));
  const deleted = deleteResponses();
  const later = storeResponse('ann', 'a/c', call('late'));
  await Promise.all([written, deleted, later]);
  expect(await storedKeys()).toEqual(['ann a/c']);
});

test('a refused write leaves the earlier response, and the next write succeeds', async () => {
  await storeResponse('ann', 'a/b', call('first'));
  // No database stores a function.
  expect(
    await storeResponse(
      'ann',
      'a/b',
      call(() => undefined),
    ),
  ).toBe(false);
  expect(await read()).toEqual({ 'a/b': [call('first')] });
  await storeResponse('ann', 'a/b', call('second'));
  expect(await read()).toEqual({ 'a/b': [call('second')] });
});
