import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, type Page, startService, type Service } from '../../fixtures/client.ts';
import { id } from '../../fixtures/littleContent.ts';

interface Submission {
  id: string;
  menteeComment: string | null;
  updatedAt: string;
}

let service: Service;
let ann: Caller;
let bob: Caller;
let mia: Caller;
beforeEach(async () => {
  service = await startService();
  ann = await service.as('ann');
  bob = await service.as('bob');
  mia = await service.as('mia');
});
afterEach(() => service.close());

const work = { taskUrl: 'https://git.example/ann/work', menteeComment: 'Please have a look.' };
const at = (task: string): string => `/tasks/${id.task(task)}/submissions`;
const submit = async (caller: Caller, task: string) => (await caller.post(at(task), work)).status;
const recipients = () => service.sandbox.outbox.mails().map(({ recipient }) => recipient);
const nextMorning = (): string => {
  service.clock.now = new Date('2026-03-11T09:00:00.000Z');
  return service.clock.now.toISOString();
};

const enroll = async (track: string, mentor: string) => {
  const mentorId = id.person(mentor);
  const { status, text } = await bob.post(`/tracks/${id.track(track)}/enroll`, { mentorId });
  expect([status, text]).toEqual([200, '']);
};
const tracks = async () => (await bob.get<{ tracks: object[] }>('/profile')).body.tracks;
const mentors = async () => (await bob.get<Page<object>>('/profile/mentors')).body.items;

describe('enrolling', () => {
  test('enroll adds the track and the mentor', async () => {
    await enroll('alpha', 'max');
    expect(await tracks()).toMatchObject([{ title: 'ALPHA TRACK' }]);
    expect(await mentors()).toMatchObject([{ firstName: 'Max' }]);
    const mentees = await (await service.as('max')).get<Page<object>>('/profile/mentees');
    expect(mentees.body.items).toMatchObject([{ firstName: 'Bob' }]);
    expect(await submit(bob, 'early')).toBe(201);
  });

  test('a second enrollment is accepted, and leaves one track', async () => {
    await enroll('alpha', 'max');
    await enroll('alpha', 'max');
    await enroll('alpha', 'mia');
    expect(await tracks()).toHaveLength(1);
  });

  test('the same mentor on a second track makes submissions there impossible', async () => {
    await enroll('alpha', 'mia');
    await enroll('beta', 'mia');
    expect(await tracks()).toHaveLength(2);
    expect([await submit(bob, 'early'), await submit(bob, 'other')]).toEqual([201, 500]);
  });

  test('a mentor of another track is accepted', async () => {
    await enroll('beta', 'max');
    expect(await mentors()).toMatchObject([{ firstName: 'Max' }]);
    expect(await submit(bob, 'other')).toBe(201);
  });
});

describe('submitting', () => {
  test('a first submission is accepted, listed and emailed to the mentor', async () => {
    const startedAt = service.clock.now.toISOString();
    const now = nextMorning();
    const { status, body } = await ann.post<Submission>(at('late'), work);
    expect(status).toBe(201);
    const seconds = Math.floor(Date.parse(now) / 1000).toString(16);
    expect(body).toEqual({
      id: expect.stringMatching(new RegExp(`^${seconds}[0-9a-f]{16}$`)),
      createdAt: startedAt,
      updatedAt: startedAt,
      ...work,
      mentorComment: null,
      gradePercentage: null,
      mentor: { id: id.person('mia'), firstName: 'Mia', lastName: 'Test' },
      mentee: { id: id.person('ann'), firstName: 'Ann', lastName: 'Test' },
      task: { id: id.task('late'), title: 'THE LATE TASK' },
    });
    expect((await ann.get(at('late'))).body).toEqual({ totalCount: 1, items: [body] });
    expect((await bob.get(at('late'))).body).toEqual({ totalCount: 0, items: [] });
    expect(recipients()).toEqual(['mia@akada.example']);
  });

  test('two first submissions at once make two rows', async () => {
    expect(await Promise.all([submit(ann, 'late'), submit(ann, 'late')])).toEqual([201, 201]);
    expect((await ann.get<Page<Submission>>(at('late'))).body.totalCount).toBe(2);
  });

  test('a second submission keeps the id, grade and comment, and sends no email', async () => {
    const updatedAt = nextMorning();
    const { taskUrl } = work;
    const { body } = await ann.post<Submission>(at('early'), { taskUrl });
    expect(body).toMatchObject({
      id: id.submission('ann', 'early'),
      taskUrl,
      menteeComment: null,
      gradePercentage: 80.5,
      mentorComment: 'Well begun.',
      createdAt: expect.not.stringContaining(updatedAt),
      updatedAt,
    });
    expect((await ann.get<Page<Submission>>(at('early'))).body.totalCount).toBe(1);
    expect(recipients()).toEqual([]);
  });
});

const queue = async (parameters = '') =>
  (await mia.get<Page<Submission>>(`/mentors/submissions${parameters}`)).body;
const query = (name: string, value: object): string =>
  `?${name}=${encodeURIComponent(JSON.stringify(value))}`;

describe('grading', () => {
  const middle = id.submission('ann', 'middle');
  test('the queue has the mentor’s submissions, oldest first, with their references', async () => {
    const early = { gradePercentage: 80.5, mentorComment: 'Well begun.' };
    expect(await queue()).toMatchObject({
      totalCount: 2,
      items: [
        { ...early, task: { title: 'THE EARLY TASK' } },
        {
          id: middle,
          task: { id: id.task('middle') },
          mentee: { id: id.person('ann'), firstName: 'Ann', lastName: 'Test' },
          mentor: { id: id.person('mia') },
          gradePercentage: null,
          mentorComment: null,
        },
      ],
    });
    const max = await service.as('max');
    expect((await max.get('/mentors/submissions')).body).toEqual({ totalCount: 0, items: [] });
  });

  test.each([
    '?skip=1&limit=1',
    query('search', { gradePercentage: null }),
    `${query('opts', { sort: { createdAt: -1 } })}&limit=1`,
  ])('the queue can be paged, searched and sorted: %s', async (parameters) => {
    expect((await queue(parameters)).items).toMatchObject([{ id: middle }]);
  });

  test('a search for the last change finds what was resubmitted after its grade, on every device', async () => {
    const mentor = id.person('mia');
    const foundBy = async (updatedBy: object) => {
      const search = query('search', { updatedBy, gradePercentage: { $gt: 0 } });
      return (await queue(search)).items.map((row) => row.id);
    };
    const again = () => foundBy({ $nin: [mentor, null] });
    expect(await again()).toEqual([]);
    await submit(ann, 'middle');
    expect(await again()).toEqual([]);
    await submit(ann, 'early');
    const early = id.submission('ann', 'early');
    expect(await again()).toEqual([early]);
    expect(await foundBy({ $ne: mentor })).toEqual([early]);
    await mia.post(`/mentors/grade/${early}/`, { gradePercentage: 95, mentorComment: null });
    expect(await again()).toEqual([]);
    // A grade from before the field was stored: `$ne` finds the row, `$nin` with null does not.
    service.sandbox.db.run('UPDATE submissions SET updatedBy = NULL WHERE id = ?', [early]);
    expect([await foundBy({ $ne: mentor }), await again()]).toEqual([[early], []]);
    expect(JSON.stringify(await queue())).not.toContain('updatedBy');
  });

  test('the queue has null for a deleted mentee, mentor or task', async () => {
    service.sandbox.db.run('DELETE FROM users WHERE id IN (?, ?)', [
      id.person('ann'),
      id.person('mia'),
    ]);
    service.sandbox.db.run('DELETE FROM tasks WHERE id = ?', [id.task('early')]);
    expect((await queue()).items[0]).toMatchObject({ mentee: null, mentor: null, task: null });
  });

  test('a grade is stored, moves updatedAt and emails the mentee each time', async () => {
    const updatedAt = nextMorning();
    for (const grade of [
      { gradePercentage: 91.25, mentorComment: 'Good.' },
      { gradePercentage: 0, mentorComment: null },
    ]) {
      const { status, text } = await mia.post(`/mentors/grade/${middle}/`, grade);
      expect([status, text]).toEqual([200, '']);
      expect((await queue()).items[1]).toMatchObject({ ...grade, updatedAt });
    }
    expect(recipients()).toEqual(Array(2).fill('ann@akada.example'));
  });
});
