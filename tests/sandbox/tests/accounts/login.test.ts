// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startWorld, type World } from '../../fixtures/client.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const login = async (email: unknown, password: unknown): Promise<[number, unknown]> => {
  const { status, body } = await world.anonymous.post('/auth/login', { email, password });
  return [status, body.message];
};
const incorrect = [401, 'Email or Password is incorrect'];
const letIn = [200, undefined];

test('login accepts the address in any case, but not with spaces around it', async () => {
  expect(await login('Ann@AKADA.example', 'akada-2021')).toEqual(letIn);
  expect(await login(' ann@akada.example ', 'akada-2021')).toEqual([
    400,
    ['email must be an email'],
  ]);
});

test.each([
  [undefined, undefined],
  ['ann@akada.example', ''],
  [{ $gt: '' }, { $gt: '' }],
  ["' OR 1=1 --", 'akada-2021'],
])('login refuses %j and %j', async (email, password) => {
  expect((await login(email, password))[0]).toBe(401);
});

test('login refuses unknown fields even with correct credentials', async () => {
  const { status, body } = await world.anonymous.post('/auth/login', {
    email: 'ann@akada.example',
    password: 'akada-2021',
    remember: true,
  });
  expect([status, body.message]).toEqual([400, ['property remember should not exist']]);
});

test('three wrong passwords lock an account for good', async () => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
  }
  const lockedOut = [401, 'User is locked out'];
  expect(await login('ann@akada.example', 'wrong-password')).toEqual(lockedOut);
  expect(await login('ann@akada.example', 'akada-2021')).toEqual(lockedOut);
  world.clock.now = new Date('2027-01-01T00:00:00.000Z');
  expect(await login('ann@akada.example', 'akada-2021')).toEqual(lockedOut);
  expect(await login('bob@akada.example', 'akada-2021')).toEqual(letIn);
});

test('an unconfirmed account is refused with any password, and never locked', async () => {
  world.sandbox.db.run("UPDATE users SET emailVerified = 0 WHERE email = 'ann@akada.example'");
  const unconfirmed = [401, 'Unconfirmed Email'];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(unconfirmed);
  }
  expect(await login('ann@akada.example', 'akada-2021')).toEqual(unconfirmed);
});

test('a deactivated account is refused without a reason, after the correct password', async () => {
  world.sandbox.db.run("UPDATE users SET isActive = 0 WHERE email = 'ann@akada.example'");
  expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
  expect(await login('ann@akada.example', 'akada-2021')).toEqual([401, 'Unauthorized']);
});

test('a successful login resets the count', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
    expect(await login('ann@akada.example', 'wrong-password')).toEqual(incorrect);
    expect(await login('ann@akada.example', 'akada-2021')).toEqual(letIn);
  }
});
