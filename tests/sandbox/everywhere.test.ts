// @vitest-environment node
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { loginToken } from '../support/sandboxServer.ts';
import { callerOf, startWorld, type World } from './fixtures/client.ts';
import { id } from './fixtures/littleWorld.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

describe('addresses', () => {
  test('a trailing slash is ignored', async () => {
    const ann = await world.as('ann');
    expect((await ann.get('/tracks/')).status).toBe(200);
    expect((await ann.get(`/tracks/${id.track('alpha')}/`)).status).toBe(200);
  });

  test('a double slash is 404', async () => {
    const ann = await world.as('ann');
    expect((await ann.get('//tracks')).status).toBe(404);
    expect((await ann.get('/tracks//')).status).toBe(404);
  });

  test('an unknown address is 404, with or without a token', async () => {
    expect((await world.anonymous.get('/certificates')).body.message).toBe(
      'Cannot GET /api/certificates',
    );
  });
});

describe('tokens', () => {
  const refused = expect.objectContaining({ message: 'Unauthorized', statusCode: 401 });

  test('carry email, userId, role, iat and exp', async () => {
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

  test('missing, garbage and foreign ones are all the same 401', async () => {
    const foreign = await new SignJWT({ userId: id.person('ann'), email: 'x', role: 'MENTEE' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('some other secret of the right size'));
    for (const token of [undefined, '', 'garbage', 'a.b.c', foreign]) {
      const { status, body } = await callerOf(world.origin, token).get('/profile');
      expect([status, body]).toEqual([401, refused]);
    }
  });

  test('an unsigned one is refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part({ userId: id.person('ann'), email: 'x', role: 'ADMIN' })}.`;
    expect((await callerOf(world.origin, token).get('/profile')).body).toEqual(refused);
  });

  test('an expired one is refused', async () => {
    const ann = await world.as('ann');
    world.clock.now = new Date(world.clock.now.getTime() + 24 * 60 * 60 * 1000 + 1000);
    expect((await ann.get('/profile')).body).toEqual(refused);
  });

  test('one of a user that is gone is refused', async () => {
    const ann = await world.as('ann');
    world.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('ann')]);
    expect((await ann.get('/profile')).body).toEqual(refused);
  });

  test('a bad one is ignored on auth calls', async () => {
    const { status } = await callerOf(world.origin, 'garbage').post('/auth/login', {
      email: 'ann@akada.example',
      password: 'akada-2021',
    });
    expect(status).toBe(200);
  });
});

describe('errors', () => {
  test('have eight fields, the message of validation being an array', async () => {
    const ann = await world.as('ann');
    const { status, body } = await ann.get('/tracks?sort=title');
    expect(status).toBe(400);
    expect(body).toEqual({
      message: ['property sort should not exist'],
      error: 'Bad Request',
      errors: null,
      path: '/api/tracks?sort=title',
      timestamp: world.clock.now.toISOString(),
      statusCode: 400,
      status: 'BAD_REQUEST',
      stack: null,
    });
  });

  test('of other kinds have a text as message', async () => {
    const ann = await world.as('ann');
    const { status, body } = await ann.get(`/tracks/${id.nobody}`);
    expect([status, typeof body.message]).toEqual([404, 'string']);
  });

  test('unhandled ones have no message at all', async () => {
    const ann = await world.as('ann');
    const { status, body } = await ann.get('/tracks/not-an-id');
    expect(status).toBe(500);
    expect(body).toEqual({
      statusCode: 500,
      timestamp: world.clock.now.toISOString(),
      path: '/api/tracks/not-an-id',
    });
  });

  test('unknown fields are refused even where they are null', async () => {
    const ann = await world.as('ann');
    const { body } = await ann.post(`/tracks/${id.track('alpha')}/enroll`, {
      mentorId: id.person('max'),
      note: null,
      __proto__: { x: 1 },
    });
    expect(body.message).toEqual(['property note should not exist']);
  });

  test('checks come in the order 401, 403, 400, 404', async () => {
    const path = `/tasks/${id.nobody}/submissions`;
    const nonsense = { nonsense: 1 };
    const [mia, ann] = [await world.as('mia'), await world.as('ann')];
    expect((await world.anonymous.post(path, nonsense)).status).toBe(401);
    expect((await mia.post(path, nonsense)).status).toBe(403);
    expect((await ann.post(path, nonsense)).status).toBe(400);
    expect((await ann.post(path, { taskUrl: 'https://a.example' })).status).toBe(404);
  });
});

describe('hostile requests', () => {
  const login = (init: RequestInit) =>
    world.anonymous.send('/auth/login', { method: 'POST', ...init });
  const headers = { 'content-type': 'application/json' };

  test('malformed JSON is 400', async () => {
    const { status, body } = await login({ headers, body: '{"email":' });
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });

  test('JSON that is no object has none of the fields', async () => {
    const init = { method: 'POST', headers };
    for (const body of ['[]', '"text"', '7', 'null', '']) {
      const answer = await world.anonymous.send('/auth/register', { ...init, body });
      expect([answer.status, Array.isArray(answer.body.message)]).toEqual([400, true]);
    }
  });

  test('an oversized body is 413', async () => {
    const { status } = await login({ headers, body: `{"email":"${'x'.repeat(200_000)}"}` });
    expect(status).toBe(413);
  });

  test('an oversized query is 413', async () => {
    const ann = await world.as('ann');
    expect((await ann.get(`/tracks?search=${'x'.repeat(10_000)}`)).status).toBe(413);
  });
});
