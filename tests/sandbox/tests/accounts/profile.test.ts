// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
let ann: Caller;
beforeEach(async () => {
  world = await startWorld();
  ann = await world.as('ann');
});
afterEach(() => world.close());

const nine = {
  firstName: ' Anna ',
  lastName: 'Bello',
  country: 'Ghana',
  city: 'Accra',
  phoneNumber: '+233200000000',
  dob: '1999-05-06',
  gender: 'FEMALE',
  technologies: ['React', 'Node'],
  description: 'Changed.',
};
const without = (name: keyof typeof nine): object =>
  Object.fromEntries(Object.entries(nine).filter(([field]) => field !== name));

describe('GET profile', () => {
  test('GET profile has nulls for missing values', async () => {
    const zoe = { firstName: 'Zoe', lastName: 'New', email: 'zoe@akada.example' };
    await world.anonymous.post('/auth/register', { ...zoe, password: 'akada-2021' });
    world.sandbox.db.run('UPDATE users SET emailVerified = 1');
    const { body } = await (await world.as('zoe')).get<object>('/profile');
    expect(body).toMatchObject({
      role: 'MENTEE',
      gender: 'UNSPECIFIED',
      description: null,
      city: null,
      country: null,
      dob: null,
      phoneNumber: null,
      photoUrl: null,
      technologies: [],
      tracks: [],
    });
  });
});

describe('PUT profile', () => {
  test('PUT profile replaces the profile, and answers with broken tracks', async () => {
    const { status, body } = await ann.put<object>('/profile', nine);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...nine,
      firstName: 'Anna',
      dob: '1999-05-06T00:00:00.000Z',
      email: 'ann@akada.example',
      tracks: [{ id: { type: 'Buffer', data: [...Buffer.from(id.track('alpha'), 'hex')] } }],
    });
    const after = await ann.get<object>('/profile');
    expect(after.body).toMatchObject({ city: 'Accra', tracks: [{ title: 'ALPHA TRACK' }] });
  });

  test.each(['phoneNumber', 'technologies', 'description'] as const)(
    'an omitted %s becomes null',
    async (name) => {
      const { status, body } = await ann.put<object>('/profile', without(name));
      expect([status, body]).toEqual([200, expect.objectContaining({ [name]: null })]);
    },
  );

  test.each([
    ['city', 'city must be shorter than or equal to 64 characters'],
    ['country', 'country must be shorter than or equal to 64 characters'],
    ['dob', 'dob must be a Date instance'],
  ] as const)('%s must be present and not null', async (name, message) => {
    for (const body of [without(name), { ...nine, [name]: null }]) {
      const answer = await ann.put('/profile', body);
      expect([answer.status, answer.body.message]).toEqual([400, [message]]);
    }
  });

  test('blank names are stored as null', async () => {
    const { status, body } = await ann.put<object>('/profile', {
      ...nine,
      firstName: '  ',
      lastName: '',
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ firstName: '', lastName: '' })]);
  });

  test('lengths are counted in code points, so an emoji is one', async () => {
    const longest = {
      ...nine,
      firstName: '🎉'.repeat(64),
      lastName: '🎉'.repeat(64),
      city: '🎉'.repeat(64),
      country: '🎉'.repeat(64),
      technologies: ['🎉'.repeat(32)],
      description: '🎉'.repeat(128),
    };
    expect((await ann.put('/profile', longest)).status).toBe(200);
    const { body } = await ann.put('/profile', {
      ...longest,
      technologies: ['🎉'.repeat(33)],
      description: '🎉'.repeat(129),
    });
    expect(body.message).toEqual([
      'each value in technologies must be shorter than or equal to 32 characters',
      'description must be shorter than or equal to 128 characters',
    ]);
  });

  const samplePhone = 'Invalid phone number. Valid phone number sample +2347063644568';
  test.each([
    [{ phoneNumber: '07063644568' }, samplePhone],
    [{ phoneNumber: '2347063644568' }, samplePhone],
    [{ phoneNumber: '' }, samplePhone],
    [{ dob: 'soon' }, 'dob must be a Date instance'],
    [{ gender: 'OTHER' }, 'gender must be a valid enum value'],
    [
      { technologies: ['x'.repeat(33)] },
      'each value in technologies must be shorter than or equal to 32 characters',
    ],
    [
      { technologies: [''] },
      'each value in technologies must be longer than or equal to 1 characters',
    ],
    [{ technologies: 'React' }, 'technologies must be an array'],
    [
      { description: 'x'.repeat(129) },
      'description must be shorter than or equal to 128 characters',
    ],
    [{ email: 'other@akada.example' }, 'property email should not exist'],
    [{ role: 'ADMIN' }, 'property role should not exist'],
    [{ tracks: null }, 'property tracks should not exist'],
  ])('PUT profile refuses %j', async (change, message) => {
    const { status, body } = await ann.put('/profile', { ...nine, ...change });
    expect([status, body.message]).toEqual([400, [message]]);
  });
});
