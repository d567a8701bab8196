import { Hono } from 'hono';

import type { Db } from '../data/db.ts';
import type { StageRow, TrackRow } from '../data/rows.ts';
import { signedIn } from '../http/guard.ts';
import { list, type ListQuery, type ListSource, readListQuery } from '../http/query.ts';
import { stageWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';

const stages: ListSource = {
  select: 'SELECT * FROM stages',
  table: 'stages',
  columns: {
    _id: 'id',
    id: 'id',
    title: 'title',
    description: 'description',
    level: 'level',
    taskCount: 'taskCount',
    track: 'trackId',
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  },
  ids: ['_id', 'id', 'track'],
};

/** Stages in the order of their creation, not of their levels (`listStages`). */
export function listStages(
  db: Db,
  query: ListQuery,
  origin: string,
  scope?: ListSource['scope'],
): object {
  const source = scope ? { ...stages, scope } : stages;
  const { totalCount, rows } = list<StageRow>(db, source, query);
  const tracks = new Map(
    db.all<TrackRow>('SELECT * FROM tracks').map((track) => [track.id, track] as const),
  );
  const items = rows.map((row) => stageWire(row, tracks.get(row.trackId) ?? null, origin));
  return { totalCount, items };
}

/**
 * The stages of a track in which a user has submitted at least once; none of an unknown track, and
 * no deleted stage. The total counts those of all tracks.
 */
export function listOwnStages(
  db: Db,
  query: ListQuery,
  origin: string,
  { userId, trackId }: { userId: string; trackId: string },
): object {
  const scope = {
    where: 'stages.id IN (SELECT stageId FROM userStages WHERE userId = ? AND trackId = ?)',
    params: [userId, trackId],
  };
  const all = db.get<{ total: number }>(
    'SELECT count(*) AS total FROM userStages WHERE userId = ?',
    [userId],
  );
  return { ...listStages(db, query, origin, scope), totalCount: all?.total ?? 0 };
}

export function stageRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/', signedIn(services), (c) => {
    const query = readListQuery(c.req.query());
    return c.json(listStages(services.db, query, new URL(c.req.url).origin));
  });

  return routes;
}
