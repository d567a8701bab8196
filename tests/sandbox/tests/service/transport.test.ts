// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

describe('CORS', () => {
  test('a pre-flight is 204 and may not be cached', async () => {
    const { status, headers, text } = await world.anonymous.send('/tracks', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([status, text]).toEqual([204, '']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe('authorization');
    expect(headers.get('access-control-allow-methods')).toContain('PUT');
    expect(headers.has('access-control-max-age')).toBe(false);
  });

  test('CORS can be switched off', async () => {
    const closed = await startWorld({ cors: false, compare: null });
    const ann = await closed.as('ann');
    expect((await ann.get('/tracks')).headers.has('access-control-allow-origin')).toBe(false);
    await closed.close();
  });
});

describe('caching', () => {
  test('an unchanged answer is a 304 without a body', async () => {
    const ann = await world.as('ann');
    const first = await ann.get('/tracks');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const second = await ann.get('/tracks', { 'if-none-match': tag });
    expect([second.status, second.text]).toEqual([304, '']);
    expect(second.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a changed answer has another tag', async () => {
    const ann = await world.as('ann');
    const before = await ann.get('/profile');
    await ann.post(`/tracks/${id.track('beta')}/enroll`, { mentorId: id.person('mia') });
    const tag = before.headers.get('etag') ?? '';
    expect((await ann.get('/profile', { 'if-none-match': tag })).status).toBe(200);
  });

  test('answers are compressed for clients that support it', async () => {
    const ann = await world.as('ann');
    const headers = { 'accept-encoding': 'gzip' };
    expect((await ann.get('/tracks', headers)).headers.get('content-encoding')).toBe('gzip');
  });
});
