import { Hono } from 'hono';

import type { TrackRow } from '../data/rows.ts';
import { readBody, shape } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { findRow, idFrom } from '../http/find.ts';
import { requireLogin } from '../http/guard.ts';
import {
  list,
  type ListSource,
  readListQuery,
  readOwnListQuery,
  refuseQuery,
} from '../http/query.ts';
import { reference } from '../http/rules.ts';
import { trackWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';
import { listPeople } from './people.ts';
import { listOwnStages, listStages } from './stages.ts';

const mentorsOf = (trackId: string): ListSource => ({
  select: 'SELECT users.* FROM trackMentors LEFT JOIN users ON users.id = trackMentors.mentorId',
  table: 'trackMentors',
  scope: { where: 'trackMentors.trackId = ?', params: [trackId] },
});

const everybody = { skip: 0, limit: 0, search: {}, sort: [] };

const enrolment = shape<{ mentorId: string }>({ mentorId: reference() });

/** Adds the tracks, with their stages and mentors, for any role. */
export function trackRoutes(services: Services): Hono<AppEnv> {
  const { db, now } = services;
  const routes = new Hono<AppEnv>();
  const find = (id: string) => findRow(db, 'tracks', id, `Track with ${id} not found`);

  routes.get('/', requireLogin(services), (c) => {
    const { origin } = new URL(c.req.url);
    const { totalCount, rows } = list<TrackRow>(
      db,
      { table: 'tracks' },
      readListQuery(c.req.query()),
    );
    return c.json({ totalCount, items: rows.map((row) => trackWire(row, origin)) });
  });

  routes.get('/:id', requireLogin(services), (c) => {
    const row = findRow(db, 'tracks', c.req.param('id'));
    return c.json(trackWire(row, new URL(c.req.url).origin));
  });

  routes.get('/:id/stages', requireLogin(services), (c) => {
    const query = readOwnListQuery(c.req.query());
    const { id } = find(c.req.param('id'));
    const scope = { where: 'stages.trackId = ?', params: [id] };
    return c.json(listStages(db, query, new URL(c.req.url).origin, scope));
  });

  if (services.myStages) {
    routes.get('/:id/my_stages', requireLogin(services, 'MENTEE'), (c) => {
      const query = readOwnListQuery(c.req.query());
      const { userId } = c.get('caller');
      const trackId = idFrom(c.req.param('id'));
      return c.json(listOwnStages(db, query, new URL(c.req.url).origin, { userId, trackId }));
    });
  }

  /** The list has no pages: the parameters are checked and change nothing. */
  routes.get('/:id/mentors', requireLogin(services), (c) => {
    readOwnListQuery(c.req.query());
    const { id } = find(c.req.param('id'));
    return c.json(listPeople(db, mentorsOf(id), everybody, new URL(c.req.url).origin));
  });

  /** Enrolls the caller (`enroll`), whatever their role. Enrolling again is accepted. */
  routes.post('/:id/enroll', requireLogin(services), async (c) => {
    refuseQuery(c.req.query());
    const body = await readBody(c.req.raw, enrolment);
    const track = find(c.req.param('id'));
    const mentorId = body.mentorId.toLowerCase();
    const mentor = db.get("SELECT 1 FROM users WHERE id = ? AND role = 'MENTOR'", [mentorId]);
    if (!mentor) throw new Refusal(404, `Mentor with ${body.mentorId} not found`);
    // The API does not check whether the mentor belongs to this track, or whether the track has
    // any.
    if (!track.isActive) throw new Refusal(400, 'Track is not unavailable at the moment');
    const { userId } = c.get('caller');
    db.transaction(() => {
      db.run('INSERT OR IGNORE INTO userTracks (userId, trackId) VALUES (?, ?)', [
        userId,
        track.id,
      ]);
      // A pair that exists is ignored, so submissions on the second track find no mentor.
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
