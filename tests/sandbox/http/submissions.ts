import { list, type ListQuery, type ListSource } from './query.ts';
import type { Db } from '../data/db.ts';
import type { SubmissionRow } from '../data/rows.ts';

type Names<Prefix extends string> = {
  [Key in `${Prefix}FirstName` | `${Prefix}LastName`]: string | null;
};

/** Null if a reference was deleted. */
export interface SubmissionView extends SubmissionRow, Names<'mentor'>, Names<'mentee'> {
  taskTitle: string | null;
}

const SELECT = `SELECT submissions.*, tasks.title AS taskTitle,
    mentors.firstName AS mentorFirstName, mentors.lastName AS mentorLastName,
    mentees.firstName AS menteeFirstName, mentees.lastName AS menteeLastName
  FROM submissions
  LEFT JOIN tasks ON tasks.id = submissions.taskId
  LEFT JOIN users AS mentors ON mentors.id = submissions.mentorId
  LEFT JOIN users AS mentees ON mentees.id = submissions.menteeId`;

export function listSubmissions(
  db: Db,
  scope: NonNullable<ListSource['scope']>,
  query: ListQuery,
): { totalCount: number; items: object[] } {
  const source = { select: SELECT, table: 'submissions', scope };
  const { totalCount, rows } = list<SubmissionView>(db, source, query);
  return { totalCount, items: rows.map(submissionWire) };
}

export const viewSubmission = (db: Db, id: string): SubmissionView | undefined =>
  db.get<SubmissionView>(`${SELECT} WHERE submissions.id = ?`, [id]);

const person = (id: string, firstName: string | null, lastName: string | null) =>
  firstName === null ? null : { id, firstName, lastName };

export const submissionWire = (row: SubmissionView) => ({
  id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  menteeComment: row.menteeComment,
  mentorComment: row.mentorComment,
  taskUrl: row.taskUrl,
  gradePercentage: row.gradePercentage,
  mentor: person(row.mentorId, row.mentorFirstName, row.mentorLastName),
  mentee: person(row.menteeId, row.menteeFirstName, row.menteeLastName),
  task: row.taskTitle === null ? null : { id: row.taskId, title: row.taskTitle },
});
