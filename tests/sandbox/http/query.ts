import { createMiddleware } from 'hono/factory';

import type { Db, SqlValue } from '../data/db.ts';
import { isId } from '../data/ids.ts';
import type { AppEnv } from '../services/services.ts';
import { isRecord, shape } from './body.ts';
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

/** The source of a list's rows. */
export interface ListSource {
  /** Default: all of the table. */
  select?: string;
  /** The table whose rows are counted, searched and sorted, and whose insertion order the list has. */
  table: string;
  scope?: { where: string; params: readonly SqlValue[] };
}

const parameters = shape<{ skip?: string; limit?: string; search?: string; opts?: string }>({
  skip: numberFrom(0),
  limit: numberFrom(1),
  search: jsonText(),
  opts: jsonText(),
});

const DIRECTIONS = new Map<unknown, 'ASC' | 'DESC'>([
  [1, 'ASC'],
  [-1, 'DESC'],
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
  const { skip, limit, search, opts } = parameters.parse(query);
  return {
    skip: wholeNumber(skip, 0),
    limit: wholeNumber(limit, 100),
    search: jsonObject(search),
    sort: sorting(jsonObject(opts)),
  };
}

/**
 * Reads the query of a list that belongs to one thing, such as a track's stages; other parameters
 * are ignored.
 */
export const readOwnListQuery = (query: Record<string, string>): ListQuery =>
  readListQuery(
    Object.fromEntries(Object.entries(query).filter(([name]) => parameters.names.includes(name))),
  );

/** Refuses any query parameter. */
export function refuseQuery(query: Record<string, string>): void {
  shape<object>({}).parse(query);
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

/**
 * Returns the table's column of a field, such as `trackId` of `track`; undefined if there is none.
 */
function columnOf(db: Db, table: string, field: string): string | undefined {
  return db
    .all<{ name: string }>(`PRAGMA table_info(${table})`)
    .find(({ name }) => name.replace(/Id$/, '') === field)?.name;
}

/** A part of a WHERE clause with its parameters. */
type Condition = [sql: string, params: SqlValue[]];

/** The conditions of MongoDB that the client uses, on one column. */
const operators: Record<
  string,
  (column: string, given: unknown, bind: (value: unknown) => SqlValue) => Condition
> = {
  $ne: (column, given, bind) => [`${column} IS NOT ?`, [bind(given)]],
  $nin(column, given, bind) {
    if (!Array.isArray(given)) throw new BareFailure('$nin needs an array');
    const parts = ['1', ...given.map(() => `${column} IS NOT ?`)];
    return [parts.join(' AND '), given.map(bind)];
  },
  // MongoDB compares only values of one type, so null is never greater.
  $gt: (column, given, bind) => [
    `(typeof(${column}) = 'text') = (typeof(?) = 'text') AND ${column} > ?`,
    [bind(given), bind(given)],
  ],
};

/** Columns of references are named after their entity, except that of the last author. */
const isReferenceColumn = (column: string): boolean => /(id|\.updatedBy)$/i.test(column);

function conditions(db: Db, table: string, field: string, wanted: unknown): Condition[] {
  const name = columnOf(db, table, field);
  // An unknown field is missing in every row and counts as null.
  const column = name === undefined ? 'NULL' : `${table}.${name}`;
  const bind = (value: unknown) => bound(value, isReferenceColumn(column));
  if (!isRecord(wanted)) return [[`${column} IS ?`, [bind(wanted)]]];
  return Object.entries(wanted).map(([key, given]) => {
    const operator = operators[key];
    if (!operator) throw new BareFailure(`unknown operator ${key}`);
    return operator(column, given, bind);
  });
}

/** Returns the requested page of rows; `totalCount` ignores the search, as in the API. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in db.ts
export function list<Row extends object>(
  db: Db,
  source: ListSource,
  query: ListQuery,
): { totalCount: number; rows: Row[] } {
  const { table, select = `SELECT * FROM ${table}`, scope = { where: '1', params: [] } } = source;
  const found = Object.entries(query.search).flatMap(([name, wanted]) =>
    conditions(db, table, name, wanted),
  );
  const where = [scope.where, ...found.map(([sql]) => sql)].join(' AND ');
  const order = query.sort.flatMap(([name, direction]) => {
    const column = columnOf(db, table, name);
    return column ? [`${table}.${column} ${direction}`] : [];
  });
  const rows = db.all<Row>(
    `${select} WHERE ${where}
     ORDER BY ${[...order, `${table}.rowid`].join(', ')} LIMIT ? OFFSET ?`,
    [...scope.params, ...found.flatMap(([, params]) => params), query.limit || -1, query.skip],
  );
  const count = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM ${table} WHERE ${scope.where}`,
    scope.params,
  );
  return { totalCount: count?.total ?? 0, rows };
}
