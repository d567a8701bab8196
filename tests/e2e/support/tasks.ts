import { starterId } from '../../sandbox/data/ids.ts';
import { amina } from '../../support/people.ts';
import type { Site } from './site.ts';

interface TaskOfTrack {
  id: string;
  title: string;
  sentIn: boolean;
}

/** Lists the tasks of a track in the client's order, with those that Amina has submitted. */
export const tasksOf = (site: Site, track: string): TaskOfTrack[] =>
  site.db
    .all<{ id: string; title: string; sentIn: number }>(
      `SELECT id, upper(substr(title, 1, 1)) || lower(substr(title, 2)) AS title,
         EXISTS (SELECT 1 FROM submissions WHERE taskId = tasks.id AND menteeId = ?) AS sentIn
       FROM tasks WHERE trackId = ? ORDER BY deadline, createdAt, rowid`,
      [amina.id, starterId('track', track)],
    )
    .map(({ id, title, sentIn }) => ({ id, title, sentIn: sentIn === 1 }));

/** Submits tasks for Amina, straight into the database. */
export function sendIn(site: Site, tasks: readonly { id: string }[]): void {
  for (const { id } of tasks) {
    site.db.run(
      `INSERT INTO submissions
         (id, taskId, menteeId, mentorId, taskUrl, menteeComment, createdAt, updatedAt)
       SELECT lower(hex(randomblob(12))), tasks.id, menteeId, mentorId,
         'https://git.example/amina', 'Here it is, all done.', ?, ?
       FROM mentorships JOIN tasks USING (trackId) WHERE menteeId = ? AND tasks.id = ?`,
      [new Date(), new Date(), amina.id, id],
    );
  }
}

/** Adds tasks to a track until it has `count`, due after all others. */
export function fillTrack(site: Site, track: string, count: number): void {
  site.db.run(
    `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO tasks (id, trackId, stageId, title, description, deadline, createdAt, updatedAt)
     SELECT lower(hex(randomblob(12))), trackId, stageId, 'MORE WORK ' || n, 'More to do.',
       date('2099-01-01', n || ' days') || 'T18:00:00.000Z', createdAt, updatedAt
     FROM numbers, (SELECT * FROM tasks WHERE trackId = ? LIMIT 1)`,
    [count - tasksOf(site, track).length, starterId('track', track)],
  );
}

/** Returns Amina's submissions of one task from the database. */
export const submissionsOf = (site: Site, taskId: string) =>
  site.db.all<{ taskUrl: string; menteeComment: string }>(
    'SELECT taskUrl, menteeComment FROM submissions WHERE menteeId = ? AND taskId = ?',
    [amina.id, taskId],
  );
