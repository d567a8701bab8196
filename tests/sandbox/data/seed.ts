import { people } from '../content/people.ts';
import { submissions } from '../content/submissions.ts';
import { tracks } from '../content/tracks.ts';
import type {
  PersonContent,
  StageContent,
  SubmissionContent,
  TaskContent,
  TrackContent,
} from '../content/types.ts';
import { demoPasswordHash } from '../services/passwords.ts';
import type { Db } from './db.ts';
import { starterId } from './ids.ts';
import { readMeta, writeMeta } from './schema.ts';

/** Name of the day (UTC) that the starter's dates are relative to. */
const STARTER_DAY = 'starterDay';

const DAY = 24 * 60 * 60 * 1000;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

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

/** Deadlines are at 18:00 UTC. */
const DEADLINE_MS = 18 * 60 * 60 * 1000;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML as the API stores it in a task's description: encoded as entities. */
const encodeHtml = (html: string): string =>
  html.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A title as the API stores it: trimmed, in capitals. */
const asTitle = (title: string): string => title.trim().toUpperCase();

function seedTrack(db: Db, track: TrackContent, today: Date, opened: Date): void {
  const trackId = starterId('track', track.key);
  const thumbnail = track.thumbnail && `thumbnails/${track.thumbnail}`;
  db.run(
    `INSERT INTO tracks (id, title, description, thumbnail, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [trackId, asTitle(track.title), track.description, thumbnail, opened, opened],
  );
  for (const stage of track.stages) {
    const stageId = seedStage(db, stage, trackId, opened);
    const courseId = seedCourse(db, stage, opened);
    for (const task of stage.tasks) {
      const due = new Date(today.getTime() + task.deadlineInDays * DAY + DEADLINE_MS);
      seedTask(db, task, { trackId, stageId, courseId, due, opened });
    }
  }
}

function seedStage(db: Db, stage: StageContent, trackId: string, opened: Date): string {
  const id = starterId('stage', stage.key);
  const { title, description, level, tasks } = stage;
  db.run(
    `INSERT INTO stages (id, trackId, title, description, level, taskCount, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, trackId, asTitle(title), description, level, tasks.length, opened, opened],
  );
  return id;
}

function seedCourse(db: Db, { key, course }: StageContent, opened: Date): string | null {
  if (!course) return null;
  const id = starterId('course', key);
  db.run(
    `INSERT INTO courses (id, title, description, playlistUrl, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [id, asTitle(course.title), course.description, course.playlistUrl, opened, opened],
  );
  return id;
}

interface TaskPlace {
  trackId: string;
  stageId: string;
  courseId: string | null;
  due: Date;
  opened: Date;
}

function seedTask(db: Db, { key, title, html }: TaskContent, place: TaskPlace): void {
  const { trackId, stageId, courseId, due, opened } = place;
  const id = starterId('task', key);
  db.run(
    `INSERT INTO tasks
       (id, trackId, stageId, courseId, title, description, deadline, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, trackId, stageId, courseId, asTitle(title), encodeHtml(html), due, opened, opened],
  );
}

const MINUTE = 60_000;
const GRADED_AFTER = 18 * 60 * MINUTE;

function seedPerson(db: Db, person: PersonContent, opened: Date): void {
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

function seedRelations(db: Db, person: PersonContent): void {
  const userId = starterId('person', person.key);
  for (const track of person.mentors ?? []) {
    db.run('INSERT INTO trackMentors (trackId, mentorId) VALUES (?, ?)', [
      starterId('track', track),
      userId,
    ]);
  }
  for (const [track, mentor] of Object.entries(person.enrolments ?? {})) {
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
function seedSubmission(db: Db, submission: SubmissionContent, index: number, now: Date): void {
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
      submission.mentorComment,
      grade,
      new Date(submitted),
      new Date(grade === null ? submitted : graded),
    ],
  );
}

/** Every date of the starter; a row that a user has changed keeps its own dates. */
const DATED: [table: string, column: string, where: string][] = [
  ...['tracks', 'stages', 'courses', 'tasks'].flatMap((table): [string, string, string][] => [
    [table, 'createdAt', '1'],
    [table, 'updatedAt', '1'],
  ]),
  ['tasks', 'deadline', '1'],
  ...['users', 'submissions'].flatMap((table): [string, string, string][] => [
    [table, 'createdAt', 'starter = 1'],
    [table, 'updatedAt', 'starter = 1'],
  ]),
];

/**
 * Moves the starter's dates forward by whole days, so that the content stays current. Runs inside a
 * transaction.
 */
export function refreshStarterDates(db: Db, now: Date): void {
  const laid = readMeta(db, STARTER_DAY);
  if (!laid) return;
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(laid)) / DAY);
  if (days <= 0) return;
  for (const [table, column, where] of DATED) {
    db.run(
      `UPDATE ${table} SET ${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?) WHERE ${where}`,
      [`+${days} days`],
    );
  }
  writeMeta(db, STARTER_DAY, dayOf(now));
}
