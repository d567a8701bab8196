import { afterEach, beforeEach, expect, test } from 'vitest';

import { startService, type Service } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

test('a pre-flight is 204 and may not be cached', async () => {
  const { status, headers, text } = await service.anonymous.send('/tracks', {
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

test('a response is a 304 without a body until it changes', async () => {
  const ann = await service.as('ann');
  const tag = (await ann.get('/profile')).headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  const again = async () => (await ann.get('/profile', { 'if-none-match': tag })).status;
  expect(await again()).toBe(304);
  await ann.post(`/tracks/${id.track('beta')}/enroll`, { mentorId: id.person('mia') });
  expect(await again()).toBe(200);
});

test('responses are compressed for clients that support it', async () => {
  const ann = await service.as('ann');
  const headers = { 'accept-encoding': 'gzip' };
  expect((await ann.get('/tracks', headers)).headers.get('content-encoding')).toBe('gzip');
});

/** Returns the status of a login in chunks, without a content length. */
const chunkedLogin = async (email: string): Promise<number> => {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([JSON.stringify({ email, password: 'akada-2021' })]).stream(),
  };
  return (await service.anonymous.send('/auth/login', Object.assign(init, { duplex: 'half' })))
    .status;
};

test('a body in chunks is read, up to 100 KB', async () => {
  expect(await chunkedLogin('ann@akada.example')).toBe(200);
  expect(await chunkedLogin('x'.repeat(200_000))).toBe(500);
});
