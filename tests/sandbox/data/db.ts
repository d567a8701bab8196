/* oxlint-disable typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion --
   the shape of a statement's rows is known where the statement is written */
import Libsql from 'libsql';

/** Values that can be bound. libsql aborts the whole process on a boolean, a Buffer or a Date. */
export type SqlValue = string | number | boolean | Date | null;

export interface Db {
  /** Returns how many rows it changed. */
  run: (sql: string, params?: readonly SqlValue[]) => number;
  /** Adds a row to a table, by the names of its columns. */
  insert: (table: string, row: Readonly<Record<string, SqlValue>>) => void;
  get: <Row extends object>(sql: string, params?: readonly SqlValue[]) => Row | undefined;
  all: <Row extends object>(sql: string, params?: readonly SqlValue[]) => Row[];
  exec: (sql: string) => void;
  /** Commits all of `work`, or nothing of it if it throws. Cannot be nested. */
  transaction: <Result>(work: () => Result) => Result;
  close: () => void;
}

/** A property that the driver adds to a single row. */
const NOTE = '_metadata';

type Statement = ReturnType<InstanceType<typeof Libsql>['prepare']>;

function bindable(value: SqlValue): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Date ? value.toISOString() : value;
}

/**
 * Opens a database. No other code uses the driver. Parameters are one array, and rows are plain
 * objects.
 */
export function openDb(file: string): Db {
  const driver = new Libsql(file);
  driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  const prepared = new Map<string, Statement>();
  let open = true;

  const statement = (sql: string): Statement => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = driver.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };

  return {
    run: (sql, params = []) => statement(sql).run(params.map(bindable)).changes,
    insert(table, row) {
      const names = Object.keys(row);
      const places = names.map(() => '?');
      statement(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`).run(
        Object.values(row).map(bindable),
      );
    },
    get<Row extends object>(sql: string, params: readonly SqlValue[] = []) {
      const row = statement(sql).get(params.map(bindable)) as Row | undefined;
      if (row) Reflect.deleteProperty(row, NOTE);
      return row;
    },
    all: <Row extends object>(sql: string, params: readonly SqlValue[] = []) =>
      statement(sql).all(params.map(bindable)) as Row[],
    exec: (sql) => void driver.exec(sql),
    transaction(work) {
      driver.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        driver.exec('COMMIT');
        return result;
      } catch (error) {
        driver.exec('ROLLBACK');
        throw error;
      }
    },
    close() {
      if (open) driver.close();
      open = false;
    },
  };
}
