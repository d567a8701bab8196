import type { Db } from '../sandbox/data/db.ts';
import { newId, starterId } from '../sandbox/data/ids.ts';
import { emptyTables } from '../sandbox/data/schema.ts';
import { seed, type Content } from '../sandbox/data/seed.ts';
import type { SubmissionRow } from '../sandbox/data/rows.ts';
import { person } from '../sandbox/fixtures/littleWorld.ts';
import { hashCheaply } from '../sandbox/services/passwords.ts';

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
 * Texts by owner: `self` a user's own details, `work` a submission, `judgement` a mentor's
 * feedback, `draft` unsent input, `link` the link in an email, `state` that link in the tab's
 * history.
 */
type Kind = 'self' | 'work' | 'judgement' | 'draft' | 'link' | 'state';

/** A text that reveals whose it is. */
export const canary = (of: Key, kind: Kind, version = 0): string =>
  `canary-${of}-${kind}-v${version}`;

const pattern = /canary-(ann|bob|mia)-(self|work|judgement|draft|link|state)-v(\d+)/g;

/** The latest version among the texts of a kind, or 0. */
export const versionIn = (text: string | null | undefined): number =>
  Math.max(0, ...[...(text ?? '').matchAll(pattern)].map(([, , , version]) => Number(version)));

/**
 * Users see their own data; a mentor her mentees' details, work and grades; a mentee the mentor's
 * details. Drafts, links and link states are private.
 */
function maySee(reader: Key | null, of: string, kind: string): boolean {
  if (reader === of) return true;
  if (reader === null) return false;
  if (isMentor(reader)) return ['self', 'work', 'judgement'].includes(kind);
  return of === 'mia' && kind === 'self';
}

/** The texts that their reader must not see. */
export const foreignIn = (text: string, reader: Key | null): string[] =>
  [...text.matchAll(pattern)]
    .filter(([, of = '', kind = '']) => !maySee(reader, of, kind))
    .map(([found]) => found);

const work = (mentee: Key, task: string, graded: boolean) => ({
  mentee,
  task,
  taskUrl: `https://work.example/${canary(mentee, 'work')}`,
  menteeComment: canary(mentee, 'work'),
  submittedDaysAgo: 2,
  grade: graded ? 50 : null,
  mentorComment: graded ? canary(mentee, 'judgement') : null,
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
  people: KEYS.map((key) =>
    person(key, isMentor(key) ? 'MENTOR' : 'MENTEE', {
      lastName: canary(key, 'self'),
      description: canary(key, 'self'),
      ...(isMentor(key) ? { mentors: ['alpha'] } : { enrolments: { alpha: 'mia' } }),
    }),
  ),
  submissions: [
    work('ann', 'first', true),
    work('ann', 'second', false),
    work('bob', 'first', false),
  ],
};

// Walks log in often.
hashCheaply();

/** Resets the API for a new walk. */
export function resetService(db: Db, now: Date): void {
  db.transaction(() => {
    emptyTables(db);
    seed(db, content, now);
  });
}

export const rowOf = (db: Db, mentee: Key, taskId: string): SubmissionRow | undefined =>
  db.get<SubmissionRow>('SELECT * FROM submissions WHERE menteeId = ? AND taskId = ?', [
    personId(mentee),
    taskId,
  ]);

/** A mentee submits from another device, for the first time or again. */
export function resubmit(db: Db, mentee: Key, taskId: string, version: number, now: Date): void {
  const text = canary(mentee, 'work', version);
  const taskUrl = `https://work.example/${text}`;
  const row = rowOf(db, mentee, taskId);
  if (row) {
    db.run(
      `UPDATE submissions SET taskUrl = ?, menteeComment = ?, updatedAt = ?, updatedBy = menteeId
       WHERE id = ?`,
      [taskUrl, text, now, row.id],
    );
    return;
  }
  db.insert('submissions', {
    id: newId(now),
    taskId,
    menteeId: personId(mentee),
    mentorId: personId('mia'),
    taskUrl,
    menteeComment: text,
    createdAt: now,
    updatedAt: now,
  });
}

/** The mentor grades from another device; 0 removes a grade. */
export function regrade(
  db: Db,
  row: SubmissionRow,
  grade: number,
  version: number,
  now: Date,
): void {
  const mentee = keyOf(row.menteeId) ?? 'ann';
  db.run(
    `UPDATE submissions
     SET gradePercentage = ?, mentorComment = ?, updatedAt = ?, updatedBy = mentorId WHERE id = ?`,
    [grade, canary(mentee, 'judgement', version), now, row.id],
  );
}
