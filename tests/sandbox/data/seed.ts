import { people } from '../content/people.ts';
import { submissions } from '../content/submissions.ts';
import { tracks } from '../content/tracks.ts';
import type { PersonContent, SubmissionContent, TrackContent } from '../content/types.ts';
import { demoPasswordHash } from '../services/passwords.ts';
import type { Db } from './db.ts';
import { starterId } from './ids.ts';
import { writeMeta } from './schema.ts';
import { dayOf, STARTER_DAY } from './starterDates.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Deadlines fall at 18:00 UTC. */
const DEADLINE_HOUR = 18;
/** When the starter's tracks were opened and its people registered, in days before today. */
const OPENED_DAYS_AGO = 120;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As the service stores a task's description (api.md, tasks). */
export const encodeHtml = (html: string): string =>
  html.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const asTitle = (title: string): string => title.trim().toUpperCase();

/** Lays the starter content in an empty database: all of it or nothing. */
export function seed(db: Db, now: Date): void {
  const midnight = Date.parse(dayOf(now));
  const opened = new Date(midnight - OPENED_DAYS_AGO * DAY);
  db.transaction(() => {
    for (const track of tracks) seedTrack(db, track, midnight, opened);
    for (const person of people) seedPerson(db, person, opened);
    for (const person of people) seedRelations(db, person);
    const oldestFirst = submissions.toSorted((a, b) => b.submittedDaysAgo - a.submittedDaysAgo);
    for (const [index, submission] of oldestFirst.entries()) {
      seedSubmission(db, submission, index, now);
    }
    writeMeta(db, STARTER_DAY, dayOf(now));
  });
}

function seedTrack(db: Db, track: TrackContent, midnight: number, opened: Date): void {
  const trackId = starterId('track', track.key);
  const thumbnail = track.thumbnail && `thumbnails/${track.thumbnail}`;
  db.run(
    `INSERT INTO tracks (id, title, description, thumbnail, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [trackId, asTitle(track.title), track.description, thumbnail, opened, opened],
  );
  for (const stage of track.stages) {
    const stageId = starterId('stage', stage.key);
    const courseId = stage.course && starterId('course', stage.key);
    db.run(
      `INSERT INTO stages (id, trackId, title, description, level, taskCount, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        stageId,
        trackId,
        asTitle(stage.title),
        stage.description,
        stage.level,
        stage.tasks.length,
        opened,
        opened,
      ],
    );
    if (stage.course) {
      const { title, description, playlistUrl } = stage.course;
      db.run(
        `INSERT INTO courses (id, title, description, playlistUrl, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, ?, ?)`,
        [courseId, asTitle(title), description, playlistUrl, opened, opened],
      );
    }
    for (const task of stage.tasks) {
      const deadline = new Date(midnight + task.deadlineInDays * DAY + DEADLINE_HOUR * HOUR);
      db.run(
        `INSERT INTO tasks
           (id, trackId, stageId, courseId, title, description, deadline, createdAt, updatedAt)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          starterId('task', task.key),
          trackId,
          stageId,
          courseId,
          asTitle(task.title),
          encodeHtml(task.html),
          deadline,
          opened,
          opened,
        ],
      );
    }
  }
}

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

function seedSubmission(db: Db, submission: SubmissionContent, index: number, now: Date): void {
  const { mentee, task, grade } = submission;
  const menteeId = starterId('person', mentee);
  const mentor = db.get<{ mentorId: string }>(
    `SELECT mentorId FROM mentorships JOIN tasks ON tasks.trackId = mentorships.trackId
     WHERE menteeId = ? AND tasks.id = ?`,
    [menteeId, starterId('task', task)],
  );
  if (!mentor) return; // PROVISIONAL
  const minutes = 5 + ((index * 37) % 180);
  const submitted = now.getTime() - submission.submittedDaysAgo * DAY - minutes * 60_000;
  const graded = Math.min(submitted + 18 * HOUR, now.getTime() - 60_000);
  db.run(
    `INSERT INTO submissions
       (id, taskId, menteeId, mentorId, taskUrl, menteeComment, mentorComment, gradePercentage,
        createdAt, updatedAt, starter)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
    [
      starterId('submission', `${mentee}/${task}`),
      starterId('task', task),
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
