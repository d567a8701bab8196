import type { Db, SqlValue } from '../sandbox/data/db.ts';
import { starterId } from '../sandbox/data/ids.ts';
import { ngozi } from '../support/people.ts';

/** The emails of users that only the gallery has. */
export const people = {
  enrolling: 'enrolling@akada.example',
  submitting: 'submitting@akada.example',
  noTasks: 'no.tasks@akada.example',
  done: 'done@akada.example',
  longDone: 'long.done@akada.example',
  unconfirmed: 'unconfirmed@akada.example',
  locked: 'locked@akada.example',
  deactivated: 'deactivated@akada.example',
  twice: 'twice@akada.example',
  young: 'young@akada.example',
  noNumber: 'no.number@akada.example',
  caughtUp: 'caught.up@akada.example',
  needed: 'needed@akada.example',
  full: 'full@akada.example',
  backAgain: 'back.again@akada.example',
  longMentee: 'long.mentee@akada.example',
  longMentor: 'long.mentor@akada.example',
} as const;

/** Makes a text of exactly `length` characters, out of words. */
const wordy = (words: string, length: number): string =>
  `${words} `.repeat(Math.ceil(length / (words.length + 1))).slice(0, length - 1) + 'a';

const longFirst = wordy('Oluwaseunfunmilayo Chukwuemeka', 64);
const longLast = 'Nwachukwuonyekachiadekunlebabatundeolorunfemiogunbanjoadewaleokon';
const longTitle = wordy('Build the whole front page of a community library with its search', 256);

export const ids = {
  web: starterId('track', 'web'),
  longTrack: starterId('track', 'gallery-long'),
  emptyTrack: starterId('track', 'gallery-empty'),
  bareTrack: starterId('track', 'gallery-bare'),
  pending: starterId('task', 'web-ajo-calculator'),
  overdue: starterId('task', 'web-first-repo'),
  waiting: starterId('task', 'web-signup-form'),
  graded: starterId('task', 'web-price-list'),
  otherTrack: starterId('task', 'mobile-weather'),
  longTask: starterId('task', 'gallery-long-1'),
  bareTask: starterId('task', 'gallery-bare'),
  longSubmission: starterId('submission', 'gallery-long'),
  longMentee: starterId('person', 'gallery-long-mentee'),
  course: starterId('course', 'web-html'),
  submission: starterId('submission', 'amina/web-signup-form'),
  gradedSubmission: starterId('submission', 'amina/web-price-list'),
};

type Row = Record<string, SqlValue>;

/** Copies a starter user under another name. */
function copyOf(db: Db, key: string, changes: Row): void {
  const user = db.get<Row>('SELECT * FROM users WHERE id = ?', [starterId('person', key)]);
  if (!user) throw new Error(`The starter content has no ${key}`);
  db.insert('users', { ...user, starter: 0, ...changes });
}

const enrol = (db: Db, userId: string, trackId: string, mentor: string): void => {
  db.insert('userTracks', { userId, trackId });
  db.insert('mentorships', { menteeId: userId, mentorId: mentor, trackId });
};

const personId = (key: string): string => starterId('person', `gallery-${key}`);

function layTrack(db: Db, id: string, title: string, tasks: Row[]): void {
  const now = new Date();
  const dates = { createdAt: now, updatedAt: now };
  const description = 'Everything a page needs, from the first heading to the last test.';
  db.insert('tracks', { id, title: title.toUpperCase(), description, thumbnail: null, ...dates });
  if (tasks.length === 0) return;
  const stageId = starterId('stage', id);
  const stage = { id: stageId, trackId: id, title: title.toUpperCase(), description, level: 1 };
  db.insert('stages', { ...stage, taskCount: tasks.length, ...dates });
  for (const task of tasks) {
    const deadline = new Date(now.getTime() + 30 * 3_600_000);
    db.insert('tasks', { trackId: id, stageId, courseId: null, deadline, ...dates, ...task });
  }
}

function submission(db: Db, row: Row): void {
  const at = new Date(Date.now() - 3 * 86_400_000);
  db.insert('submissions', {
    taskUrl: 'https://git.example/work',
    menteeComment: 'Everything works on my phone; the search was hard.',
    createdAt: at,
    updatedAt: at,
    ...row,
  });
}

/** Returns midnight tonight in Lagos, the time zone of the pictures. */
function endOfToday(): Date {
  const end = new Date();
  end.setUTCHours(22, 59, 59, 0);
  return end.getTime() < Date.now() ? new Date(end.getTime() + 86_400_000) : end;
}

/** Adds names and titles of the maximum length. */
function layLong(db: Db): void {
  const mentor = personId('long-mentor');
  const long = { firstName: longFirst, lastName: longLast.slice(0, 64), photo: null };
  copyOf(db, 'ngozi', { id: mentor, email: people.longMentor, ...long });
  copyOf(db, 'amina', { id: ids.longMentee, email: people.longMentee, ...long });
  const description = `<p>${longTitle}</p><p>https://example.com/${'a-very-long-address/'.repeat(8)}</p><pre><code>${'const total = prices.reduce((sum, price) => sum + price, 0); '.repeat(3)}</code></pre><table><tr>${'<td>One wide cell</td>'.repeat(9)}</tr></table>`;
  const tasks = [1, 2, 3, 4].map((number) => ({
    id: starterId('task', `gallery-long-${number}`),
    title: `${number} ${longTitle}`.slice(0, 256).toUpperCase(),
    description,
  }));
  const [first, ...others] = tasks;
  layTrack(db, ids.longTrack, longTitle, [{ ...first, deadline: endOfToday() }, ...others]);
  enrol(db, ids.longMentee, ids.longTrack, mentor);
  submission(db, {
    id: ids.longSubmission,
    taskId: tasks[2]?.id ?? '',
    menteeId: ids.longMentee,
    mentorId: mentor,
    taskUrl: `https://git.example/${'a-very-long-path/'.repeat(40)}`,
    menteeComment: 'wordwithoutend'.repeat(40),
  });
  submission(db, {
    id: starterId('submission', 'gallery-long-graded'),
    taskId: tasks[3]?.id ?? '',
    menteeId: ids.longMentee,
    mentorId: mentor,
    gradePercentage: 87.25,
    mentorComment: 'wordwithoutend'.repeat(40),
  });
  const done = personId('long-done');
  const yoruba = { firstName: 'Olúwaṣeunfúnmiláyọ̀', lastName: `Ẹniọlá ${longLast}`.slice(0, 64) };
  copyOf(db, 'amina', { id: done, email: people.longDone, photo: null, ...yoruba });
  enrol(db, done, ids.longTrack, mentor);
  for (const { id } of tasks) {
    submission(db, {
      id: starterId('submission', `gallery-done-${id}`),
      taskId: id,
      menteeId: done,
      mentorId: mentor,
      gradePercentage: 87.25,
      mentorComment: 'Well done.',
    });
  }
}

function layMentees(db: Db): void {
  const mentee = (key: string, email: string, changes: Row = {}): string => {
    const id = personId(key);
    copyOf(db, 'amina', { id, email, photo: null, ...changes });
    return id;
  };
  mentee('enrolling', people.enrolling);
  mentee('unconfirmed', people.unconfirmed, { emailVerified: false });
  mentee('locked', people.locked, { failedLogins: 3 });
  mentee('deactivated', people.deactivated, { isActive: false });
  mentee('no-number', people.noNumber, { phoneNumber: null });
  mentee('twice', people.twice);
  enrol(db, mentee('submitting', people.submitting), ids.web, ngozi.id);
  const adebayo = starterId('person', 'adebayo');
  enrol(db, mentee('young', people.young, { dob: new Date('2015-05-05') }), ids.web, adebayo);
  layTrack(db, ids.emptyTrack, 'Data and graphs', []);
  enrol(db, mentee('no-tasks', people.noTasks), ids.emptyTrack, ngozi.id);
  layTrack(db, ids.bareTrack, 'First steps', [
    { id: ids.bareTask, title: 'SAY HELLO', description: '' },
  ]);
  const mentor = personId('caught-up');
  copyOf(db, 'ngozi', { id: mentor, email: people.caughtUp, firstName: 'Sade', photo: null });
  const own = 'I review on weekday evenings.';
  const full = { id: personId('full'), email: people.full };
  copyOf(db, 'ngozi', { ...full, description: `Not taking new mentees. ${own}` });
  const backAgain = { id: personId('back-again'), email: people.backAgain };
  copyOf(db, 'ngozi', { ...backAgain, description: `Away until 1 March 2026. ${own}` });
  const done = mentee('done', people.done);
  enrol(db, done, ids.bareTrack, mentor);
  const work = { id: starterId('submission', 'gallery-done'), taskId: ids.bareTask };
  const grade = { gradePercentage: 100, mentorComment: 'I would not change a thing.' };
  submission(db, { ...work, menteeId: done, mentorId: mentor, ...grade });
  layNeeds(db, grade);
}

/** Adds a mentor whose mentees need help, each for a different reason. */
function layNeeds(db: Db, grade: Row): void {
  const mentor = personId('needed');
  copyOf(db, 'ngozi', { id: mentor, email: people.needed, firstName: 'Bola', photo: null });
  const mentee = (firstName: string, days: number | null, given: Row = {}) => {
    const id = personId(`needs-${firstName}`);
    const email = `${firstName.toLowerCase()}@gallery.example`;
    copyOf(db, 'amina', { id, email, photo: null, firstName });
    enrol(db, id, ids.web, mentor);
    if (days === null) return;
    const at = new Date(Date.now() - days * 86_400_000);
    const work = { id: starterId('submission', firstName), taskId: ids.graded, ...given };
    submission(db, { ...work, menteeId: id, mentorId: mentor, createdAt: at, updatedAt: at });
  };
  mentee('Tari', 9);
  mentee('Uche', 8);
  mentee('Nneka', null);
  mentee('Danladi', 16, grade);
}

/** Adds users, tracks and work of the gallery to the starter content. */
export const addGalleryData = (db: Db): void =>
  db.transaction(() => {
    layMentees(db);
    layLong(db);
  });
