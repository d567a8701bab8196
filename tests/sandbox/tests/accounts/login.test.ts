import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { loginToken } from '../../../support/sandboxServer.ts';
import { callerOf, startService, type Service } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';

const DAY = 24 * 60 * 60;

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const login = async (email: string, password: string): Promise<[number, unknown]> => {
  const { status, body } = await service.anonymous.post('/auth/login', { email, password });
  return [status, body.message];
};
const incorrect = [401, 'Email or Password is incorrect'];
const letIn = [200, undefined];

test('an unconfirmed account is refused with any password, and never locked', async () => {
  service.sandbox.db.run("UPDATE users SET emailVerified = 0 WHERE email = 'ann@akada.example'");
  const unconfirmed = [401, 'Unconfirmed Email'];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(unconfirmed);
  }
  expect(await login('ann@akada.example', 'akada-2021')).toEqual(unconfirmed);
});

test('a deactivated account is refused without a reason, after the correct password', async () => {
  service.sandbox.db.run("UPDATE users SET isActive = 0 WHERE email = 'ann@akada.example'");
  expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
  expect(await login('ann@akada.example', 'akada-2021')).toEqual([401, 'Unauthorized']);
});

test('a successful login resets the count', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
    expect(await login('ann@akada.example', 'akada-2021')).toEqual(letIn);
  }
});

test('tokens carry email, userId, role, iat and exp', async () => {
  const token = await loginToken(service.origin, 'ann@akada.example');
  const iat = service.clock.now.getTime() / 1000;
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).toEqual({
    email: 'ann@akada.example',
    userId: id.person('ann'),
    role: 'MENTEE',
    iat,
    exp: iat + DAY,
  });
});

test('foreign, unsigned and expired tokens get the same 401, except on auth calls', async () => {
  const claims = { userId: id.person('ann'), email: 'ann@akada.example', role: 'ADMIN' };
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('some other secret of the right size'));
  const expired = await loginToken(service.origin, 'ann@akada.example');
  service.clock.now = new Date(service.clock.now.getTime() + (DAY + 1) * 1000);
  for (const token of [foreign, new UnsecuredJWT(claims).encode(), expired]) {
    const caller = callerOf(service.origin, token);
    const { body } = await caller.get('/profile');
    expect(body).toMatchObject({ message: 'Unauthorized', statusCode: 401 });
    const credentials = { email: 'ann@akada.example', password: 'akada-2021' };
    expect((await caller.post('/auth/login', credentials)).status).toBe(200);
  }
});

test('a deleted user’s token is valid, and their profile fails with a 500', async () => {
  const ann = await service.as('ann');
  service.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('ann')]);
  const { status, body } = await ann.get('/profile');
  expect([status, body.message]).toEqual([500, undefined]);
  expect((await ann.get('/tracks')).status).toBe(200);
});
