import { people } from '../content/people.ts';
import { submissions } from '../content/submissions.ts';
import { tracks } from '../content/tracks.ts';
import type { PersonContent, SubmissionContent, TrackContent } from '../content/types.ts';
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

/** Encodes HTML as the API stores it in a task's description, with entities. */
export const encodeHtml = (html: string): string =>
  html.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Returns a title as the API stores it: trimmed, in capitals. */
const asTitle = (title: string): string => title.trim().toUpperCase();

function seedTrack(db: Db, track: TrackContent, today: Date, opened: Date): void {
  const { key, title, description, thumbnail, isClosed = false, stages } = track;
  const trackId = starterId('track', key);
  const dates = { createdAt: opened, updatedAt: opened };
  db.insert('tracks', {
    id: trackId,
    title: asTitle(title),
    description,
    thumbnail: thumbnail && `thumbnails/${thumbnail}`,
    isActive: !isClosed,
    ...dates,
  });
  for (const stage of stages) {
    const stageId = starterId('stage', stage.key);
    db.insert('stages', {
      id: stageId,
      trackId,
      title: asTitle(stage.title),
      description: stage.description,
      level: stage.level,
      taskCount: stage.tasks.length,
      ...dates,
    });
    const { course } = stage;
    const courseId = course && starterId('course', stage.key);
    if (course) {
      db.insert('courses', { ...course, id: courseId, title: asTitle(course.title), ...dates });
    }
    for (const task of stage.tasks) {
      db.insert('tasks', {
        id: starterId('task', task.key),
        trackId,
        stageId,
        courseId,
        title: asTitle(task.title),
        description: encodeHtml(task.html),
        deadline: new Date(today.getTime() + task.deadlineInDays * DAY + DEADLINE_MS),
        ...dates,
      });
    }
  }
}

const MINUTE = 60_000;
const GRADED_AFTER = 18 * 60 * MINUTE;

function seedPerson(db: Db, person: PersonContent, opened: Date): void {
  const { key, dob, technologies, photo, mentors = [], enrolments = {}, ...columns } = person;
  const id = starterId('person', key);
  db.insert('users', {
    ...columns,
    id,
    passwordHash: demoPasswordHash(),
    emailVerified: true,
    dob: dob === null ? null : new Date(dob),
    technologies: technologies && JSON.stringify(technologies),
    photo: photo && `portraits/${photo}`,
    createdAt: opened,
    updatedAt: opened,
    starter: true,
  });
  for (const track of mentors) {
    db.insert('trackMentors', { trackId: starterId('track', track), mentorId: id });
  }
  for (const [track, mentor] of Object.entries(enrolments)) {
    const trackId = starterId('track', track);
    const mentorId = starterId('person', mentor);
    db.insert('userTracks', { userId: id, trackId });
    db.insert('mentorships', { menteeId: id, mentorId, trackId });
  }
}

/** Stores a submission. `index` spreads the submissions of a day over three hours. */
function seedSubmission(db: Db, submission: SubmissionContent, index: number, now: Date): void {
  const { mentee, task, grade, submittedDaysAgo, ...texts } = submission;
  const [menteeId, taskId] = [starterId('person', mentee), starterId('task', task)];
  const mentor = db.get<{ mentorId: string }>(
    `SELECT mentorId FROM mentorships JOIN tasks ON tasks.trackId = mentorships.trackId
     WHERE menteeId = ? AND tasks.id = ?`,
    [menteeId, taskId],
  );
  if (!mentor) throw new Error(`${mentee} has no mentor for the task ${task}`);
  const minutes = 5 + ((index * 37) % 180);
  const submitted = now.getTime() - submittedDaysAgo * DAY - minutes * MINUTE;
  const graded = Math.min(submitted + GRADED_AFTER, now.getTime() - MINUTE);
  db.insert('submissions', {
    ...texts,
    id: starterId('submission', `${mentee}/${task}`),
    taskId,
    menteeId,
    mentorId: mentor.mentorId,
    gradePercentage: grade,
    updatedBy: grade === null ? null : mentor.mentorId,
    createdAt: new Date(submitted),
    updatedAt: new Date(grade === null ? submitted : graded),
    starter: true,
  });
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
