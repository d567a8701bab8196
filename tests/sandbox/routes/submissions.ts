import { setTimeout as pause } from 'node:timers/promises';

import { Hono } from 'hono';

import { newId } from '../data/ids.ts';
import type { TaskRow, UserRow } from '../data/rows.ts';
import { readBody, shape } from '../http/body.ts';
import { BareFailure } from '../http/errors.ts';
import { findRow } from '../http/find.ts';
import { requireLogin } from '../http/guard.ts';
import { readOwnListQuery, refuseQuery } from '../http/query.ts';
import { optionalText, urlUpTo } from '../http/rules.ts';
import { listSubmissions, submissionWire, viewSubmission } from '../http/submissions.ts';
import type { AppEnv, Services } from '../services/services.ts';

const LONGEST = 1024;
/** A first submission is also checked by the database, which counts an emoji as two characters. */
const LONGEST_AT_FIRST = 128;
/**
 * Delay between looking for an earlier submission and storing a first one: two requests at once
 * create two rows.
 */
const RACE_MS = 30;

interface SubmissionBody {
  taskUrl: string;
  menteeComment?: string | null;
}

const submission = shape<SubmissionBody>({
  taskUrl: urlUpTo(LONGEST),
  menteeComment: optionalText(LONGEST),
});

/** Reads (`listOwnSubmissions`) and submits (`submitTask`) a mentee's work on a task. */
export function submissionRoutes(services: Services): Hono<AppEnv> {
  const { db, now, startedAt } = services;
  const routes = new Hono<AppEnv>();
  const find = (id: string) => findRow(db, 'tasks', id, `Task with ${id} not found`);

  routes.get('/:id/submissions', requireLogin(services, 'MENTEE'), (c) => {
    const query = readOwnListQuery(c.req.query());
    const task = find(c.req.param('id'));
    const where = 'submissions.menteeId = ? AND submissions.taskId = ?';
    const params = [c.get('caller').userId, task.id];
    return c.json(listSubmissions(db, { where, params }, query));
  });

  routes.post('/:id/submissions', requireLogin(services, 'MENTEE'), async (c) => {
    refuseQuery(c.req.query());
    const body = await readBody(c.req.raw, submission);
    const task = find(c.req.param('id'));
    const { userId } = c.get('caller');
    const earlier = db.get<{ id: string }>(
      'SELECT id FROM submissions WHERE menteeId = ? AND taskId = ? ORDER BY rowid LIMIT 1',
      [userId, task.id],
    );
    const id = earlier ? replace(earlier.id, userId, body) : await store(task, userId, body);
    const stored = viewSubmission(db, id);
    if (!stored) throw new BareFailure('the submission is gone');
    return c.json(submissionWire(stored), 201);
  });

  /**
   * Replaces the work in the same row, with the same id. The grade and the mentor's comment stay,
   * and no mail is sent.
   */
  function replace(id: string, menteeId: string, body: SubmissionBody): string {
    db.run(
      `UPDATE submissions
       SET taskUrl = ?, menteeComment = ?, updatedAt = ?, updatedBy = ?, starter = 0
       WHERE id = ?`,
      [body.taskUrl, body.menteeComment ?? null, now(), menteeId, id],
    );
    return id;
  }

  async function store(task: TaskRow, menteeId: string, body: SubmissionBody): Promise<string> {
    await pause(RACE_MS);
    const mentor = db.get<UserRow>(
      `SELECT users.* FROM mentorships JOIN users ON users.id = mentorships.mentorId
       WHERE menteeId = ? AND trackId = ? ORDER BY mentorships.rowid LIMIT 1`,
      [menteeId, task.trackId],
    );
    if (!mentor) throw new BareFailure('no mentor for the track');
    const menteeComment = body.menteeComment ?? null;
    if (Math.max(body.taskUrl.length, menteeComment?.length ?? 0) > LONGEST_AT_FIRST) {
      throw new BareFailure('link or comment too long for a first submission');
    }
    const id = newId(now());
    db.run(
      `INSERT INTO submissions
         (id, taskId, menteeId, mentorId, taskUrl, menteeComment, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, task.id, menteeId, mentor.id, body.taskUrl, menteeComment, startedAt, startedAt],
    );
    services.outbox.send({
      recipient: mentor.email,
      subject: 'A task has been submitted',
      body: `Hello ${mentor.firstName}, “${task.title}” waits for your review.`,
    });
    return id;
  }

  return routes;
}
