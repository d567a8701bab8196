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

const first = {
  id: id.stage('alpha-one'),
  ...dates,
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
    world.sandbox.db.run('DELETE FROM tracks WHERE id = ?', [id.track('beta')]);
    const { body } = await ann.get<Page<object>>('/stages?skip=2');
    expect(body.items).toEqual([expect.objectContaining({ track: null })]);
  });
});

/** The total, then each row's stage with the tasks that remain in it. */
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
    const row = { ...dates, id: expect.any(String), taskRemaining: 0, isCompleted: false };
    expect(body).toEqual({ totalCount: 1, items: [{ ...row, stage: first }] });
  });

  test('submitted stages are counted in total over all tracks', async () => {
    world.sandbox.db.run('UPDATE mentorships SET trackId = ?', [id.track('beta')]);
    expect(await submit('other')).toBe(201);
    expect(await mine(id.track('alpha'))).toEqual([2, alphaOne]);
    expect(await mine(id.track('beta'))).toEqual([2, [id.stage('beta-one'), 0]]);
    expect(await mine(id.unknown)).toEqual([2]);
    expect(await mine(id.track('alpha'), await world.as('bob'))).toEqual([0]);
  });

  test('a first submission creates a row, and later submissions count down', async () => {
    const { db } = world.sandbox;
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

  test('submissions of before mid-2020 have no stage, and deleted stages are null', async () => {
    const { db } = world.sandbox;
    db.run(
      `INSERT INTO submissions (id, taskId, menteeId, mentorId, taskUrl, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, 'https://git.example/old', '2020-03-01', '2020-03-01')`,
      ['a'.repeat(24), id.task('late'), id.person('ann'), id.person('mia')],
    );
    db.run('DELETE FROM stages WHERE id = ?', [id.stage('alpha-one')]);
    expect(await mine(id.track('alpha'))).toEqual([1, [undefined, 0]]);
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
    const { body } = await ann.get<object>(`/tasks/${id.task('late')}`);
    expect(body).toMatchObject({ course: null, deadline: '2026-03-19T18:00:00.000Z' });
  });
});
