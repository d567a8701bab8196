import { hashSync } from '@node-rs/argon2';
import type { PersonContent } from '../sandbox/content/types.ts';
import type { Db } from '../sandbox/data/db.ts';
import { newId, starterId } from '../sandbox/data/ids.ts';
import { emptyTables } from '../sandbox/data/schema.ts';
import { seed, type Content } from '../sandbox/data/seed.ts';
import type { SubmissionRow } from '../sandbox/data/rows.ts';
import { DEMO_PASSWORD } from '../sandbox/services/passwords.ts';

/** A mentor and two of her mentees, all of the same track. */
export const KEYS = ['ann', 'bob', 'mia'] as const;
export type Key = (typeof KEYS)[number];
export const MENTEES = ['ann', 'bob'] as const;

export const isMentor = (key: Key): boolean => key === 'mia';
export const personId = (key: Key): string => starterId('person', key);
export const keyOf = (id: string | null): Key | null =>
  KEYS.find((key) => personId(key) === id) ?? null;
export const emailOfKey = (key: Key): string => `${key}@akada.example`;

export const TRACK = starterId('track', 'alpha');
export const TASKS = ['first', 'second', 'third'].map((key) => starterId('task', key));

/**
 * What a text gives away about a person:
 * `self`: what they say of themselves; `work`: what a mentee has sent; `judgement`: what a mentor says of
 * a mentee's work (it is about the mentee); `draft`: typed and not sent; `link`: of a mail; `state`: of a
 * link in the tab's history.
 */
type Kind = 'self' | 'work' | 'judgement' | 'draft' | 'link' | 'state';

/** A text that gives away whose it is. */
export const canary = (of: Key, kind: Kind, version = 0): string =>
  `canary-${of}-${kind}-v${version}`;

const pattern = /canary-(ann|bob|mia)-(self|work|judgement|draft|link|state)-v(\d+)/g;

/** The latest version among the texts of a kind; 0: none, or as the world began. */
export const versionIn = (text: string | null | undefined): number =>
  Math.max(0, ...[...(text ?? '').matchAll(pattern)].map(([, , , version]) => Number(version)));

/**
 * The table of who may come by what:
 * everybody by their own; a mentor by what her mentees say of themselves, their work and her judgement of
 * it; a mentee by what their mentor says of herself. Nobody by another's drafts, links and link states.
 */
function maySee(reader: Key | null, of: string, kind: string): boolean {
  if (reader === of) return true;
  if (reader === null) return false;
  if (isMentor(reader)) return ['self', 'work', 'judgement'].includes(kind);
  return of === 'mia' && kind === 'self';
}

/** What a text holds that its reader must not come by. */
export const foreignIn = (text: string, reader: Key | null): string[] =>
  [...text.matchAll(pattern)]
    .filter(([, of = '', kind = '']) => !maySee(reader, of, kind))
    .map(([found]) => found);

const person = (key: Key): PersonContent => ({
  key,
  email: emailOfKey(key),
  firstName: key,
  lastName: canary(key, 'self'),
  role: isMentor(key) ? 'MENTOR' : 'MENTEE',
  city: 'Jos',
  country: 'Nigeria',
  phoneNumber: '+2348000000000',
  dob: '1990-01-02',
  gender: 'UNSPECIFIED',
  description: canary(key, 'self'),
  technologies: [],
  photo: null,
  ...(isMentor(key) ? { mentors: ['alpha'] } : { enrolments: [{ track: 'alpha', mentor: 'mia' }] }),
});

const work = (mentee: Key, task: string, graded: boolean) => ({
  mentee,
  task,
  taskUrl: `https://work.example/${canary(mentee, 'work')}`,
  menteeComment: canary(mentee, 'work'),
  submittedDaysAgo: 2,
  grade: graded ? { percentage: 50, comment: canary(mentee, 'judgement') } : null,
});

const content: Content = {
  tracks: [
    {
      key: 'alpha',
      title: 'alpha track',
      description: 'The only one.',
      thumbnail: null,
      stages: [
        {
          key: 'stage',
          title: 'only stage',
          description: 'Alone.',
          level: 1,
          course: null,
          tasks: ['first', 'second', 'third'].map((key) => ({
            key,
            title: `the ${key} task`,
            html: '<p>Do it.</p>',
            deadlineInDays: 3,
          })),
        },
      ],
    },
  ],
  people: KEYS.map(person),
  submissions: [
    work('ann', 'first', true),
    work('ann', 'second', false),
    work('bob', 'first', false),
  ],
};

/** Quick to check: logins are many here, and nobody is to be kept out. */
const quickHash = hashSync(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The service as it is when a walk begins. */
export function beginAnew(db: Db, now: Date): void {
  db.transaction(() => {
    emptyTables(db);
    seed(db, content, now);
    db.run('UPDATE users SET passwordHash = ?', [quickHash]);
  });
}

export const rowOf = (db: Db, mentee: Key, taskId: string): SubmissionRow | undefined =>
  db.get<SubmissionRow>('SELECT * FROM submissions WHERE menteeId = ? AND taskId = ?', [
    personId(mentee),
    taskId,
  ]);

/** A mentee sends their work from another device, for the first time or again. */
export function resubmit(db: Db, mentee: Key, taskId: string, version: number, now: Date): void {
  const text = canary(mentee, 'work', version);
  const row = rowOf(db, mentee, taskId);
  if (row) {
    db.run('UPDATE submissions SET taskUrl = ?, menteeComment = ?, updatedAt = ? WHERE id = ?', [
      `https://work.example/${text}`,
      text,
      now,
      row.id,
    ]);
    return;
  }
  db.run(
    `INSERT INTO submissions
       (id, taskId, menteeId, mentorId, taskUrl, menteeComment, createdAt, updatedAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(now),
      taskId,
      personId(mentee),
      personId('mia'),
      `https://work.example/${text}`,
      text,
      now,
      now,
    ],
  );
}

/** The mentor grades from another device; 0 takes a grade back. */
export function regrade(
  db: Db,
  row: SubmissionRow,
  grade: number,
  version: number,
  now: Date,
): void {
  const mentee = keyOf(row.menteeId) ?? 'ann';
  db.run(
    'UPDATE submissions SET gradePercentage = ?, mentorComment = ?, updatedAt = ? WHERE id = ?',
    [grade, canary(mentee, 'judgement', version), now, row.id],
  );
}
