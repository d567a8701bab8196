import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, startService, type Service } from '../../fixtures/client.ts';

let folder: string;
let service: Service;
let ann: Caller;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-photos-'));
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
  service = await startService({ file: join(folder, 'akada.db') });
  ann = await service.as('ann');
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const upload = (bytes: number | string, type = 'image/png', name = 'file') => {
  const form = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.set(name, new File([content], '../../evil.png', { type }));
  return ann.send<{ photoUrl: string; tracks: object[]; message?: string }>(
    '/profile/upload_profile_photo',
    { method: 'POST', body: form },
  );
};

// Requests a path without `fetch`, which would normalise its dots.
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(service.origin);
    request({ port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('uploading', () => {
  test('a photo of 200 KB is stored beside the database and served', async () => {
    const { status, body } = await upload(204_800);
    expect(status).toBe(200);
    expect(body.photoUrl).toMatch(new RegExp(`^${service.origin}/api/photos/[0-9a-f]{32}$`));
    expect(body.tracks).toEqual([{ id: expect.stringMatching(/[^0-9a-f]/) }]);
    const photo = await fetch(body.photoUrl);
    expect(photo.headers.get('content-type')).toBe('image/png');
    expect((await photo.arrayBuffer()).byteLength).toBe(204_800);
    expect(readdirSync(join(folder, 'photos')).length).toBe(1);
    expect((await ann.get<{ photoUrl: string }>('/profile')).body.photoUrl).toBe(body.photoUrl);
  });

  test('a new photo replaces the old one', async () => {
    const first = (await upload(10)).body.photoUrl;
    await upload(20);
    expect(readdirSync(join(folder, 'photos')).length).toBe(1);
    expect((await fetch(first)).status).toBe(404);
  });

  test.each([
    [9_000_000, 'image/png', 'file', 413, 'File too large'],
    [10, 'image/png', 'photo', 400, 'Unexpected field'],
  ])('upload refuses %i bytes of %s as %s', async (bytes, type, name, status, message) => {
    const response = await upload(bytes, type, name);
    expect([response.status, response.body.message]).toEqual([status, message]);
  });

  test('the upload refuses a body that is not a form, and a form without a file', async () => {
    const path = '/profile/upload_profile_photo';
    const text = new FormData();
    text.set('file', 'only text');
    for (const body of ['x', text]) {
      const response = await ann.send(path, { method: 'POST', body });
      expect([response.status, response.body.message]).toEqual([400, 'File image cannot be empty']);
    }
  });
});

describe('pictures', () => {
  test('pictures are served without scripts or type guessing', async () => {
    const { body } = await upload('<svg><script>alert(1)</script></svg>', 'image/svg+xml');
    const { headers } = await fetch(body.photoUrl);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the photo address serves nothing else', async () => {
    for (const path of [
      '/api/photos/../secret.txt',
      '/api/photos/..%2fsecret.txt',
      '/api/photos/portraits/..%2f..%2fpeople.ts',
      `/api/photos/${'0'.repeat(32)}`,
      '/api/photos/portraits/nobody.svg',
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
  });
});
