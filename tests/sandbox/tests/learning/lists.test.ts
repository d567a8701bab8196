// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Caller, type Page, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
let ann: Caller;
beforeEach(async () => {
  world = await startWorld();
  ann = await world.as('ann');
});
afterEach(() => world.close());

const list = async (path: string) => {
  const { body } = await ann.get<Page<{ title: string }>>(path);
  return [body.totalCount, ...body.items.map(({ title }) => title)];
};

const query = (name: string, value: unknown): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}`;

test('items come oldest first, a hundred by default', async () => {
  const { db } = world.sandbox;
  for (let index = 0; index < 120; index += 1) {
    db.run(
      `INSERT INTO tracks (id, title, description, createdAt, updatedAt)
       VALUES (?, ?, '', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
      [String(index).padStart(24, '0'), `EXTRA ${index}`],
    );
  }
  const tracks = await list('/tracks');
  expect([tracks.length, ...tracks.slice(0, 2)]).toEqual([101, 123, 'ALPHA TRACK']);
  expect(await list('/tracks?skip=121&limit=5')).toEqual([123, 'EXTRA 118', 'EXTRA 119']);
});

const ofBeta = query('search', { track: id.track('beta') });
const byTitle = { title: -1, 'title; DROP TABLE tracks': 1, ['__proto__']: 1 };

test.each([
  [`/tracks?${query('search', { title: 'BETA TRACK' })}`, [3, 'BETA TRACK']],
  [`/stages?limit=100&${ofBeta}`, [3, 'ONLY STAGE']],
  [`/tasks?${ofBeta}`, [4, 'THE OTHER TASK']],
  [`/tasks?${query('search', { course: null })}`, [4, 'THE LATE TASK', 'THE OTHER TASK']],
  // Unknown fields and SQL find nothing, and do not sort.
  [`/tracks?${query('search', { colour: 'red' })}`, [3]],
  [`/tracks?${query('search', { title: "x' OR '1'='1" })}`, [3]],
  [`/tracks?${query('search', { 'title = title OR 1': 1 })}`, [3]],
  [`/tracks?${query('search', { constructor: 'x' })}`, [3]],
  [`/tracks?${query('opts', { sort: byTitle })}`, [3, 'GAMMA TRACK', 'BETA TRACK', 'ALPHA TRACK']],
  [
    `/stages?${query('opts', { sort: { level: 1 } })}`,
    [3, 'FIRST STAGE', 'ONLY STAGE', 'SECOND STAGE'],
  ],
])('the list %s has the total and titles %j', async (path, expected) => {
  expect(await list(path)).toEqual(expected);
});

test('deleted users leave a null in the list', async () => {
  world.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('mia')]);
  const mine = await ann.get<Page<unknown>>('/profile/mentors');
  expect(mine.body).toEqual({ totalCount: 1, items: [null] });
  const offered = await ann.get<Page<unknown>>(`/tracks/${id.track('alpha')}/mentors`);
  expect(offered.body).toMatchObject({ totalCount: 2, items: [null, { firstName: 'Max' }] });
});
