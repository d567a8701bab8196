// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Caller, type Page, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
let bob: Caller;
beforeEach(async () => {
  world = await startWorld();
  bob = await world.as('bob');
});
afterEach(() => world.close());

const enroll = async (caller: Caller, track: string, mentorId: unknown) => {
  const { status, text, body } = await caller.post(`/tracks/${track}/enroll`, { mentorId });
  return [status, text === '' ? '' : body.message];
};
const submit = async (caller: Caller, task: string) => {
  const work = { taskUrl: 'https://git.example/bob', menteeComment: 'Please have a look.' };
  return (await caller.post(`/tasks/${id.task(task)}/submissions`, work)).status;
};
const done = [200, ''];

test('enroll adds the track and the mentor', async () => {
  expect(await enroll(bob, id.track('alpha'), id.person('max'))).toEqual(done);
  const profile = await bob.get<{ tracks: object[] }>('/profile');
  expect(profile.body.tracks).toMatchObject([{ title: 'ALPHA TRACK' }]);
  expect((await bob.get<Page<object>>('/profile/mentors')).body.items).toMatchObject([
    { firstName: 'Max' },
  ]);
  const mentees = await (await world.as('max')).get<Page<object>>('/profile/mentees');
  expect(mentees.body.items).toMatchObject([{ firstName: 'Bob' }]);
  expect(await submit(bob, 'early')).toBe(201);
});

test('a second enrollment is accepted, and leaves one track', async () => {
  await enroll(bob, id.track('alpha'), id.person('max'));
  expect(await enroll(bob, id.track('alpha'), id.person('max'))).toEqual(done);
  expect(await enroll(bob, id.track('alpha'), id.person('mia'))).toEqual(done);
  expect((await bob.get<{ tracks: object[] }>('/profile')).body.tracks.length).toBe(1);
});

test('the same mentor on a second track makes submissions there impossible', async () => {
  await enroll(bob, id.track('alpha'), id.person('mia'));
  expect(await enroll(bob, id.track('beta'), id.person('mia'))).toEqual(done);
  expect((await bob.get<{ tracks: object[] }>('/profile')).body.tracks.length).toBe(2);
  expect(await submit(bob, 'early')).toBe(201);
  expect(await submit(bob, 'other')).toBe(500);
});

test('the chosen mentor must be a mentor', async () => {
  for (const mentorId of [id.unknown, id.person('ann')]) {
    expect(await enroll(bob, id.track('alpha'), mentorId)).toEqual([
      404,
      `Mentor with ${mentorId} not found`,
    ]);
  }
  const malformed = [400, ['mentorId must be a mongodb id']];
  expect(await enroll(bob, id.track('alpha'), 'mia')).toEqual(malformed);
  expect(await enroll(bob, id.track('alpha'), null)).toEqual(malformed);
});

test('a mentor of another track is accepted', async () => {
  expect(await enroll(bob, id.track('beta'), id.person('max'))).toEqual(done);
  expect((await bob.get<Page<object>>('/profile/mentors')).body.items).toMatchObject([
    { firstName: 'Max' },
  ]);
  expect(await submit(bob, 'other')).toBe(201);
});

test('a track without mentors is closed', async () => {
  expect(await enroll(bob, id.track('gamma'), id.person('mia'))).toEqual([
    400,
    'Track is not unavailable at the moment',
  ]);
});
