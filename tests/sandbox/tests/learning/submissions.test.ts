// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, type Page, startWorld, type World } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleWorld.ts';

interface Submission {
  id: string;
  taskUrl: string;
  menteeComment: string | null;
  mentorComment: string | null;
  gradePercentage: number | null;
  createdAt: string;
  updatedAt: string;
}

let world: World;
let ann: Caller;
beforeEach(async () => {
  world = await startWorld();
  ann = await world.as('ann');
});
afterEach(() => world.close());

const at = (task: string): string => `/tasks/${id.task(task)}/submissions`;
const work = { taskUrl: 'https://git.example/ann/work', menteeComment: 'Please have a look.' };
const link = (length: number): string => `https://git.example/${'x'.repeat(length - 20)}`;
const mails = () => world.sandbox.outbox.mails();

describe('the first one', () => {
  test('a first submission is answered, listed and emailed to the mentor', async () => {
    const { status, body } = await ann.post<Submission>(at('late'), work);
    expect(status).toBe(201);
    const now = world.clock.now.toISOString();
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: now,
      updatedAt: now,
      ...work,
      mentorComment: null,
      gradePercentage: null,
      mentor: { id: id.person('mia'), firstName: 'Mia', lastName: 'Test' },
      mentee: { id: id.person('ann'), firstName: 'Ann', lastName: 'Test' },
      task: { id: id.task('late'), title: 'THE LATE TASK' },
    });
    expect((await ann.get(at('late'))).body).toEqual({ totalCount: 1, items: [body] });
    expect(mails()).toMatchObject([{ recipient: 'mia@akada.example' }]);
  });

  test('a submission without a mentor for the track fails with a bare 500', async () => {
    const { status, body } = await (await world.as('bob')).post(at('late'), work);
    expect([status, body.message]).toEqual([500, undefined]);
  });

  test('two first submissions at once make two rows', async () => {
    const request = () =>
      ann.post<Submission>(at('late'), { ...work, menteeComment: 'Sent by a double click.' });
    const [one, other] = await Promise.all([request(), request()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.id).not.toBe(other.body.id);
    expect((await ann.get<Page<Submission>>(at('late'))).body.totalCount).toBe(2);
  });
});

describe('another one', () => {
  test('a second submission keeps the id, grade and comment, and sends no email', async () => {
    world.clock.now = new Date('2026-03-11T09:00:00.000Z');
    const { status, body } = await ann.post<Submission>(at('early'), work);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: id.submission('ann', 'early'),
      ...work,
      gradePercentage: 80.5,
      mentorComment: 'Well begun.',
      updatedAt: '2026-03-11T09:00:00.000Z',
    });
    expect(body.createdAt < body.updatedAt).toBe(true);
    expect((await ann.get<Page<Submission>>(at('early'))).body.totalCount).toBe(1);
    expect(mails()).toEqual([]);
  });

  test('a second submission accepts up to 1024 characters', async () => {
    const longest = { taskUrl: link(1024), menteeComment: 'x'.repeat(1024) };
    expect((await ann.post(at('early'), longest)).status).toBe(201);
    const { status, body } = await ann.post(at('early'), {
      taskUrl: link(1025),
      menteeComment: 'x'.repeat(1025),
    });
    expect([status, body.message]).toEqual([
      400,
      [
        'taskUrl must be shorter than or equal to 1024 characters',
        'menteeComment must be shorter than or equal to 1024 characters',
      ],
    ]);
  });

  test('a second submission without a comment has an empty comment', async () => {
    const { body } = await ann.post<Submission>(at('early'), { taskUrl: work.taskUrl });
    expect(body.menteeComment).toBeNull();
  });
});

test.each(['my work', null])('the link %j is refused', async (taskUrl) => {
  const { status, body } = await ann.post(at('late'), { ...work, taskUrl });
  expect(status).toBe(400);
  expect(body.message).toContain('taskUrl must be an URL address');
});

test('users see only their own submissions', async () => {
  const bob = await world.as('bob');
  expect((await bob.get(at('early'))).body).toEqual({ totalCount: 0, items: [] });
});

test('references to deleted rows are null', async () => {
  world.sandbox.db.run('DELETE FROM users WHERE id = ?', [id.person('mia')]);
  const { body } = await ann.get<Page<object>>(at('early'));
  expect(body.items).toMatchObject([{ mentor: null, mentee: { firstName: 'Ann' } }]);
});
