import { Hono } from 'hono';

import type { TaskRow } from '../data/rows.ts';
import { findRow } from '../http/find.ts';
import { requireLogin } from '../http/guard.ts';
import { list, readListQuery, refuseQuery } from '../http/query.ts';
import { courseWire, taskWire } from '../http/wire.ts';
import type { AppEnv, Services } from '../services/services.ts';

/** Adds all tasks with their briefs, for any role and enrollment. */
export function taskRoutes(services: Services): Hono<AppEnv> {
  const { db } = services;
  const routes = new Hono<AppEnv>();

  routes.get('/', requireLogin(services), (c) => {
    const { totalCount, rows } = list<TaskRow>(
      db,
      { table: 'tasks' },
      readListQuery(c.req.query()),
    );
    return c.json({ totalCount, items: rows.map(taskWire) });
  });

  routes.get('/:id', requireLogin(services), (c) => {
    return c.json(taskWire(findRow(db, 'tasks', c.req.param('id'))));
  });

  return routes;
}

export function courseRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/:id', requireLogin(services), (c) => {
    refuseQuery(c.req.query());
    return c.json(courseWire(findRow(services.db, 'courses', c.req.param('id'))));
  });

  return routes;
}
