import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, type Page, startService, type Service } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';

let service: Service;
let ann: Caller;
beforeEach(async () => {
  service = await startService();
  ann = await service.as('ann');
});
afterEach(() => service.close());

const anyDates = { createdAt: expect.any(String), updatedAt: expect.any(String) };
const alpha = {
  id: id.track('alpha'),
  ...anyDates,
  title: 'ALPHA TRACK',
  description: 'The first.',
  thumbnailUrl: null,
};

describe('tracks', () => {
  test('one track has an upper-cased, trimmed title', async () => {
    expect((await ann.get(`/tracks/${id.track('alpha')}`)).body).toEqual(alpha);
  });

  test('a thumbnail has an absolute address', async () => {
    service.sandbox.db.run("UPDATE tracks SET thumbnail = 'thumbnails/web.svg'");
    const { body } = await ann.get<{ thumbnailUrl: string }>(`/tracks/${id.track('alpha')}`);
    expect(body.thumbnailUrl).toBe(`${service.origin}/api/photos/thumbnails/web.svg`);
  });

  test('the mentors of a track come all at once, on any page', async () => {
    const path = `/tracks/${id.track('alpha')}/mentors`;
    const { body } = await ann.get<Page<object>>(`${path}?limit=1`);
    expect(body).toMatchObject({
      totalCount: 2,
      items: [{ firstName: 'Mia' }, { firstName: 'Max' }],
    });
  });
});

const first = {
  id: id.stage('alpha-one'),
  ...anyDates,
  title: 'FIRST STAGE',
  description: 'Earlier.',
  taskCount: 2,
  level: 1,
  track: alpha,
};

describe('stages', () => {
  test('stages of a track are not sorted by level', async () => {
    const { body } = await ann.get<Page<object>>(`/tracks/${id.track('alpha')}/stages`);
    expect(body).toEqual({ totalCount: 2, items: [expect.objectContaining({ level: 2 }), first] });
  });

  test('stages of a deleted track have null for it', async () => {
    service.sandbox.db.run('DELETE FROM tracks WHERE id = ?', [id.track('beta')]);
    const { body } = await ann.get<Page<object>>('/stages?skip=2');
    expect(body.items).toEqual([expect.objectContaining({ track: null })]);
  });
});

/** Returns the total, then each row's stage with the tasks that remain in it. */
const mine = async (track: string, caller = ann) => {
  const { body } = await caller.get<Page<{ taskRemaining: number; stage: { id: string } | null }>>(
    `/tracks/${track}/my_stages`,
  );
  return [body.totalCount, ...body.items.map((row) => [row.stage?.id, row.taskRemaining])];
};

describe('the stages in which a user has submitted', () => {
  const work = { taskUrl: 'https://git.example/ann/work' };
  const alphaOne = [id.stage('alpha-one'), 0];
  const submit = async (task: string) =>
    (await ann.post(`/tasks/${id.task(task)}/submissions`, work)).status;

  test('submitted stages are their own rows, with the whole stage inside', async () => {
    const { body } = await ann.get(`/tracks/${id.track('alpha')}/my_stages`);
    const row = { ...anyDates, id: expect.any(String), taskRemaining: 0, isCompleted: false };
    expect(body).toEqual({ totalCount: 1, items: [{ ...row, stage: first }] });
  });

  test('submitted stages are counted in total over all tracks', async () => {
    service.sandbox.db.run('UPDATE mentorships SET trackId = ?', [id.track('beta')]);
    expect(await submit('other')).toBe(201);
    expect(await mine(id.track('alpha'))).toEqual([2, alphaOne]);
    expect(await mine(id.track('beta'))).toEqual([2, [id.stage('beta-one'), 0]]);
    expect(await mine(id.unknown)).toEqual([2]);
    expect(await mine(id.track('alpha'), await service.as('bob'))).toEqual([0]);
  });

  test('a first submission creates a row, and later submissions count down', async () => {
    const { db } = service.sandbox;
    const alphaTwo = id.stage('alpha-two');
    db.run('UPDATE stages SET taskCount = 3 WHERE id = ?', [alphaTwo]);
    db.run('UPDATE tasks SET stageId = ? WHERE id = ?', [alphaTwo, id.task('early')]);
    // A task that has moved leaves no trace in its new stage.
    expect(await mine(id.track('alpha'))).toEqual([1, alphaOne]);
    const after = async (task: string) => {
      await submit(task);
      return mine(id.track('alpha'));
    };
    expect(await after('late')).toEqual([2, alphaOne, [alphaTwo, 2]]);
    expect(await after('late')).toEqual([2, alphaOne, [alphaTwo, 2]]);
    db.run('DELETE FROM submissions WHERE taskId = ?', [id.task('early')]);
    expect(await after('early')).toEqual([2, alphaOne, [alphaTwo, 1]]);
  });

  test('submissions from before mid-2020 have no stage, and deleted stages are null', async () => {
    const { db } = service.sandbox;
    db.insert('submissions', {
      id: 'a'.repeat(24),
      taskId: id.task('late'),
      menteeId: id.person('ann'),
      mentorId: id.person('mia'),
      taskUrl: 'https://git.example/old',
      createdAt: '2020-03-01',
      updatedAt: '2020-03-01',
    });
    db.run('DELETE FROM stages WHERE id = ?', [id.stage('alpha-one')]);
    expect(await mine(id.track('alpha'))).toEqual([1, [undefined, 0]]);
  });
});

describe('tasks', () => {
  test('one task has an encoded description, and references as ids', async () => {
    expect((await ann.get(`/tasks/${id.task('early')}`)).body).toEqual({
      id: id.task('early'),
      ...anyDates,
      title: 'THE EARLY TASK',
      description:
        '&lt;p class=&quot;brief&quot;&gt;Do &quot;early&quot; &amp; don&#39;t stop&lt;/p&gt;',
      track: id.track('alpha'),
      stage: id.stage('alpha-one'),
      course: id.course('alpha-one'),
      deadline: '2026-03-08T18:00:00.000Z',
    });
    const { body } = await ann.get<object>(`/tasks/${id.task('late')}`);
    expect(body).toMatchObject({ course: null, deadline: '2026-03-19T18:00:00.000Z' });
  });
});

const list = async (path: string) => {
  const { body } = await ann.get<Page<{ title: string }>>(path);
  return [body.totalCount, ...body.items.map(({ title }) => title)];
};

const query = (name: string, value: unknown): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}`;

const ofBeta = query('search', { track: id.track('beta') });
const byTitle = { title: -1, 'title; DROP TABLE tracks': 1, ['__proto__']: 1 };

describe('lists', () => {
  test('items come oldest first, a hundred by default', async () => {
    const dates = { createdAt: service.clock.now, updatedAt: service.clock.now };
    for (let index = 0; index < 120; index += 1) {
      const trackId = String(index).padStart(24, '0');
      service.sandbox.db.insert('tracks', {
        id: trackId,
        title: `EXTRA ${index}`,
        description: '',
        ...dates,
      });
    }
    const tracks = await list('/tracks');
    expect([tracks.length, ...tracks.slice(0, 2)]).toEqual([101, 123, 'ALPHA TRACK']);
    expect(await list('/tracks?skip=121&limit=5')).toEqual([123, 'EXTRA 118', 'EXTRA 119']);
  });

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
    [
      `/tracks?${query('opts', { sort: byTitle })}`,
      [3, 'GAMMA TRACK', 'BETA TRACK', 'ALPHA TRACK'],
    ],
    [
      `/stages?${query('opts', { sort: { level: 1 } })}`,
      [3, 'FIRST STAGE', 'ONLY STAGE', 'SECOND STAGE'],
    ],
  ])('the list %s has the total and titles %j', async (path, expected) => {
    expect(await list(path)).toEqual(expected);
  });

  test('deleted users leave a null in the list', async () => {
    service.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('mia')]);
    const own = await ann.get<Page<unknown>>('/profile/mentors');
    expect(own.body).toEqual({ totalCount: 1, items: [null] });
    const offered = await ann.get<Page<unknown>>(`/tracks/${id.track('alpha')}/mentors`);
    expect(offered.body).toMatchObject({ totalCount: 2, items: [null, { firstName: 'Max' }] });
  });
});
