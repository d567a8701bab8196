import type { Db } from '../data/db.ts';
import { isId } from '../data/ids.ts';
import type { CourseRow, SubmissionRow, TaskRow, TrackRow, UserRow } from '../data/rows.ts';
import { DatabaseFailure, Refusal } from './errors.ts';

interface Tables {
  users: UserRow;
  tracks: TrackRow;
  courses: CourseRow;
  tasks: TaskRow;
  submissions: SubmissionRow;
}

const MALFORMED_ID =
  'Argument passed in must be a single String of 12 bytes or a string of 24 hex characters';

/**
 * Returns an id from an address, as the database stores it; throws DatabaseFailure (500) if
 * malformed.
 */
export function idFrom(id: string): string {
  if (!isId(id)) throw new DatabaseFailure(MALFORMED_ID);
  return id.toLowerCase();
}

/**
 * Returns the row of an id from an address. Throws DatabaseFailure (500) if the id is malformed,
 * Refusal 404 if it is unknown.
 */
export function findRow<Table extends keyof Tables>(
  db: Db,
  table: Table,
  id: string,
  missing = `Entity with id ${id} does not exist`,
): Tables[Table] {
  const row = db.get<Tables[Table]>(`SELECT * FROM ${table} WHERE id = ?`, [idFrom(id)]);
  if (!row) throw new Refusal(404, missing);
  return row;
}
