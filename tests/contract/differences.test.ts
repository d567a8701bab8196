import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { callerOf, startService, type Service } from '../sandbox/fixtures/client.ts';
import { id } from '../sandbox/fixtures/littleContent.ts';
import { isRecord } from '../sandbox/http/body.ts';
import { FAULT_KINDS } from '../sandbox/traffic/faults.ts';
import { loginToken } from '../support/sandboxServer.ts';
import { failOnDifferences } from '../support/watchContract.ts';
import { compare, differencesIn, type Seen } from './differences.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const json = (text: string): Record<string, unknown> => {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('not an object');
  return value;
};

const bodyWith =
  (change: object) =>
  (seen: Seen): Seen => ({ ...seen, text: JSON.stringify({ ...json(seen.text), ...change }) });

const headed = (seen: Seen, name: string, value: string | null): Seen => {
  const headers = new Headers(seen.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return { ...seen, headers };
};

const ofOtherType = (seen: Seen, text: string, type: string): Seen =>
  headed({ ...seen, text }, 'content-type', type);

const page2 = '/tracks?page=2';
const databaseError = '/tasks?search={"title":{"a":1}}';
const enroll = `/tracks/${id.track('alpha')}/enroll`;

/** Responses, each with a way to corrupt it. Without a user, the call has no token. */
const corruptions: [what: string, who: string, path: string, corrupt: (seen: Seen) => Seen][] = [
  ['an unknown field', 'ann', '/profile', bodyWith({ nickname: 'Annie' })],
  ['a missing field', 'ann', '/profile', bodyWith({ city: undefined })],
  ['an invalid date', 'ann', '/profile', bodyWith({ updatedAt: 'yesterday' })],
  ['a status of another call', 'ann', '/tracks', (seen) => ({ ...seen, status: 201 })],
  ['a message of another reason', '', '/profile', bodyWith({ message: 'Please log in' })],
  ['a message on a bare 500', 'ann', databaseError, bodyWith({ message: 'It went wrong' })],
  ['one string instead of a list of errors', 'ann', page2, bodyWith({ message: 'no such page' })],
  ['an unexpected body', 'ann', enroll, (seen) => ofOtherType(seen, '{}', 'application/json')],
  ['a web page', 'ann', '/tracks', (seen) => ofOtherType(seen, '<p>Tracks</p>', 'text/html')],
  ['no CORS header', 'ann', '/tracks', (seen) => headed(seen, 'access-control-allow-origin', null)],
  ['a cut body', 'ann', '/tracks', (seen) => ({ ...seen, text: seen.text.slice(0, 20) })],
];

test.each(corruptions)('a response with %s is a difference', async (_, who, path, corrupt) => {
  const caller = who === '' ? service.anonymous : await service.as(who);
  const isWrite = path === enroll;
  const { status, headers, text } = isWrite
    ? await caller.post(path, { mentorId: id.person('mia') })
    : await caller.get(path);
  const seen = { method: isWrite ? 'POST' : 'GET', path: `/api${path}`, status, headers, text };
  expect(differencesIn(seen)).toEqual([]);
  expect(differencesIn(corrupt(seen))).not.toEqual([]);
});

test('a 429 is a web page without CORS headers, for the whole window', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '900' };
  const differences = (headers: object) =>
    differencesIn({
      method: 'GET',
      path: '/api/tracks',
      status: 429,
      text: 'Too many requests',
      headers: new Headers({ ...page, ...headers }),
    });
  expect(differences({})).toEqual([]);
  expect(differences({ 'access-control-allow-origin': '*' })).not.toEqual([]);
  expect(differences({ 'retry-after': '30' })).not.toEqual([]);
});

describe('sandbox', () => {
  test('an undescribed response fails the test that received it', async () => {
    const ann = await service.as('ann');
    service.sandbox.db.run("UPDATE users SET gender = 'OTHER'");
    expect((await ann.get('/profile')).status).toBe(200);
    expect(failOnDifferences).toThrow(/GET \/api\/profile 200: \/gender/);
    expect(failOnDifferences).not.toThrow();
  });

  test('the sandbox returns each difference once over HTTP', async () => {
    const other = await startService({ compare });
    const ann = await other.as('ann');
    other.sandbox.db.run("UPDATE tracks SET title = ''");
    other.sandbox.db.run("UPDATE users SET gender = 'OTHER'");
    await ann.get('/tracks');
    await ann.get('/profile', { 'accept-encoding': 'gzip' });
    const differences = async () =>
      (await other.anonymous.get<string[]>('/_sandbox/differences')).body;
    expect(await differences()).toEqual([expect.stringContaining('/gender')]);
    expect(await differences()).toEqual([]);
    await other.close();
  });

  test('the sandbox compares its own responses, but not a gateway’s pages', async () => {
    const compared: number[] = [];
    const other = await startService({
      slowMs: 1,
      compare: async (_, { status }) => {
        compared.push(status);
        return [];
      },
    });
    const ann = callerOf(other.origin, await loginToken(other.origin, 'ann@akada.example'));
    compared.length = 0;
    for (const kind of FAULT_KINDS) {
      other.sandbox.failNext({ method: 'GET', path: '/api/tracks', kind });
      const response = ann.get('/tracks').catch(() => null);
      if (kind === 'held' || kind === 'late') await other.sandbox.letGo();
      await response;
    }
    expect(compared).toEqual([500, 429, 200, 200, 200]);
    await other.close();
  });
});
