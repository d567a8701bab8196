import { Hono } from 'hono';

import type { TrackRow } from '../data/rows.ts';
import { findRow, idFrom } from '../http/find.ts';
import { signedIn } from '../http/guard.ts';
import { list, type ListSource, readListQuery, readOwnListQuery } from '../http/query.ts';
import { trackWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';
import { listPeople } from './people.ts';
import { listOwnStages, listStages } from './stages.ts';

const tracks: ListSource = {
  select: 'SELECT * FROM tracks',
  table: 'tracks',
  columns: {
    _id: 'id',
    id: 'id',
    title: 'title',
    description: 'description',
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  },
  ids: ['_id', 'id'],
};

const mentorsOf = (trackId: string): ListSource => ({
  select: 'SELECT users.* FROM trackMentors LEFT JOIN users ON users.id = trackMentors.mentorId',
  table: 'trackMentors',
  scope: { where: 'trackMentors.trackId = ?', params: [trackId] },
  columns: {},
  ids: [],
});

const everybody = { skip: 0, limit: 0, search: {}, sort: [] };

/** Tracks, with their stages and mentors, for any role. */
export function trackRoutes(services: Services): Hono<AppEnv> {
  const { db } = services;
  const routes = new Hono<AppEnv>();
  const find = (id: string) => findRow(db, 'tracks', id, `Track with ${id} not found`);

  routes.get('/', signedIn(services), (c) => {
    const { origin } = new URL(c.req.url);
    const { totalCount, rows } = list<TrackRow>(db, tracks, readListQuery(c.req.query()));
    return c.json({ totalCount, items: rows.map((row) => trackWire(row, origin)) });
  });

  routes.get('/:id', signedIn(services), (c) => {
    const row = findRow(db, 'tracks', c.req.param('id'));
    return c.json(trackWire(row, new URL(c.req.url).origin));
  });

  routes.get('/:id/stages', signedIn(services), (c) => {
    const query = readOwnListQuery(c.req.query());
    const { id } = find(c.req.param('id'));
    const scope = { where: 'stages.trackId = ?', params: [id] };
    return c.json(listStages(db, query, new URL(c.req.url).origin, scope));
  });

  if (services.myStages) {
    routes.get('/:id/my_stages', signedIn(services, 'MENTEE'), (c) => {
      const query = readOwnListQuery(c.req.query());
      const { userId } = c.get('caller');
      const trackId = idFrom(c.req.param('id'));
      return c.json(listOwnStages(db, query, new URL(c.req.url).origin, { userId, trackId }));
    });
  }

  /** Without paging: the parameters are checked and change nothing. */
  routes.get('/:id/mentors', signedIn(services), (c) => {
    readOwnListQuery(c.req.query());
    const { id } = find(c.req.param('id'));
    return c.json(listPeople(db, mentorsOf(id), everybody, new URL(c.req.url).origin));
  });

  return routes;
}
