// @vitest-environment node
import { afterEach, beforeEach, expect, test } from 'vitest';

import { type Caller, type Page, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

interface Titled {
  title: string;
}

let world: World;
let ann: Caller;
beforeEach(async () => {
  world = await startWorld();
  ann = await world.as('ann');
});
afterEach(() => world.close());

const titles = async (path: string): Promise<string[]> =>
  (await ann.get<Page<Titled>>(path)).body.items.map(({ title }) => title);

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
  const { body } = await ann.get<Page<Titled>>('/tracks');
  expect([body.totalCount, body.items.length]).toEqual([123, 100]);
  expect(body.items[0]?.title).toBe('ALPHA TRACK');
  expect(await titles('/tracks?skip=121&limit=5')).toEqual(['EXTRA 118', 'EXTRA 119']);
});

test('search finds equal values, and the total count ignores it', async () => {
  const { body } = await ann.get<Page<Titled>>(
    `/tracks?${query('search', { title: 'BETA TRACK' })}`,
  );
  expect(body.totalCount).toBe(3);
  expect(body.items.map(({ title }) => title)).toEqual(['BETA TRACK']);
});

test('search finds by reference', async () => {
  const search = query('search', { track: id.track('beta') });
  expect(await titles(`/stages?limit=100&${search}`)).toEqual(['ONLY STAGE']);
  expect(await titles(`/tasks?${search}`)).toEqual(['THE OTHER TASK']);
});

test('search finds by null', async () => {
  const found = await titles(`/tasks?${query('search', { course: null })}`);
  expect(found).toEqual(['THE LATE TASK', 'THE OTHER TASK']);
});

test('searching an unknown field finds nothing', async () => {
  expect(await titles(`/tracks?${query('search', { colour: 'red' })}`)).toEqual([]);
});

const injections: Record<string, unknown>[] = [
  { title: "x' OR '1'='1" },
  { title: '%' },
  { title: '"; DROP TABLE tracks; --' },
  { 'title = title OR 1': 1 },
  { constructor: 'x', toString: 'x' },
];

test.each(injections)('SQL in a search is plain text: %j', async (search) => {
  expect(await titles(`/tracks?${query('search', search)}`)).toEqual([]);
  expect((await titles('/tracks')).length).toBe(3);
});

test('SQL in a sort is an unknown field', async () => {
  const sort = query('opts', { sort: { 'title; DROP TABLE tracks': 1, ['__proto__']: 1 } });
  expect((await titles(`/tracks?${sort}`)).length).toBe(3);
});

test('opts sort both ways', async () => {
  const down = query('opts', { sort: { title: -1 } });
  expect(await titles(`/tracks?${down}`)).toEqual(['GAMMA TRACK', 'BETA TRACK', 'ALPHA TRACK']);
  const levels = query('opts', { sort: { level: 1 } });
  expect(await titles(`/stages?${levels}`)).toEqual(['FIRST STAGE', 'ONLY STAGE', 'SECOND STAGE']);
});

test.each(['search', 'opts'])('%s must be JSON', async (name) => {
  for (const value of ['{', 'text', '7']) {
    const { status, body } = await ann.get(`/tracks?${name}=${value}`);
    expect([status, body.message]).toEqual([400, [`${name} must be a json string`]]);
  }
});

test.each([
  ['limit=0', 'limit must not be less than 1'],
  ['limit=-5', 'limit must not be less than 1'],
  ['limit=abc', 'limit must not be less than 1'],
  ['limit=', 'limit must not be less than 1'],
  ['skip=-1', 'skip must not be less than 0'],
  ['skip=x', 'skip must not be less than 0'],
])('%s is refused', async (parameter, message) => {
  for (const list of ['/tasks', `/tracks/${id.track('alpha')}/mentors`]) {
    const { status, body } = await ann.get(`${list}?${parameter}`);
    expect([status, body.message]).toEqual([400, [message]]);
  }
});

test.each([
  'limit=1.5',
  'search=[]',
  query('search', { track: 'no-id' }),
  query('search', { title: { $where: 'sleep(1)' } }),
  query('opts', { sort: { title: 'sideways' } }),
  query('opts', { sort: 'title' }),
])('a value that the database rejects fails with a bare 500: %s', async (parameters) => {
  const { status, body } = await ann.get(`/tasks?${parameters}`);
  expect([status, body.message]).toEqual([500, undefined]);
});

test('deleted users leave a null in the list', async () => {
  world.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('mia')]);
  const mine = await ann.get<Page<unknown>>('/profile/mentors');
  expect(mine.body).toEqual({ totalCount: 1, items: [null] });
  const offered = await ann.get<Page<unknown>>(`/tracks/${id.track('alpha')}/mentors`);
  expect(offered.body).toMatchObject({ totalCount: 2, items: [null, { firstName: 'Max' }] });
});
