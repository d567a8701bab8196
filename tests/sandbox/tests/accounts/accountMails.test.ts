import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { startService, type Service } from '../../fixtures/client.ts';

const MINUTE = 60 * 1000;
const email = 'zoe@akada.example';
const page = 'https://akada.example/confirm-email?from=mail';

let service: Service;
beforeEach(async () => {
  service = await startService();
  const zoe = { firstName: 'Zoe', lastName: 'New', email, password: 'secret-1' };
  await service.anonymous.post('/auth/register', zoe);
});
afterEach(() => service.close());

const post = async (call: string, body: object): Promise<[number, unknown]> => {
  const response = await service.anonymous.post(`/auth/${call}`, body);
  return [response.status, response.text === '' ? '' : response.body.message];
};
const done = [200, ''];
const expired = [404, 'Token expired'];

const request = (call: string, address = email, clientBaseUrl = page) =>
  post(call, { email: address, clientBaseUrl, tokenParamName: 'token', emailParamName: 'email' });
const toConfirm = 'send-email-confirmation-token';
const toReset = 'send-password-reset-token';

const confirm = (token: string) => post('confirm-email', { email, token });
const reset = (token: string, newPassword: string) =>
  post('reset-password', { email, token, newPassword });

const mails = () => service.sandbox.outbox.mails();
const linkOf = (index = 0): URL => new URL(mails()[index]?.link ?? '');
const tokenOf = (index = 0): string => linkOf(index).searchParams.get('token') ?? '';
const later = (milliseconds: number): void => {
  service.clock.now = new Date(service.clock.now.getTime() + milliseconds);
};
const login = async (password: string): Promise<number> =>
  (await service.anonymous.post('/auth/login', { email, password })).status;

test('a link may lack a scheme', async () => {
  expect(await request(toReset, email, 'akada.example/reset')).toEqual(done);
  expect(linkOf().href).toMatch(/^http:\/\/akada\.example\/reset\?token=/);
});

test.each([
  [toConfirm, 24 * 60 * MINUTE],
  [toReset, 10 * MINUTE],
])('%s sends one email until its token expires', async (call, life) => {
  await request(call);
  later(life - 1);
  const [status, message] = await request(call);
  expect(status).toBe(500);
  expect(message).toMatch(
    /^E11000 duplicate key error collection: akada\.temporarytokens index: user_1_type_1 dup key/,
  );
  expect(mails().length).toBe(1);
  later(1);
  const response = call === toConfirm ? confirm(tokenOf()) : reset(tokenOf(), 'second-1');
  expect(await response).toEqual(expired);
  expect(await request(call)).toEqual(done);
  expect(tokenOf(0)).not.toBe(tokenOf(1));
});

describe('a new password', () => {
  beforeEach(() => service.sandbox.db.run('UPDATE users SET emailVerified = 1'));

  test('an emailed link changes the password, more than once', async () => {
    await request(toReset);
    expect(await reset(tokenOf(), 'second-1')).toEqual(done);
    expect([await login('secret-1'), await login('second-1')]).toEqual([401, 200]);
    expect(await reset(tokenOf(), 'third-12')).toEqual(done);
  });

  test.each([
    ['80 characters', 'p'.repeat(80), 200],
    ['under six characters', 'short', 400],
  ])('a password of %s is accepted, and then checked at login', async (_, password, status) => {
    await request(toReset);
    expect(await reset(tokenOf(), password)).toEqual(done);
    expect(await login(password)).toBe(status);
  });

  test('the token of one email is not valid for the other', async () => {
    service.sandbox.db.run('UPDATE users SET emailVerified = 0');
    await request(toConfirm);
    expect(await reset(tokenOf(), 'second-1')).toEqual(expired);
  });

  test('a new password does not unlock a locked account', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await login('wrong-password');
    await request(toReset);
    expect(await reset(tokenOf(), 'second-1')).toEqual(done);
    expect(await login('second-1')).toBe(401);
  });
});
