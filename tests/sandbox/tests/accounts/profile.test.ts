import { afterEach, beforeEach, expect, test } from 'vitest';

import { startService, type Service } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const required = {
  firstName: ' Anna ',
  lastName: '  ',
  country: 'Ghana',
  city: 'Accra',
  dob: '1999-05-06',
  gender: 'FEMALE',
};

test('a new profile has nulls for missing values', async () => {
  const zoe = { firstName: 'Zoe', lastName: 'New', email: 'zoe@akada.example' };
  await service.anonymous.post('/auth/register', { ...zoe, password: 'akada-2021' });
  service.sandbox.db.run('UPDATE users SET emailVerified = 1');
  const { body } = await (await service.as('zoe')).get<object>('/profile');
  expect(body).toMatchObject({
    ...zoe,
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

test('PUT profile replaces the profile, and responds with broken tracks', async () => {
  const ann = await service.as('ann');
  const optional = { phoneNumber: '+233200000000', technologies: ['Node'], description: 'New.' };
  const stored = { ...required, firstName: 'Anna', lastName: '', dob: '1999-05-06T00:00:00.000Z' };
  const tracks = [{ id: Buffer.from(id.track('alpha'), 'hex').toString() }];
  const { body } = await ann.put<object>('/profile', { ...required, ...optional });
  expect(body).toMatchObject({ ...stored, ...optional, email: 'ann@akada.example', tracks });
  const omitted = { phoneNumber: null, technologies: null, description: null };
  expect((await ann.put<object>('/profile', required)).body).toMatchObject(omitted);
  const after = await ann.get<object>('/profile');
  expect(after.body).toMatchObject({ ...stored, ...omitted, tracks: [{ title: 'ALPHA TRACK' }] });
});
