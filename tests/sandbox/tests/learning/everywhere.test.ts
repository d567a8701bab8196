// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const login = (init: RequestInit) =>
  world.anonymous.send('/auth/login', { method: 'POST', ...init });

const headers = { 'content-type': 'application/json' };

/** A login in chunks, without a content length. */
const chunked = (text: string) => {
  const init: RequestInit = { headers, body: new Blob([text]).stream() };
  return login(Object.assign(init, { duplex: 'half' }));
};

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

test('calls for one entity ignore unknown parameters', async () => {
  const ann = await world.as('ann');
  const track = `tracks/${id.track('alpha')}`;
  const task = `tasks/${id.task('early')}`;
  const calls = ['profile', track, `${track}/stages`, `${track}/mentors`, task];
  for (const call of [...calls, `${task}/submissions`]) {
    expect([call, (await ann.get(`/${call}?page=1`)).status]).toEqual([call, 200]);
  }
});

describe('errors', () => {
  test('unknown parameters of lists and writes are refused', async () => {
    const ann = await world.as('ann');
    const answers = [
      await ann.get('/tracks?full=1'),
      await ann.get('/tasks?full=1'),
      await world.anonymous.post('/auth/login?full=1', {
        email: 'ann@akada.example',
        password: 'akada-2021',
      }),
      await world.anonymous.post('/auth/register?full=1', {}),
      await world.anonymous.post('/auth/confirm-email?full=1', {}),
    ];
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([400, ['property full should not exist']]);
    }
  });

  test('checks come in the order 401, 403, 400, 404', async () => {
    const path = `/tasks/${id.unknown}/submissions`;
    const nonsense = { nonsense: 1 };
    const [mia, ann] = [await world.as('mia'), await world.as('ann')];
    expect((await world.anonymous.post(path, nonsense)).status).toBe(401);
    expect((await mia.post(path, nonsense)).status).toBe(403);
    expect((await ann.post(path, nonsense)).status).toBe(400);
    expect((await ann.post(path, { taskUrl: 'https://a.example' })).status).toBe(404);
  });
});

describe('hostile requests', () => {
  test('malformed JSON is 400', async () => {
    const { status, body } = await login({ headers, body: '{"email":' });
    expect([status, typeof body.message]).toEqual([400, 'string']);
  });

  test('JSON that is no object counts as an empty object', async () => {
    const init = { method: 'POST', headers };
    for (const body of ['[]', '"text"', '7', 'null', '']) {
      const answer = await world.anonymous.send('/auth/register', { ...init, body });
      expect([answer.status, Array.isArray(answer.body.message)]).toEqual([400, true]);
    }
  });

  test('a body in chunks is read, up to the same size', async () => {
    const ann = { email: 'ann@akada.example', password: 'akada-2021' };
    expect((await chunked(JSON.stringify(ann))).status).toBe(200);
    const tooLarge = await chunked(JSON.stringify({ ...ann, email: 'x'.repeat(200_000) }));
    expect(tooLarge.status).toBe(500);
  });

  test('SQL in a field, an address or a token is plain text', async () => {
    const sql = `'); DROP TABLE users; --' OR '1'='1`;
    const person = { firstName: sql, lastName: sql, email: "o'neil@akada.example", password: sql };
    expect((await world.anonymous.post('/auth/register', person)).status).toBe(201);
    expect(
      world.sandbox.db.get('SELECT firstName, lastName FROM users WHERE email = ?', [person.email]),
    ).toEqual({ firstName: sql, lastName: sql });
    const anybody = { email: "x'or'1'='1@akada.example", password: sql };
    expect((await world.anonymous.post('/auth/login', anybody)).status).toBe(401);
    const proof = { email: person.email, token: sql };
    expect((await world.anonymous.post('/auth/confirm-email', proof)).status).toBe(404);

    const ann = await world.as('ann');
    for (const path of ['tracks', 'tasks', 'courses', 'stages']) {
      const { status } = await ann.get(`/${path}/${encodeURIComponent(`x' OR '1'='1`)}`);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    const enrolment = { mentorId: sql };
    const track = `/tracks/${id.track('alpha')}/enroll`;
    expect((await ann.post(track, enrolment)).status).toBe(400);
  });

  test('an oversized query is 413', async () => {
    const ann = await world.as('ann');
    expect((await ann.get(`/tracks?search=${'x'.repeat(10_000)}`)).status).toBe(413);
  });
});
