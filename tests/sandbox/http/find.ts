import type { Db } from '../data/db.ts';
import { isId } from '../data/ids.ts';
import type { CourseRow, SubmissionRow, TaskRow, TrackRow, UserRow } from '../data/rows.ts';
import { BareFailure, Refusal } from './errors.ts';

interface Tables {
  users: UserRow;
  tracks: TrackRow;
  courses: CourseRow;
  tasks: TaskRow;
  submissions: SubmissionRow;
}

/** The row of an id out of an address: malformed is a bare 500, unknown a 404 (api.md, ids). */
export function findRow<Table extends keyof Tables>(
  db: Db,
  table: Table,
  id: string,
  missing = `Entity with id ${id} does not exist`,
): Tables[Table] {
  if (!isId(id)) throw new BareFailure(`malformed id: ${id}`);
  const row = db.get<Tables[Table]>(`SELECT * FROM ${table} WHERE id = ?`, [id.toLowerCase()]);
  if (!row) throw new Refusal(404, missing);
  return row;
}
