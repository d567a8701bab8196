// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';

import { loginToken } from '../../../support/sandboxServer.ts';
import { callerOf, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';
import type { SandboxOptions } from '../../options.ts';

let world: World;
const open = async (options: Partial<SandboxOptions> = {}): Promise<World> => {
  world = await startWorld(options);
  return world;
};
afterEach(() => world.close());

const status = async (path = '/tracks'): Promise<number | 'dropped'> => {
  try {
    return (await world.anonymous.get(path)).status;
  } catch {
    return 'dropped';
  }
};

/** The allowance in an answer's headers. */
const allowanceOf = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));

describe('the rate limit', () => {
  test('the rate limit counts everything: pre-flights, errors and unknown addresses', async () => {
    await open({ rateLimit: 3 });
    await world.anonymous.send('/tracks', { method: 'OPTIONS' });
    expect([await status('/nothing'), await status(), await status()]).toEqual([404, 401, 429]);
    expect((await world.anonymous.send('/tracks', { method: 'OPTIONS' })).status).toBe(429);
  });

  test('a refusal is HTML without CORS headers, and always 15 minutes', async () => {
    await open({ rateLimit: 0 });
    world.clock.now = new Date(world.clock.now.getTime() + 14 * 60_000);
    const { headers, text } = await world.anonymous.get('/tracks');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('retry-after')).toBe('900');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(text).toContain('Too many requests');
  });

  test('the rate limit starts again after 15 minutes', async () => {
    await open({ rateLimit: 1 });
    expect([await status(), await status()]).toEqual([401, 429]);
    world.clock.now = new Date(world.clock.now.getTime() + 15 * 60_000);
    expect(await status()).toBe(401);
  });

  test('rate limit headers are in every answer, and hidden from other origins', async () => {
    await open({ rateLimit: 5 });
    const ann = await world.as('ann');
    const ends = String(world.clock.now.getTime() / 1000 + 15 * 60);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    const first = await ann.get('/tracks');
    expect(allowanceOf(first)).toEqual(['5', '3', ends]);
    expect(first.headers.get('date')).toBe(world.clock.now.toUTCString());
    expect(first.headers.has('access-control-expose-headers')).toBe(false);
    const same = await ann.get('/tracks', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([same.status, ...allowanceOf(same)]).toEqual([304, '5', '2', ends]);
    const preflight = await ann.send('/tracks', { method: 'OPTIONS' });
    expect(allowanceOf(preflight)).toEqual(['5', '1', ends]);
    expect(allowanceOf(await ann.get('/nothing'))).toEqual(['5', '0', ends]);
    const refused = await ann.get('/tracks');
    expect([refused.status, ...allowanceOf(refused)]).toEqual([429, '5', '0', ends]);
  });

  test('the rate limit is off by default, and does not count control calls', async () => {
    await open();
    world.sandbox.setFaults({ rateLimit: 0 });
    expect(await status()).toBe(429);
    expect(await status('/_sandbox/requests')).toBe(200);
    world.sandbox.setFaults({ rateLimit: null });
    expect(await status()).toBe(401);
  });
});

/** The answers of each address, when requested in a given order. */
const morning = async (order: readonly string[]) => {
  await world.anonymous.post('/_sandbox/faults', { randomSeed: 9 });
  const seen: Record<string, unknown[]> = { '/tracks': [], '/tasks': [] };
  for (const path of order) seen[path]?.push(await status(path));
  return seen;
};

describe('rates', () => {
  test.each([
    [{ dropRate: 1 }, 'dropped'],
    [{ lostRate: 1 }, 'dropped'],
    [{ cutRate: 1 }, 'dropped'],
    [{ failRate: 1 }, 500],
    [{ limitRate: 1 }, 429],
  ] as const)('%j', async (settings, expected) => {
    await open(settings);
    expect(await status()).toBe(expected);
    expect(await status('/_sandbox/faults')).toBe(200);
  });

  test('the same seed gives the same bad day', async () => {
    const day = async (randomSeed: number) => {
      await open({ randomSeed, failRate: 0.3, dropRate: 0.2, limitRate: 0.1 });
      const seen: unknown[] = [];
      for (let call = 0; call < 40; call += 1) seen.push(await status());
      await world.close();
      return seen;
    };
    const first = await day(7);
    expect(new Set(first)).toEqual(new Set([401, 500, 'dropped', 429]));
    expect(await day(7)).toEqual(first);
    expect(await day(8)).not.toEqual(first);
    await open();
  });

  test('a bad day can be repeated, and each address has its own', async () => {
    await open({ failRate: 0.5 });
    const twelve = Array.from({ length: 12 });
    const inTurn = await morning(twelve.flatMap(() => ['/tracks', '/tasks']));
    const oneByOne = await morning(['/tasks', '/tracks'].flatMap((path) => twelve.map(() => path)));
    expect(oneByOne).toEqual(inTurn);
    expect(inTurn['/tracks']).not.toEqual(inTurn['/tasks']);
  });

  test('latency is added', async () => {
    await open({ latencyMs: [20, 30] });
    const start = performance.now();
    await status();
    expect(performance.now() - start).toBeGreaterThanOrEqual(19);
  });
});

describe('the next calls', () => {
  test('the next calls fail as often as set, for one method and address', async () => {
    await open();
    world.sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 2, kind: '500' });
    expect(await status('/tasks')).toBe(401);
    expect(await status('/tracks')).toBe(500);
    expect(await status(`/tracks/${id.unknown}`)).toBe(500);
    expect(await status('/tracks')).toBe(401);
  });

  test('an exact address matches only itself', async () => {
    await open();
    const kind = '500' as const;
    world.sandbox.failNext({ method: 'GET', path: '/api/tracks', exact: true, times: 1, kind });
    expect(await status(`/tracks/${id.unknown}`)).toBe(401);
    expect(await status('/tracks')).toBe(500);
  });

  test('a 500 is bare and readable by other origins', async () => {
    await open();
    world.sandbox.failNext({ method: '*', path: '/api', times: 1, kind: '500' });
    const { body, headers } = await world.anonymous.get('/tracks');
    expect(body).toEqual({ statusCode: 500, timestamp: expect.any(String), path: '/api/tracks' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test('html answers a page instead of JSON', async () => {
    await open();
    world.sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: 'html' });
    const { status: code, headers, text } = await world.anonymous.get('/tracks');
    expect([code, headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(text).toMatch(/^<!doctype html>/);
  });

  test('a dropped call is not carried out, and a lost call is', async () => {
    await open();
    const bob = await world.as('bob');
    const path = `/api/tracks/${id.track('alpha')}/enroll`;
    const enroll = () =>
      bob.post(path.slice('/api'.length), { mentorId: id.person('max') }).catch(() => 'dropped');
    const tracks = async () => (await bob.get<{ tracks: [] }>('/profile')).body.tracks.length;
    world.sandbox.failNext({ method: 'POST', path, times: 1, kind: 'drop' });
    expect([await enroll(), await tracks()]).toEqual(['dropped', 0]);
    world.sandbox.failNext({ method: 'POST', path, times: 1, kind: 'lost' });
    expect([await enroll(), await tracks()]).toEqual(['dropped', 1]);
    const beta = `/tracks/${id.track('beta')}/enroll`;
    world.sandbox.failNext({ method: 'POST', path: `/api${beta}`, times: 1, kind: 'cut' });
    const cut = bob.post(beta, { mentorId: id.person('mia') });
    await expect(cut).rejects.toThrow('terminated');
    expect(await tracks()).toBe(2);
  });

  test('a slow call is answered in the end', async () => {
    await open({ slowMs: 25 });
    world.sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: 'slow' });
    const start = performance.now();
    expect(await status()).toBe(401);
    expect(performance.now() - start).toBeGreaterThanOrEqual(24);
  });

  test('a held call is answered when it is released', async () => {
    await open();
    world.sandbox.failNext({ method: 'GET', path: '/api/tracks', times: 1, kind: 'held' });
    let answered = false;
    const held = status().finally(() => (answered = true));
    await expect.poll(() => world.sandbox.requests()).toHaveLength(1);
    // A later call is not held by it.
    expect(await status()).toBe(401);
    expect(answered).toBe(false);
    await world.sandbox.letGo();
    expect(await held).toBe(401);
  });

  test('a gateway answers with its own page for carried-out and refused calls', async () => {
    await open();
    const bob = await world.as('bob');
    const enroll = `/tracks/${id.track('beta')}/enroll`;
    const enrolled = () =>
      world.sandbox.db.all('SELECT 1 FROM mentorships WHERE trackId = ?', [id.track('beta')])
        .length;
    const before = enrolled();
    for (const [kind, done] of [
      ['503', 0],
      ['504', 1],
    ] as const) {
      world.sandbox.failNext({ method: 'POST', path: '/api/tracks', times: 1, kind });
      const { status: code, headers } = await bob.post(enroll, { mentorId: id.person('mia') });
      expect([String(code), headers.get('content-type')]).toEqual([kind, 'text/html']);
      expect(enrolled() - before).toBe(done);
    }
  });

  test('in process, a dropped connection is a rejection', async () => {
    await open({ dropRate: 1 });
    const request = new Request(`${world.origin}/api/tracks`);
    await expect(world.sandbox.fetch(request)).rejects.toThrow('fetch failed');
  });
});

test('expired tokens are refused, new ones are not', async () => {
  await open();
  const ann = await world.as('ann');
  world.sandbox.expireTokens();
  expect((await ann.get('/profile')).status).toBe(401);
  const token = await loginToken(world.origin, 'ann@akada.example');
  expect((await callerOf(world.origin, token).get('/profile')).status).toBe(200);
});
