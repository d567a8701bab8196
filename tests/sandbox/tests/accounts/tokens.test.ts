// @vitest-environment node
import { SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { loginToken } from '../../../support/sandboxServer.ts';
import { callerOf, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

/** One dot-separated part of a token. */
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const refused = expect.objectContaining({ message: 'Unauthorized', statusCode: 401 });

test('tokens carry email, userId, role, iat and exp', async () => {
  const token = await loginToken(world.origin, 'ann@akada.example');
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  const iat = world.clock.now.getTime() / 1000;
  expect(claims).toEqual({
    email: 'ann@akada.example',
    userId: id.person('ann'),
    role: 'MENTEE',
    iat,
    exp: iat + 24 * 60 * 60,
  });
});

test('missing, invalid and foreign tokens get the same 401', async () => {
  const foreign = await new SignJWT({ userId: id.person('ann'), email: 'x', role: 'MENTEE' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('some other secret of the right size'));
  for (const token of [undefined, '', 'garbage', 'a.b.c', foreign]) {
    const { status, body } = await callerOf(world.origin, token).get('/profile');
    expect([status, body]).toEqual([401, refused]);
  }
});

test('an unsigned token is refused', async () => {
  const token = `${part({ alg: 'none' })}.${part({ userId: id.person('ann'), email: 'x', role: 'ADMIN' })}.`;
  expect((await callerOf(world.origin, token).get('/profile')).body).toEqual(refused);
});

test('an expired token is refused', async () => {
  const ann = await world.as('ann');
  world.clock.now = new Date(world.clock.now.getTime() + 24 * 60 * 60 * 1000 + 1000);
  expect((await ann.get('/profile')).body).toEqual(refused);
});

test('a deleted user’s token is valid, and their profile fails with a 500', async () => {
  const ann = await world.as('ann');
  world.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('ann')]);
  const { status, body } = await ann.get('/profile');
  expect([status, body]).toEqual([
    500,
    { statusCode: 500, timestamp: world.clock.now.toISOString(), path: '/api/profile' },
  ]);
  expect((await ann.get('/tracks')).status).toBe(200);
});

test('an invalid token is ignored on auth calls', async () => {
  const { status } = await callerOf(world.origin, 'garbage').post('/auth/login', {
    email: 'ann@akada.example',
    password: 'akada-2021',
  });
  expect(status).toBe(200);
});
