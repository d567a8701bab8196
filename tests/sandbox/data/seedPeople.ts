import type { PersonContent, SubmissionContent } from '../content/types.ts';
import { demoPasswordHash } from '../services/passwords.ts';
import type { Db } from './db.ts';
import { starterId } from './ids.ts';
import { DAY } from './starterDates.ts';

const MINUTE = 60_000;
/** Time until mentors grade, in milliseconds. */
const GRADED_AFTER = 18 * 60 * MINUTE;

export function seedPerson(db: Db, person: PersonContent, opened: Date): void {
  db.run(
    `INSERT INTO users
       (id, email, role, firstName, lastName, passwordHash, emailVerified, description, city,
        country, dob, phoneNumber, gender, technologies, photo, createdAt, updatedAt, starter)
     VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
    [
      starterId('person', person.key),
      person.email,
      person.role,
      person.firstName,
      person.lastName,
      demoPasswordHash(),
      person.description,
      person.city,
      person.country,
      person.dob === null ? null : new Date(person.dob),
      person.phoneNumber,
      person.gender,
      person.technologies && JSON.stringify(person.technologies),
      person.photo && `portraits/${person.photo}`,
      opened,
      opened,
    ],
  );
}

/** A mentor's tracks, and a mentee's enrolments. */
export function seedRelations(db: Db, person: PersonContent): void {
  const userId = starterId('person', person.key);
  for (const track of person.mentors ?? []) {
    db.run('INSERT INTO trackMentors (trackId, mentorId) VALUES (?, ?)', [
      starterId('track', track),
      userId,
    ]);
  }
  for (const { track, mentor } of person.enrolments ?? []) {
    const trackId = starterId('track', track);
    db.run('INSERT INTO userTracks (userId, trackId) VALUES (?, ?)', [userId, trackId]);
    db.run('INSERT INTO mentorships (menteeId, mentorId, trackId) VALUES (?, ?, ?)', [
      userId,
      starterId('person', mentor),
      trackId,
    ]);
  }
}

/** Stores a submission. `index` spreads the submissions of a day over three hours. */
export function seedSubmission(
  db: Db,
  submission: SubmissionContent,
  index: number,
  now: Date,
): void {
  const { mentee, task, grade } = submission;
  const [menteeId, taskId] = [starterId('person', mentee), starterId('task', task)];
  const mentor = db.get<{ mentorId: string }>(
    `SELECT mentorId FROM mentorships JOIN tasks ON tasks.trackId = mentorships.trackId
     WHERE menteeId = ? AND tasks.id = ?`,
    [menteeId, taskId],
  );
  if (!mentor) throw new Error(`${mentee} has no mentor for the task ${task}`);
  const minutes = 5 + ((index * 37) % 180);
  const submitted = now.getTime() - submission.submittedDaysAgo * DAY - minutes * MINUTE;
  const graded = Math.min(submitted + GRADED_AFTER, now.getTime() - MINUTE);
  db.run(
    `INSERT INTO submissions
       (id, taskId, menteeId, mentorId, taskUrl, menteeComment, mentorComment, gradePercentage,
        createdAt, updatedAt, starter)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
    [
      starterId('submission', `${mentee}/${task}`),
      taskId,
      menteeId,
      mentor.mentorId,
      submission.taskUrl,
      submission.menteeComment,
      grade?.comment ?? null,
      grade?.percentage ?? null,
      new Date(submitted),
      new Date(grade ? graded : submitted),
    ],
  );
}
