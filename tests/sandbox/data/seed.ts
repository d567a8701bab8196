import { people } from '../content/people.ts';
import { submissions } from '../content/submissions.ts';
import { tracks } from '../content/tracks.ts';
import type { PersonContent, SubmissionContent, TrackContent } from '../content/types.ts';
import type { Db } from './db.ts';
import { writeMeta } from './schema.ts';
import { seedPerson, seedRelations, seedSubmission } from './seedPeople.ts';
import { seedTrack } from './seedTracks.ts';
import { DAY, dayOf, STARTER_DAY } from './starterDates.ts';

export interface Content {
  tracks: readonly TrackContent[];
  people: readonly PersonContent[];
  submissions: readonly SubmissionContent[];
}

export const starter: Content = { tracks, people, submissions };

/** When the tracks were opened and their users registered, in days before today. */
const OPENED_DAYS_AGO = 120;

/** Seeds an empty database; dates are relative to today (UTC). Runs inside a transaction. */
export function seed(db: Db, content: Content, now: Date): void {
  const today = new Date(dayOf(now));
  const opened = new Date(today.getTime() - OPENED_DAYS_AGO * DAY);
  for (const track of content.tracks) seedTrack(db, track, today, opened);
  for (const person of content.people) seedPerson(db, person, opened);
  for (const person of content.people) seedRelations(db, person);
  const oldestFirst = content.submissions.toSorted(
    (one, other) => other.submittedDaysAgo - one.submittedDaysAgo,
  );
  for (const [index, submission] of oldestFirst.entries()) {
    seedSubmission(db, submission, index, now);
  }
  writeMeta(db, STARTER_DAY, dayOf(now));
}
