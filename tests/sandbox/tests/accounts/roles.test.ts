// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Caller, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
let callers: Record<'MENTEE' | 'MENTOR' | 'ADMIN', Caller>;
beforeAll(async () => {
  world = await startWorld();
  const [MENTEE, MENTOR, ADMIN] = await Promise.all(['ann', 'mia', 'ada'].map(world.as));
  if (!MENTEE || !MENTOR || !ADMIN) throw new Error('nobody came');
  callers = { MENTEE, MENTOR, ADMIN };
});
afterAll(() => world.close());

type Role = keyof typeof callers;
const anyRole: Role[] = ['MENTEE', 'MENTOR', 'ADMIN'];

// The writes contain an unknown field, so a 400 shows that the guard let them through.
const calls: [method: string, path: string, allowed: Role[]][] = [
  ['GET', '/profile', anyRole],
  ['PUT', '/profile', anyRole],
  ['POST', '/profile/upload_profile_photo', anyRole],
  ['GET', '/profile/mentors', ['MENTEE']],
  ['GET', '/profile/mentees', ['MENTOR']],
  ['GET', '/tracks', anyRole],
  ['GET', `/tracks/${id.track('alpha')}`, anyRole],
  ['GET', `/tracks/${id.track('alpha')}/stages`, anyRole],
  ['GET', `/tracks/${id.track('alpha')}/mentors`, anyRole],
  ['GET', `/tracks/${id.track('alpha')}/my_stages`, ['MENTEE']],
  ['POST', `/tracks/${id.track('alpha')}/enroll`, anyRole],
  ['GET', '/stages', anyRole],
  ['GET', `/courses/${id.course('alpha-one')}`, anyRole],
  ['GET', '/tasks', anyRole],
  ['GET', `/tasks/${id.task('early')}`, anyRole],
  ['GET', `/tasks/${id.task('early')}/submissions`, ['MENTEE']],
  ['POST', `/tasks/${id.task('early')}/submissions`, ['MENTEE']],
  ['GET', '/mentors/submissions', ['MENTOR']],
  ['POST', `/mentors/grade/${id.submission('ann', 'early')}/`, ['MENTOR']],
];

describe.each(calls)('%s %s', (method, path, allowed) => {
  const init: RequestInit =
    method === 'GET'
      ? { method }
      : { method, headers: { 'content-type': 'application/json' }, body: '{"unknown":1}' };

  test('no call without a token', async () => {
    expect((await world.anonymous.send(path, init)).status).toBe(401);
  });

  test.each(anyRole)('%s', async (role) => {
    const { status, body } = await callers[role].send(path, init);
    const isForbidden = body.message === 'Forbidden resource';
    const expected = method === 'GET' ? 200 : 400;
    expect([status, isForbidden]).toEqual(allowed.includes(role) ? [expected, false] : [403, true]);
  });
});
