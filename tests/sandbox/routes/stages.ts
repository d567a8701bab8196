import { Hono } from 'hono';

import type { Db } from '../data/db.ts';
import type { StageRow, TrackRow, UserStageRow } from '../data/rows.ts';
import { requireLogin } from '../http/guard.ts';
import { list, type ListQuery, type ListSource, readListQuery } from '../http/query.ts';
import { stageWire, userStageWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';

/** Lists stages in the order of their creation, not of their levels (`listStages`). */
export function listStages(
  db: Db,
  query: ListQuery,
  origin: string,
  scope?: ListSource['scope'],
): { totalCount: number; items: ReturnType<typeof stageWire>[] } {
  const source = { table: 'stages', ...(scope && { scope }) };
  const { totalCount, rows } = list<StageRow>(db, source, query);
  const tracks = new Map(
    db.all<TrackRow>('SELECT * FROM tracks').map((track) => [track.id, track] as const),
  );
  const items = rows.map((row) => stageWire(row, tracks.get(row.trackId) ?? null, origin));
  return { totalCount, items };
}

/**
 * Lists rows for the stages of a track in which a user has submitted; null for a deleted stage. The
 * total counts the rows of all tracks (`listMyStages`).
 */
export function listOwnStages(
  db: Db,
  query: ListQuery,
  origin: string,
  { userId, trackId }: { userId: string; trackId: string },
): object {
  const scope = { where: 'userId = ? AND trackId = ?', params: [userId, trackId] };
  const { rows } = list<UserStageRow>(db, { table: 'userStages', scope }, query);
  const everywhere = { where: 'userId = ?', params: [userId] };
  const { totalCount } = list(db, { table: 'userStages', scope: everywhere }, query);
  const all = listStages(db, { skip: 0, limit: 0, search: {}, sort: [] }, origin).items;
  const stageOf = ({ stageId }: UserStageRow) => all.find(({ id }) => id === stageId) ?? null;
  return { totalCount, items: rows.map((row) => userStageWire(row, stageOf(row))) };
}

export function stageRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/', requireLogin(services), (c) => {
    const query = readListQuery(c.req.query());
    return c.json(listStages(services.db, query, new URL(c.req.url).origin));
  });

  return routes;
}
