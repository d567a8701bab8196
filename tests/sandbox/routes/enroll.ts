import { Hono } from 'hono';

import { readBody, shape } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { findRow } from '../http/find.ts';
import { signedIn } from '../http/guard.ts';
import { refuseQuery } from '../http/query.ts';
import { reference } from '../http/rules.ts';
import type { AppEnv, Services } from '../services/services.ts';

const enrolment = shape<{ mentorId: string }>({ mentorId: reference() });

/** Enrolment (`enroll`) for any role; enrolling again is accepted. */
export function enrollRoutes(services: Services): Hono<AppEnv> {
  const { db, now } = services;
  const routes = new Hono<AppEnv>();

  routes.post('/:id/enroll', signedIn(services), async (c) => {
    refuseQuery(c.req.query());
    const body = await readBody(c.req.raw, enrolment);
    const id = c.req.param('id');
    const track = findRow(db, 'tracks', id, `Track with ${id} not found`);
    const mentorId = body.mentorId.toLowerCase();
    const mentor = db.get("SELECT 1 FROM users WHERE id = ? AND role = 'MENTOR'", [mentorId]);
    if (!mentor) throw new Refusal(404, `Mentor with ${body.mentorId} not found`);
    // The API does not check whether the mentor is of this track.
    if (!db.get('SELECT 1 FROM trackMentors WHERE trackId = ?', [track.id])) {
      throw new Refusal(400, 'Track is not unavailable at the moment');
    }
    const { userId } = c.get('caller');
    db.transaction(() => {
      db.run('INSERT OR IGNORE INTO userTracks (userId, trackId) VALUES (?, ?)', [
        userId,
        track.id,
      ]);
      // Ignored if the pair exists: submissions on the second track then find no mentor.
      db.run('INSERT OR IGNORE INTO mentorships (menteeId, mentorId, trackId) VALUES (?, ?, ?)', [
        userId,
        mentorId,
        track.id,
      ]);
      db.run('UPDATE users SET updatedAt = ? WHERE id = ?', [now(), userId]);
    });
    return c.body(null, 200);
  });

  return routes;
}
