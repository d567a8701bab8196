import { afterEach, describe, expect, test } from 'vitest';

import { startService, type Service } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';
import type { SandboxOptions } from '../../options.ts';

let service: Service;
const open = async (options: Partial<SandboxOptions> = {}): Promise<Service> => {
  service = await startService(options);
  return service;
};
afterEach(() => service.close());

const status = async (path = '/tracks'): Promise<number | 'dropped'> => {
  try {
    return (await service.anonymous.get(path)).status;
  } catch {
    return 'dropped';
  }
};

/** Returns the allowance in a response's headers. */
const allowanceOf = ({ headers }: { headers: Headers }) =>
  ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`));

/** Returns the statuses of requests with these `X-Forwarded-For`, one after another. */
const statuses = async (...forwarded: string[]): Promise<number[]> => {
  const seen: number[] = [];
  for (const addresses of forwarded) {
    const headers = { 'x-forwarded-for': addresses };
    seen.push((await service.anonymous.get('/tracks', headers)).status);
  }
  return seen;
};

describe('the rate limit', () => {
  test('the rate limit counts everything: pre-flights, errors and unknown addresses', async () => {
    await open({ rateLimit: 3 });
    await service.anonymous.send('/tracks', { method: 'OPTIONS' });
    expect([await status('/nothing'), await status(), await status()]).toEqual([404, 401, 429]);
    expect((await service.anonymous.send('/tracks', { method: 'OPTIONS' })).status).toBe(429);
  });

  test('a refusal is HTML without CORS headers, and always 15 minutes', async () => {
    await open({ rateLimit: 0 });
    service.clock.now = new Date(service.clock.now.getTime() + 14 * 60_000);
    const { headers, text } = await service.anonymous.get('/tracks');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('retry-after')).toBe('900');
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(text).toContain('Too many requests');
  });

  test('the rate limit starts again after 15 minutes', async () => {
    await open({ rateLimit: 1 });
    expect([await status(), await status()]).toEqual([401, 429]);
    service.clock.now = new Date(service.clock.now.getTime() + 15 * 60_000);
    expect(await status()).toBe(401);
  });

  test('rate limit headers are in every response, and hidden from other origins', async () => {
    await open({ rateLimit: 5 });
    const ann = await service.as('ann');
    const ends = String(service.clock.now.getTime() / 1000 + 15 * 60);
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    const first = await ann.get('/tracks');
    expect(allowanceOf(first)).toEqual(['5', '3', ends]);
    expect(first.headers.get('date')).toBe(service.clock.now.toUTCString());
    expect(first.headers.has('access-control-expose-headers')).toBe(false);
    const same = await ann.get('/tracks', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([same.status, ...allowanceOf(same)]).toEqual([304, '5', '2', ends]);
    const preflight = await ann.send('/tracks', { method: 'OPTIONS' });
    expect(allowanceOf(preflight)).toEqual(['5', '1', ends]);
    expect(allowanceOf(await ann.get('/nothing'))).toEqual(['5', '0', ends]);
    const refused = await ann.get('/tracks');
    expect([refused.status, ...allowanceOf(refused)]).toEqual([429, '5', '0', ends]);
  });

  test('the last forwarded address but one counts, so a proxy is one visitor', async () => {
    await open({ rateLimit: 1 });
    expect(await statuses('10.0.0.1, 9.9.9.9', '10.0.0.2,9.9.9.9', '10.0.0.3')).toEqual([
      401, 401, 401,
    ]);
    expect(await statuses('1.1.1.1, 8.8.8.8, 9.9.9.9', '2.2.2.2, 8.8.8.8, 9.9.9.9')).toEqual([
      401, 429,
    ]);
    expect(await statuses('10.0.0.3')).toEqual([429]);
    expect(await status()).toBe(401);
  });

  test('the rate limit is off by default, and does not count control calls', async () => {
    await open();
    service.sandbox.setFaults({ rateLimit: 0 });
    expect(await status()).toBe(429);
    expect(await status('/_sandbox/requests')).toBe(200);
    service.sandbox.setFaults({ rateLimit: null });
    expect(await status()).toBe(401);
  });
});

/** Returns the responses of each address, when requested in a given order. */
const morning = async (randomSeed: number, order: readonly string[]) => {
  service.sandbox.setFaults({ randomSeed });
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

  test('a bad day can be repeated, and each address has its own', async () => {
    await open({ failRate: 0.5 });
    const twelve = Array.from({ length: 12 });
    const inTurn = twelve.flatMap(() => ['/tracks', '/tasks']);
    const first = await morning(9, inTurn);
    expect(await morning(9, inTurn.toSorted())).toEqual(first);
    expect(await morning(8, inTurn)).not.toEqual(first);
    expect(first['/tracks']).not.toEqual(first['/tasks']);
  });

  test('every response is delayed by the latency', async () => {
    await open({ latencyMs: [20, 30] });
    const start = performance.now();
    await status();
    expect(performance.now() - start).toBeGreaterThanOrEqual(19);
  });
});

describe('the next calls', () => {
  test('the next calls fail as often as set, for one method and address', async () => {
    await open();
    const rule = { method: 'GET', path: '/api/tracks', kind: '500' } as const;
    service.sandbox.failNext({ ...rule, times: 2 });
    expect(await status('/tasks')).toBe(401);
    expect(await status('/tracks')).toBe(500);
    expect(await status(`/tracks/${id.unknown}`)).toBe(500);
    expect(await status('/tracks')).toBe(401);
    service.sandbox.failNext({ ...rule, exact: true });
    expect(await status(`/tracks/${id.unknown}`)).toBe(401);
    expect(await status('/tracks')).toBe(500);
  });

  const page = expect.stringMatching(/^<!doctype html>/);
  const bare = expect.stringMatching(/^{"statusCode":500,"timestamp":"[^"]+","path":"[^"]+"}$/);

  test.each([
    ['500', '500 application/json', bare, '*', 0],
    ['429', '429 text/html', 'Too many requests, please try again later.', null, 0],
    ['html', '200 text/html', page, '*', 0],
    ['503', '503 text/html', page, null, 0],
    ['504', '504 text/html', page, null, 1],
    ['slow', '200 null', '', '*', 1],
    ['drop', 'fetch failed', null, null, 0],
    ['lost', 'fetch failed', null, null, 1],
    ['cut', 'terminated', null, null, 1],
  ] as const)('the fault %s responds with %s', async (kind, response, text, cors, done) => {
    await open({ slowMs: 25 });
    const bob = await service.as('bob');
    service.sandbox.failNext({ method: 'POST', path: '/api/tracks', kind });
    const start = performance.now();
    const seen = await bob
      .post(`/tracks/${id.track('alpha')}/enroll`, { mentorId: id.person('max') })
      .then(({ status: code, headers, ...more }) => [
        `${code} ${headers.get('content-type')?.split(';')[0] ?? null}`,
        more.text,
        headers.get('access-control-allow-origin'),
      ])
      .catch(({ message }: Error) => [message, null, null]);
    expect(seen).toEqual([response, text, cors]);
    expect((await bob.get<{ tracks: [] }>('/profile')).body.tracks).toHaveLength(done);
    expect(performance.now() - start).toBeGreaterThanOrEqual(kind === 'slow' ? 24 : 0);
  });

  test('a held call gets its response when it is released', async () => {
    await open();
    service.sandbox.failNext({ method: 'GET', path: '/api/tracks', kind: 'held' });
    let responded = false;
    const held = status().finally(() => (responded = true));
    await expect.poll(() => service.sandbox.requests()).toHaveLength(1);
    // A later call is not held by it.
    expect(await status()).toBe(401);
    expect(responded).toBe(false);
    await service.sandbox.letGo();
    expect(await held).toBe(401);
  });
});
