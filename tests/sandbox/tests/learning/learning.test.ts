// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, type Page, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

let world: World;
let ann: Caller;
beforeEach(async () => {
  world = await startWorld();
  ann = await world.as('ann');
});
afterEach(() => world.close());

const dates = { createdAt: expect.any(String), updatedAt: expect.any(String) };
const alpha = {
  id: id.track('alpha'),
  ...dates,
  title: 'ALPHA TRACK',
  description: 'The first.',
  thumbnailUrl: null,
};

describe('tracks', () => {
  test('one track has an upper-cased, trimmed title', async () => {
    expect((await ann.get(`/tracks/${id.track('alpha')}`)).body).toEqual(alpha);
  });

  test('an id in capitals is the same id', async () => {
    expect((await ann.get(`/tracks/${id.track('alpha').toUpperCase()}`)).body).toEqual(alpha);
  });

  test('a thumbnail has an absolute address', async () => {
    world.sandbox.db.run("UPDATE tracks SET thumbnail = 'thumbnails/web.svg'");
    const { body } = await ann.get<{ thumbnailUrl: string }>(`/tracks/${id.track('alpha')}`);
    expect(body.thumbnailUrl).toBe(`${world.origin}/api/photos/thumbnails/web.svg`);
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

describe('stages', () => {
  const first = {
    id: id.stage('alpha-one'),
    ...dates,
    title: 'FIRST STAGE',
    description: 'Earlier.',
    taskCount: 2,
    level: 1,
    track: alpha,
  };

  test('stages of a track are not sorted by level', async () => {
    const { body } = await ann.get<Page<object>>(`/tracks/${id.track('alpha')}/stages`);
    expect(body).toEqual({ totalCount: 2, items: [expect.objectContaining({ level: 2 }), first] });
  });

  test('stages of a deleted track have null for it', async () => {
    world.sandbox.db.run('DELETE FROM tracks WHERE id = ?', [id.track('beta')]);
    const { body } = await ann.get<Page<object>>('/stages?skip=2');
    expect(body.items).toEqual([expect.objectContaining({ track: null })]);
  });
});

interface OwnStage {
  id: string;
  taskRemaining: number;
  stage: { id: string } | null;
}

const ownStages = async (track: string) => {
  const { status, body } = await ann.get<Page<OwnStage>>(`/tracks/${track}/my_stages`);
  expect(status).toBe(200);
  return body;
};

/** The total, then each row's stage with the tasks that remain in it. */
const mine = async (track: string) => {
  const { totalCount, items } = await ownStages(track);
  return [totalCount, ...items.map(({ stage, taskRemaining }) => [stage?.id, taskRemaining])];
};

describe('the stages in which a user has submitted', () => {
  const work = { taskUrl: 'https://git.example/ann/work' };
  const alphaOne = [id.stage('alpha-one'), 0];

  test('submitted stages are their own rows, with the whole stage inside', async () => {
    expect(await ownStages(id.track('alpha'))).toEqual({
      totalCount: 1,
      items: [
        {
          id: expect.stringMatching(/^[\da-f]{24}$/),
          ...dates,
          taskRemaining: 0,
          isCompleted: false,
          stage: expect.objectContaining({ title: 'FIRST STAGE', track: alpha }),
        },
      ],
    });
  });

  test('submitted stages are counted in total over all tracks', async () => {
    world.sandbox.db.run('UPDATE mentorships SET trackId = ?', [id.track('beta')]);
    expect((await ann.post(`/tasks/${id.task('other')}/submissions`, work)).status).toBe(201);
    expect(await mine(id.track('alpha'))).toEqual([2, alphaOne]);
    expect(await mine(id.track('beta'))).toEqual([2, [id.stage('beta-one'), 0]]);
  });

  test('an unknown track or a new mentee has no submitted stages', async () => {
    expect(await mine(id.unknown)).toEqual([1]);
    const bob = await world.as('bob');
    const { body } = await bob.get(`/tracks/${id.track('alpha')}/my_stages`);
    expect(body).toEqual({ totalCount: 0, items: [] });
  });

  test('a first submission creates a row, and later submissions count down', async () => {
    const { db } = world.sandbox;
    db.run('UPDATE stages SET taskCount = 3 WHERE id = ?', [id.stage('alpha-two')]);
    await ann.post(`/tasks/${id.task('late')}/submissions`, work);
    expect(await mine(id.track('alpha'))).toEqual([2, alphaOne, [id.stage('alpha-two'), 2]]);
    await ann.post(`/tasks/${id.task('late')}/submissions`, work);
    expect(await mine(id.track('alpha'))).toEqual([2, alphaOne, [id.stage('alpha-two'), 2]]);
    db.run('UPDATE tasks SET stageId = ? WHERE id = ?', [id.stage('alpha-two'), id.task('early')]);
    db.run('DELETE FROM submissions WHERE taskId = ?', [id.task('early')]);
    await ann.post(`/tasks/${id.task('early')}/submissions`, work);
    expect(await mine(id.track('alpha'))).toEqual([2, alphaOne, [id.stage('alpha-two'), 1]]);
  });

  test('submitted stages lack old rows and moved tasks, and null deleted stages', async () => {
    const { db } = world.sandbox;
    db.run('UPDATE tasks SET stageId = ? WHERE id = ?', [id.stage('alpha-two'), id.task('early')]);
    expect(await mine(id.track('alpha'))).toEqual([1, alphaOne]);
    db.run(
      `INSERT INTO submissions (id, taskId, menteeId, mentorId, taskUrl, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, 'https://git.example/old', '2020-03-01', '2020-03-01')`,
      ['a'.repeat(24), id.task('late'), id.person('ann'), id.person('mia')],
    );
    expect(await mine(id.track('alpha'))).toEqual([1, alphaOne]);
    db.run('DELETE FROM stages WHERE id = ?', [id.stage('alpha-one')]);
    expect(await mine(id.track('alpha'))).toEqual([1, [undefined, 0]]);
  });

  test('an API of another version lacks this call', async () => {
    const other = await startWorld({ myStages: false });
    const { status, body } = await (
      await other.as('ann')
    ).get(`/tracks/${id.track('alpha')}/my_stages`);
    await other.close();
    expect([status, body.message]).toEqual([404, expect.stringMatching(/^Cannot GET /)]);
  });
});

describe('tasks', () => {
  test('one task has an encoded description, and references as ids', async () => {
    expect((await ann.get(`/tasks/${id.task('early')}`)).body).toEqual({
      id: id.task('early'),
      ...dates,
      title: 'THE EARLY TASK',
      description:
        '&lt;p class=&quot;brief&quot;&gt;Do &quot;early&quot; &amp; don&#39;t stop&lt;/p&gt;',
      track: id.track('alpha'),
      stage: id.stage('alpha-one'),
      course: id.course('alpha-one'),
      deadline: '2026-03-08T18:00:00.000Z',
    });
  });

  test('a stage without a course has tasks without a course', async () => {
    const { body } = await ann.get<object>(`/tasks/${id.task('late')}`);
    expect(body).toMatchObject({ course: null, deadline: '2026-03-19T18:00:00.000Z' });
  });

  test('the task list has the tasks of every track', async () => {
    const { body } = await (await world.as('bob')).get<Page<object>>('/tasks');
    expect([body.totalCount, body.items.length]).toEqual([4, 4]);
  });
});

test.each(['/tracks', '/tracks/ID/stages', '/tracks/ID/mentors', '/courses', '/tasks'])(
  '%s: a malformed id is a 500, an unknown id a 404',
  async (path) => {
    const at = (value: string) =>
      ann.get(path.includes('ID') ? path.replace('ID', value) : `${path}/${value}`);
    for (const malformed of ['x', 'null', 'undefined', "1'--", 'f'.repeat(23)]) {
      const { status, body } = await at(malformed);
      expect([status, body.message]).toEqual([500, expect.stringMatching(/^Argument passed in/)]);
    }
    expect((await at(id.unknown)).status).toBe(404);
  },
);
