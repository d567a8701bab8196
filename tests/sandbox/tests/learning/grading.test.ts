// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, type Page, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

interface Graded {
  id: string;
  gradePercentage: number | null;
  updatedAt: string;
}

let world: World;
let mia: Caller;
beforeEach(async () => {
  world = await startWorld();
  mia = await world.as('mia');
});
afterEach(() => world.close());

const middle = id.submission('ann', 'middle');
const grade = (body: object, submission = middle) =>
  mia.post(`/mentors/grade/${submission}/`, body);
const queue = async (parameters = ''): Promise<Page<Graded>> =>
  (await mia.get<Page<Graded>>(`/mentors/submissions${parameters}`)).body;

describe('the queue', () => {
  test('the queue has the mentor’s submissions, oldest first, with their references', async () => {
    const { totalCount, items } = await queue();
    expect(totalCount).toBe(2);
    expect(items).toMatchObject([
      { task: { title: 'THE EARLY TASK' }, gradePercentage: 80.5, mentorComment: 'Well begun.' },
      {
        id: middle,
        task: { id: id.task('middle') },
        mentee: { id: id.person('ann'), firstName: 'Ann', lastName: 'Test' },
        mentor: { id: id.person('mia') },
        gradePercentage: null,
        mentorComment: null,
      },
    ]);
    const max = await world.as('max');
    expect((await max.get('/mentors/submissions')).body).toEqual({ totalCount: 0, items: [] });
  });

  test('the queue can be paged and sorted', async () => {
    expect((await queue('?skip=1&limit=1')).items.map((item) => item.id)).toEqual([middle]);
    const opts = encodeURIComponent(JSON.stringify({ sort: { createdAt: -1 } }));
    expect((await queue(`?opts=${opts}`)).items[0]?.id).toBe(middle);
    const search = encodeURIComponent(JSON.stringify({ gradePercentage: null }));
    expect((await queue(`?search=${search}`)).items.map((item) => item.id)).toEqual([middle]);
  });

  test('the queue has null for a deleted mentee or task', async () => {
    world.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('ann')]);
    world.sandbox.db.run('DELETE FROM tasks WHERE id = ?', [id.task('early')]);
    expect((await queue()).items[0]).toMatchObject({ mentee: null, task: null });
  });
});

describe('a grade', () => {
  test('a grade is stored, moves updatedAt and emails the mentee each time', async () => {
    world.clock.now = new Date('2026-03-11T10:00:00.000Z');
    const answer = await grade({ gradePercentage: 91.25, mentorComment: 'Good.' });
    expect([answer.status, answer.text]).toEqual([200, '']);
    await grade({ gradePercentage: 0, mentorComment: 'No: read it again.' });
    expect((await queue()).items[1]).toMatchObject({
      gradePercentage: 0,
      mentorComment: 'No: read it again.',
      updatedAt: '2026-03-11T10:00:00.000Z',
    });
    const mails = world.sandbox.outbox.mails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array(2).fill('ann@akada.example'));
  });

  test('a grade may lack the trailing slash and the comment', async () => {
    const { status } = await mia.post(`/mentors/grade/${middle}`, { gradePercentage: 100 });
    expect(status).toBe(200);
    expect((await queue()).items[1]).toMatchObject({ gradePercentage: 100, mentorComment: null });
  });

  const number = 'gradePercentage must be a number conforming to the specified constraints';
  test.each([
    [{ gradePercentage: '80' }, number],
    [{ gradePercentage: null }, number],
    [{}, number],
    [{ gradePercentage: 80.555 }, number],
    [{ gradePercentage: 100.5 }, 'gradePercentage must not be greater than 100'],
    [{ gradePercentage: -1 }, 'gradePercentage must not be less than 0'],
    [
      { gradePercentage: 1, mentorComment: 'x'.repeat(1025) },
      'mentorComment must be shorter than or equal to 1024 characters',
    ],
    [{ gradePercentage: 1, taskUrl: null }, 'property taskUrl should not exist'],
  ])('grading refuses %j', async (body, message) => {
    const answer = await grade(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(message);
  });

  test('grading accepts 1024 characters of comment', async () => {
    const body = { gradePercentage: 1, mentorComment: 'x'.repeat(1024) };
    expect((await grade(body)).status).toBe(200);
    const emoji = { ...body, mentorComment: '🎉'.repeat(1024) };
    expect((await grade(emoji)).status).toBe(200);
  });

  test('grading requires a submission of the mentor’s own mentees', async () => {
    const body = { gradePercentage: 1 };
    expect((await grade(body, id.unknown)).status).toBe(404);
    expect((await grade(body, 'x')).status).toBe(500);
    const max = await world.as('max');
    expect((await max.post(`/mentors/grade/${middle}/`, body)).status).toBe(404);
  });
});
