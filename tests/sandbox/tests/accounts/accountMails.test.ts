// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { startWorld, type World } from '../../fixtures/client.ts';

const HOUR = 60 * 60 * 1000;
const email = 'zoe@akada.example';
const page = 'https://akada.example/confirm-email?from=mail';

let world: World;
beforeEach(async () => {
  world = await startWorld();
  const zoe = { firstName: 'Zoe', lastName: 'New', email, password: 'secret-1' };
  await world.anonymous.post('/auth/register', zoe);
});
afterEach(() => world.close());

const post = async (call: string, body: object): Promise<[number, unknown]> => {
  const answer = await world.anonymous.post(`/auth/${call}`, body);
  return [answer.status, answer.text === '' ? '' : answer.body.message];
};
const done = [200, ''];
const repeated = [
  500,
  expect.stringMatching(
    /^E11000 duplicate key error collection: akada\.temporarytokens index: user_1_type_1 dup key/,
  ),
];
const names = { tokenParamName: 'token', emailParamName: 'email' };
const request = (call: string, address = email, clientBaseUrl = page) =>
  post(call, { email: address, clientBaseUrl, ...names });

const confirm = (token: string, address = email) =>
  post('confirm-email', { email: address, token });
const reset = (token: string, newPassword: string, address = email) =>
  post('reset-password', { email: address, token, newPassword });

const mails = () => world.sandbox.outbox.mails();
const linkOf = (index = 0): URL => new URL(mails()[index]?.link ?? '');
const tokenOf = (index = 0): string => linkOf(index).searchParams.get('token') ?? '';
const later = (milliseconds: number): void => {
  world.clock.now = new Date(world.clock.now.getTime() + milliseconds);
};
const login = async (password: string): Promise<number> =>
  (await world.anonymous.post('/auth/login', { email, password })).status;

describe('confirming an address', () => {
  const ask = 'send-email-confirmation-token';

  test('an emailed link with the two parameters opens the login', async () => {
    expect(await request(ask)).toEqual(done);
    expect(mails()).toMatchObject([{ recipient: email }]);
    expect(linkOf().href).toContain('https://akada.example/confirm-email?from=mail&token=');
    expect(linkOf().searchParams.get('email')).toBe(email);
    expect(tokenOf()).toMatch(/^[0-9a-f]{128}$/);
    expect(await confirm(tokenOf())).toEqual(done);
    expect(await login('secret-1')).toBe(200);
  });

  test('a second request within 24 hours fails with the database’s message and no email', async () => {
    await request(ask);
    later(24 * HOUR - 1);
    expect(await request(ask)).toEqual(repeated);
    expect(mails().length).toBe(1);
    later(1);
    expect(await request(ask)).toEqual(done);
    expect(tokenOf(0)).not.toBe(tokenOf(1));
  });

  test('a token is refused before it was sent and after a day', async () => {
    expect(await confirm('abc')).toEqual([404, 'Token expired']);
    await request(ask);
    later(24 * HOUR);
    expect(await confirm(tokenOf())).toEqual([404, 'Token expired']);
  });
});

describe('a new password', () => {
  const ask = 'send-password-reset-token';

  beforeEach(() => world.sandbox.db.run('UPDATE users SET emailVerified = 1'));

  test('an emailed link changes the password, and is valid for ten minutes', async () => {
    expect(await request(ask)).toEqual(done);
    expect(await reset(tokenOf(), 'second-1')).toEqual(done);
    expect([await login('secret-1'), await login('second-1')]).toEqual([401, 200]);
    expect(await reset(tokenOf(), 'third-12')).toEqual(done);
    later(10 * 60 * 1000);
    expect(await reset(tokenOf(), 'fourth-1')).toEqual([404, 'Token expired']);
  });

  test('an unknown address is not revealed, and gets no email', async () => {
    expect(await request(ask, 'nobody@akada.example')).toEqual(done);
    expect(await request(ask, 'nobody@akada.example')).toEqual(done);
    expect(mails()).toEqual([]);
  });

  test('a second request within 10 minutes fails with the database’s message', async () => {
    await request(ask);
    expect(await request(ask)).toEqual(repeated);
    later(10 * 60 * 1000);
    expect(await request(ask)).toEqual(done);
  });

  test('a password of 80 characters is accepted, and logs in', async () => {
    await request(ask);
    expect(await reset(tokenOf(), 'p'.repeat(80))).toEqual(done);
    expect(await login('p'.repeat(80))).toBe(200);
  });

  test('a password under six characters is accepted, and cannot log in', async () => {
    await request(ask);
    expect(await reset(tokenOf(), 'short')).toEqual(done);
    expect(await login('short')).toBe(400);
  });

  test('the token of one email is not valid for the other', async () => {
    world.sandbox.db.run('UPDATE users SET emailVerified = 0');
    await request('send-email-confirmation-token');
    expect(await reset(tokenOf(), 'second-1')).toEqual([404, 'Token expired']);
  });

  test('a new password does not unlock a locked account', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await login('wrong-password');
    await request(ask);
    expect(await reset(tokenOf(), 'second-1')).toEqual(done);
    expect(await login('second-1')).toBe(401);
  });
});

test('the base address of the link is checked', async () => {
  const refused = [400, ['clientBaseUrl must be an URL address']];
  for (const base of ['http://localhost:3000/x', 'javascript:alert(1)', 'akada', '']) {
    expect(await request('send-password-reset-token', email, base)).toEqual(refused);
  }
  expect(await request('send-password-reset-token', email, 'akada.example/reset')).toEqual(done);
  expect(linkOf().href).toMatch(/^http:\/\/akada\.example\/reset\?token=/);
});

test('an address with spaces around it is refused', async () => {
  const refused = [400, ['email must be an email']];
  for (const spaced of [` ${email}`, `${email} `]) {
    expect(await request('send-email-confirmation-token', spaced)).toEqual(refused);
    expect(await request('send-password-reset-token', spaced)).toEqual(refused);
    expect(await confirm('abc', spaced)).toEqual(refused);
    expect(await reset('abc', 'second-1', spaced)).toEqual(refused);
  }
  expect(mails()).toEqual([]);
});

test('the names of the parameters are required', async () => {
  const body = { email, clientBaseUrl: page };
  expect(await post('send-password-reset-token', body)).toEqual([
    400,
    ['tokenParamName should not be empty', 'emailParamName should not be empty'],
  ]);
});
