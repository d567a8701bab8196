import { createMiddleware } from 'hono/factory';

import type { Db, SqlValue } from '../data/db.ts';
import { isId } from '../data/ids.ts';
import type { AppEnv } from '../services/services.ts';
import { checked, isRecord, shape } from './body.ts';
import { BareFailure } from './errors.ts';
import { jsonText, numberFrom } from './rules.ts';

/** Paging, filters and order of a list: `skip`, `limit`, `search`, `opts.sort`. */
export interface ListQuery {
  skip: number;
  /** 0: no limit. */
  limit: number;
  search: Record<string, unknown>;
  sort: [field: string, direction: 'ASC' | 'DESC'][];
}

/** The source of a list's rows: this code names the columns, values are always bound. */
export interface ListSource {
  select: string;
  /** The table whose rows are counted and whose insertion order the list has. */
  table: string;
  scope?: { where: string; params: readonly SqlValue[] };
  /** Searchable and sortable fields: wire name to column. */
  columns: Readonly<Record<string, string>>;
  ids: readonly string[];
}

const parameters = shape<{ skip?: string; limit?: string; search?: string; opts?: string }>({
  skip: numberFrom(0),
  limit: numberFrom(1),
  search: jsonText(),
  opts: jsonText(),
});

const DIRECTIONS = new Map<unknown, 'ASC' | 'DESC'>([
  ...([1, '1', 'asc', 'ascending'] as const).map((name) => [name, 'ASC'] as const),
  ...([-1, '-1', 'desc', 'descending'] as const).map((name) => [name, 'DESC'] as const),
]);

function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new BareFailure(`not a whole number: ${text}`);
  return value;
}

function jsonObject(text: string | undefined): Record<string, unknown> {
  const value: unknown = JSON.parse(text ?? '{}');
  if (!isRecord(value)) throw new BareFailure('conditions must be an object');
  return value;
}

function sorting(options: Record<string, unknown>): ListQuery['sort'] {
  const { sort } = options;
  if (sort === undefined || sort === null) return [];
  if (typeof sort !== 'object') throw new BareFailure('sort must be an object');
  return Object.entries(sort).map(([name, given]) => {
    const direction = DIRECTIONS.get(given);
    if (!direction) throw new BareFailure(`invalid sort value for ${name}`);
    return [name, direction];
  });
}

export function readListQuery(query: Record<string, string>): ListQuery {
  const { skip, limit, search, opts } = checked(query, parameters);
  return {
    skip: wholeNumber(skip, 0),
    limit: wholeNumber(limit, 100),
    search: jsonObject(search),
    sort: sorting(jsonObject(opts)),
  };
}

/** The same for the lists of one thing, as a track's stages: other parameters are ignored. */
export const readOwnListQuery = (query: Record<string, string>): ListQuery =>
  readListQuery(
    Object.fromEntries(Object.entries(query).filter(([name]) => parameters.names.includes(name))),
  );

/** Refuses any query parameter. */
export function refuseQuery(query: Record<string, string>): void {
  checked(query, shape<object>({}));
}

export const withoutQuery = createMiddleware<AppEnv>(async (c, next) => {
  refuseQuery(c.req.query());
  await next();
});

function bound(value: unknown, isReference: boolean): SqlValue {
  if (value === null) return null;
  if (isReference) {
    if (typeof value !== 'string' || !isId(value)) throw new BareFailure('malformed id in search');
    return value.toLowerCase();
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  throw new BareFailure('search values are texts, numbers, booleans or null');
}

function condition(source: ListSource, name: string, value: unknown): [string, SqlValue] {
  const column = Object.hasOwn(source.columns, name) ? source.columns[name] : undefined;
  // An unknown field finds no row.
  if (!column) return ['? IS 0', 1];
  return [`${column} IS ?`, bound(value, source.ids.includes(name))];
}

/** The requested page of rows; `totalCount` ignores the search, as in the API. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in db.ts
export function list<Row extends object>(
  db: Db,
  source: ListSource,
  query: ListQuery,
): { totalCount: number; rows: Row[] } {
  const scope = source.scope ?? { where: '1', params: [] };
  const found = Object.entries(query.search).map(([name, value]) => condition(source, name, value));
  const where = [scope.where, ...found.map(([sql]) => sql)].join(' AND ');
  const order = query.sort
    .filter(([name]) => Object.hasOwn(source.columns, name))
    .map(([name, direction]) => `${source.columns[name]} ${direction}`);
  const rows = db.all<Row>(
    `${source.select} WHERE ${where}
     ORDER BY ${[...order, `${source.table}.rowid`].join(', ')} LIMIT ? OFFSET ?`,
    [...scope.params, ...found.map(([, value]) => value), query.limit || -1, query.skip],
  );
  const count = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${source.table} WHERE ${scope.where}`,
    scope.params,
  );
  return { totalCount: count?.total ?? 0, rows };
}
