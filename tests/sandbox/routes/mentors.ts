import { Hono } from 'hono';

import type { SubmissionRow, UserRow } from '../data/rows.ts';
import { readBody, shape } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { findRow } from '../http/find.ts';
import { requireLogin } from '../http/guard.ts';
import { readListQuery, refuseQuery } from '../http/query.ts';
import { optionalText, percentage } from '../http/rules.ts';
import { listSubmissions, viewSubmission } from '../http/submissions.ts';
import type { AppEnv, Services } from '../services/services.ts';

const grade = shape<{ gradePercentage: number; mentorComment?: string | null }>({
  gradePercentage: percentage(),
  mentorComment: optionalText(1024),
});

/** Adds the submissions of a mentor's mentees, and grading them (`listQueue`, `grade`). */
export function mentorRoutes(services: Services): Hono<AppEnv> {
  const { db, outbox, now } = services;
  const routes = new Hono<AppEnv>();

  routes.get('/submissions', requireLogin(services, 'MENTOR'), (c) => {
    const query = readListQuery(c.req.query());
    const scope = { where: 'submissions.mentorId = ?', params: [c.get('caller').userId] };
    return c.json(listSubmissions(db, scope, query));
  });

  /** Grades a submission of the caller's own mentees, and emails the mentee each time. */
  routes.post('/grade/:id', requireLogin(services, 'MENTOR'), async (c) => {
    refuseQuery(c.req.query());
    const body = await readBody(c.req.raw, grade);
    const missing = `Submission with id ${c.req.param('id')} not found`;
    const row = findRow(db, 'submissions', c.req.param('id'), missing);
    if (row.mentorId !== c.get('caller').userId) throw new Refusal(404, missing);
    db.run(
      `UPDATE submissions
       SET gradePercentage = ?, mentorComment = ?, updatedAt = ?, updatedBy = ?, starter = 0
       WHERE id = ?`,
      [body.gradePercentage, body.mentorComment ?? null, now(), row.mentorId, row.id],
    );
    tellMentee(row);
    return c.body(null, 200);
  });

  function tellMentee({ id, menteeId }: SubmissionRow): void {
    const mentee = db.get<UserRow>('SELECT * FROM users WHERE id = ?', [menteeId]);
    const view = viewSubmission(db, id);
    if (!mentee || !view) return;
    outbox.send({
      recipient: mentee.email,
      subject: 'Your task has been graded',
      body: `Hello ${mentee.firstName}, ${view.mentorFirstName} ${view.mentorLastName} graded “${view.taskTitle ?? 'your task'}”.`,
    });
  }

  return routes;
}
