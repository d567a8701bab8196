import { afterAll, beforeAll, expect, test } from 'vitest';

import { loginToken, startSandbox, type SandboxServer } from '../../../support/sandboxServer.ts';
import { demoAccounts, welcome } from '../../start.ts';

let server: SandboxServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

test.each(demoAccounts)('$email can log in', async ({ email }) => {
  expect(await loginToken(server.origin, email)).toBeTypeOf('string');
  expect(welcome(server.origin, ':memory:')).toContain(email);
});

test('every picture that is named is served', async () => {
  const { db } = server.sandbox;
  const pictures = db.all<{ path: string }>(
    `SELECT thumbnail AS path FROM tracks WHERE thumbnail IS NOT NULL
     UNION SELECT photo FROM users WHERE photo IS NOT NULL`,
  );
  expect(pictures.length).toBeGreaterThan(3);
  for (const { path } of pictures) {
    const response = await fetch(`${server.origin}/api/photos/${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  }
});
