// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

/** A user as other users see them. */
const subset = (key: string) => ({
  id: id.person(key),
  firstName: expect.any(String),
  lastName: 'Test',
  email: `${key}@akada.example`,
  description: 'Only here for the tests.',
  city: 'Jos',
  country: 'Nigeria',
  gender: 'UNSPECIFIED',
  phoneNumber: '+2348000000000',
  technologies: ['Node'],
  photoUrl: null,
  tracks: expect.arrayContaining([{ id: expect.objectContaining({ type: 'Buffer' }) }]),
});

test('a mentee sees their mentors, without role, birthday and dates', async () => {
  const { body } = await (await world.as('ann')).get<object>('/profile/mentors');
  expect(body).toEqual({ totalCount: 1, items: [subset('mia')] });
});

test('a mentor sees their mentees, without role, birthday and dates', async () => {
  const { body } = await (await world.as('mia')).get<object>('/profile/mentees');
  expect(body).toEqual({ totalCount: 1, items: [subset('ann')] });
});

test('users without mentors or mentees get an empty list', async () => {
  const [bob, max] = [await world.as('bob'), await world.as('max')];
  const nobody = { totalCount: 0, items: [] };
  expect((await bob.get('/profile/mentors')).body).toEqual(nobody);
  expect((await max.get('/profile/mentees')).body).toEqual(nobody);
});
