import { Hono } from 'hono';

import type { Db } from '../data/db.ts';
import type { UserRow } from '../data/rows.ts';
import { requireLogin } from '../http/guard.ts';
import { list, type ListQuery, type ListSource, readListQuery } from '../http/query.ts';
import { personWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';

/** A user from an outer join: every column is null if the account was deleted. */
type PersonRow = UserRow | { [Column in keyof UserRow]: null };

/** Lists a user's mentors or mentees, with null for deleted accounts. */
export function listPeople(db: Db, source: ListSource, query: ListQuery, origin: string): object {
  const { totalCount, rows } = list<PersonRow>(db, source, query);
  const items = rows.map((row) => {
    if (row.id === null) return null;
    const ids = db.all<{ trackId: string }>(
      `SELECT trackId FROM userTracks WHERE userId = ?
       UNION SELECT trackId FROM trackMentors WHERE mentorId = ?`,
      [row.id, row.id],
    );
    return personWire(
      row,
      ids.map(({ trackId }) => trackId),
      origin,
    );
  });
  return { totalCount, items };
}

const calls = [
  { path: '/mentors', role: 'MENTEE', own: 'menteeId', other: 'mentorId' },
  { path: '/mentees', role: 'MENTOR', own: 'mentorId', other: 'menteeId' },
] as const;

/** Adds a mentee's mentors and a mentor's mentees. */
export function peopleRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const { path, role, own, other } of calls) {
    routes.get(path, requireLogin(services, role), (c) => {
      const source = {
        select: `SELECT users.* FROM mentorships LEFT JOIN users ON users.id = mentorships.${other}`,
        table: 'mentorships',
        scope: { where: `mentorships.${own} = ?`, params: [c.get('caller').userId] },
      };
      const { origin } = new URL(c.req.url);
      return c.json(listPeople(services.db, source, readListQuery(c.req.query()), origin));
    });
  }
  return routes;
}
