import type { Db, SqlValue } from '../../../sandbox/data/db.ts';
import { newId } from '../../../sandbox/data/ids.ts';
import { encodeHtml } from '../../../sandbox/data/seed.ts';
import { amina, ngozi } from '../../../support/people.ts';
import { addresses, markup } from './vectors.ts';

/** Makes a text of four vectors; all texts together have every vector. */
export const commentOf = (index: number): string =>
  [0, 1, 2, 3].map((part) => markup[(index * 4 + part) % markup.length]).join('\n');

const titleOf = (index: number): string => `${index}: ${markup[index % markup.length]}`;

const now = new Date().toISOString();
const dates = { createdAt: now, updatedAt: now };

type Row = Readonly<Record<string, SqlValue>>;

const insertAll = (db: Db, table: string, rows: readonly Row[], shared: Row = {}): void =>
  rows.forEach((row) => db.insert(table, { ...row, ...shared }));

const ids = (count: number): string[] => Array.from({ length: count }, () => newId(new Date()));

const wordsOf = (index: number) => ({
  firstName: titleOf(index + 30),
  lastName: '',
  city: `City ${titleOf(index)}`,
  country: titleOf(index + 20),
  description: commentOf(index),
  technologies: JSON.stringify([titleOf(index), titleOf(index + 50)]),
});

/** Adds mentees of the mentor to a track; they log in with the starter's password. */
function addMentees(db: Db, trackId: string, count: number) {
  const starter = db.get<Record<string, string>>(
    'SELECT passwordHash, dob, phoneNumber, gender, role FROM users WHERE id = ?',
    [amina.id],
  );
  const people = ids(count).map((id, index) =>
    Object.assign(wordsOf(index), { id, email: `${id}@akada.example` }),
  );
  insertAll(db, 'users', people, { ...starter, ...dates, emailVerified: 1 });
  const userIds = people.map(({ id }) => ({ userId: id }));
  const menteeIds = people.map(({ id }) => ({ menteeId: id }));
  insertAll(db, 'userTracks', userIds, { trackId });
  insertAll(db, 'mentorships', menteeIds, { mentorId: ngozi.id, trackId });
  return people;
}

/** Adds a track of one stage with a task for every vector. */
function addTrack(db: Db, trackId: string): { id: string; title: string }[] {
  const stageId = newId(new Date());
  db.insert('tracks', { id: trackId, title: titleOf(0), description: commentOf(0), ...dates });
  const level = { level: 1, taskCount: markup.length };
  const words = { title: titleOf(1), description: commentOf(1) };
  db.insert('stages', { id: stageId, trackId, ...words, ...level, ...dates });
  const tasks = ids(markup.length).map((id, index) => ({
    id,
    title: titleOf(index),
    // A description that contains tags is read as it is; one level of encoding is removed.
    description: index % 2 === 0 ? encodeHtml(markup[index] ?? '') : (markup[index] ?? ''),
    // The first tasks are within the bell's 48 hours.
    deadline: new Date(Date.now() + (index + 24) * 60 * 60 * 1000).toISOString(),
  }));
  insertAll(db, 'tasks', tasks, { trackId, stageId, ...dates });
  return tasks;
}

/** Writes all vectors straight into the database, into every text and address. */
export const addHostileData = (db: Db) =>
  db.transaction(() => {
    const trackId = newId(new Date());
    const tasks = addTrack(db, trackId);
    const [mentee, ...mentees] = addMentees(db, trackId, addresses.length + 1);
    if (!mentee) throw new Error('Nobody was added');
    const { firstName, city, country, description, technologies } = wordsOf(40);
    db.run(
      `UPDATE users SET firstName = ?, lastName = '', city = ?, country = ?, description = ?,
       technologies = ? WHERE id = ?`,
      [firstName, city, country, description, technologies, ngozi.id],
    );
    const courses = ids(addresses.length).map((id, index) => ({
      id,
      title: titleOf(index + 60),
      description: commentOf(index),
      playlistUrl: addresses[index] ?? '',
    }));
    insertAll(db, 'courses', courses, dates);
    const submissions = [...mentees, ...addresses.map(() => mentee)].map((person, place) => {
      const index = place % addresses.length;
      return {
        id: newId(new Date()),
        taskId: tasks[index]?.id ?? '',
        menteeId: person.id,
        taskUrl: addresses[index] ?? '',
        menteeComment: commentOf(index),
        mentorComment: commentOf(index + 3),
        gradePercentage: index % 2 === 0 ? null : 50,
      };
    });
    insertAll(db, 'submissions', submissions, { mentorId: ngozi.id, ...dates });
    return {
      mentee: { id: mentee.id, email: mentee.email, password: amina.password },
      tasks,
      courses,
      /** Submissions of the other mentees, one for each address. */
      sent: submissions.slice(0, addresses.length),
      mentees,
    };
  });
