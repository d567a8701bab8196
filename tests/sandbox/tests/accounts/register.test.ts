// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { startWorld, type World } from '../../fixtures/client.ts';

const zoe = { firstName: 'Zoe', lastName: 'New', email: 'zoe@akada.example', password: 'secret-1' };

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const register = (body: object) => world.anonymous.post('/auth/register', body);

test('register creates an account that cannot log in yet, without an email', async () => {
  const { status, body } = await register(zoe);
  expect([status, body]).toEqual([201, { canLogin: false }]);
  expect(world.sandbox.outbox.mails()).toEqual([]);
  const { email, password } = zoe;
  const login = await world.anonymous.post('/auth/login', { email, password });
  expect([login.status, login.body.message]).toEqual([401, 'Unconfirmed Email']);
});

test('register stores salted hashes, not passwords', async () => {
  await register(zoe);
  await register({ ...zoe, email: 'other@akada.example' });
  const rows = world.sandbox.db.all<{ passwordHash: string }>(
    "SELECT passwordHash FROM users WHERE firstName = 'Zoe'",
  );
  const [one, other] = rows.map(({ passwordHash }) => passwordHash);
  expect(one).toMatch(/^\$argon2id\$/);
  expect(one).not.toBe(other);
});

test('register refuses a used address in any spelling', async () => {
  for (const email of ['ann@akada.example', 'ANN@Akada.Example']) {
    const { status, body } = await register({ ...zoe, email });
    expect([status, body.message]).toEqual([409, 'User with the email already exists']);
  }
});

describe('validation', () => {
  test('validation lists every missing field', async () => {
    const { status, body } = await register({});
    expect(status).toBe(400);
    expect(body.message).toEqual([
      'firstName must be shorter than or equal to 64 characters',
      'lastName must be shorter than or equal to 64 characters',
      'email must be shorter than or equal to 64 characters',
      'email must be an email',
      'password must be longer than or equal to 6 characters',
    ]);
  });

  test.each([
    [{ email: 'zoe' }, 'email must be an email'],
    [{ email: 'zoe@localhost' }, 'email must be an email'],
    [{ email: ' zoe@akada.example' }, 'email must be an email'],
    [{ email: 'zoe@akada.example ' }, 'email must be an email'],
    [
      { email: `${'z'.repeat(60)}@akada.example` },
      'email must be shorter than or equal to 64 characters',
    ],
    [{ firstName: 'z'.repeat(65) }, 'firstName must be shorter than or equal to 64 characters'],
    [{ lastName: 7 }, 'lastName must be shorter than or equal to 64 characters'],
    [{ password: '🎉'.repeat(5) }, 'password must be longer than or equal to 6 characters'],
    [{ password: '12345' }, 'password must be longer than or equal to 6 characters'],
    [{ confirmPassword: 'secret-1' }, 'property confirmPassword should not exist'],
    [{ role: 'ADMIN' }, 'property role should not exist'],
  ])('%j', async (change, message) => {
    const { status, body } = await register({ ...zoe, ...change });
    expect([status, body.message]).toEqual([400, [message]]);
  });

  test('a field named __proto__ is refused as unknown', async () => {
    const { status, body } = await world.anonymous.send('/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(zoe).replace('{', '{"__proto__":{"role":"ADMIN"},'),
    });
    expect([status, body.message]).toEqual([400, ['property __proto__ should not exist']]);
  });

  test('register accepts names and passwords of 64 characters', async () => {
    const longest = { ...zoe, firstName: 'z'.repeat(64), password: 'p'.repeat(64) };
    expect((await register(longest)).status).toBe(201);
    const emoji = { ...longest, email: 'other@akada.example', firstName: '🎉'.repeat(32) };
    expect((await register({ ...emoji, password: '🎉'.repeat(32) })).status).toBe(201);
  });

  test.each([
    [{ firstName: '   ' }, 'firstName: Path `firstName` is required.'],
    [{ lastName: '' }, 'lastName: Path `lastName` is required.'],
    [
      { lastName: '🎉'.repeat(33) },
      `lastName: Path \`lastName\` (\`${'🎉'.repeat(33)}\`) is longer than the maximum allowed length (64).`,
    ],
    [
      { password: 'p'.repeat(65) },
      `password: Path \`password\` (\`${'p'.repeat(65)}\`) is longer than the maximum allowed length (64).`,
    ],
  ])('register passes validation and fails in the database: %j', async (change, words) => {
    const { status, body } = await register({ ...zoe, ...change });
    expect([status, body.message]).toEqual([500, `User validation failed: ${words}`]);
  });
});
