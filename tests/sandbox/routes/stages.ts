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

/** Stages in the order they were made, which is not that of their levels (api.md, stages). */
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

export function stageRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/', signedIn(services), (c) => {
    const query = readListQuery(c.req.query());
    return c.json(listStages(services.db, query, new URL(c.req.url).origin));
  });

  return routes;
}
