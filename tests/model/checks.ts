import type { Submission } from '../../src/tasks/tasksSlice.ts';
import type { Persisted } from '../../src/app/store/merge.ts';
import type { AppStore } from '../../src/app/store/store.ts';
import type { Tab } from './browser.ts';
import { foreignIn, TRACK, versionIn, type Key } from './people.ts';

/** A broken invariant. */
export class Violation extends Error {}

/** The versions of one submission in a stored snapshot. */
export interface Versions {
  /** In a mentor's list: the mentee and the task. */
  subject?: string;
  work: number;
  judgement: number;
  openedAt: number;
  /** Whether it is in the mentor's list. */
  isListed: boolean;
}

/** The versions of a submission's work and judgement. */
export const versionsOf = (
  submission: Pick<Submission, 'taskUrl' | 'mentorComment'> | null | undefined,
) => ({
  work: versionIn(submission?.taskUrl),
  judgement: versionIn(submission?.mentorComment),
});

/** The key of a mentee's work on a task. */
export const subjectOf = (mentee: string, taskId: string): string => `${mentee}/${taskId}`;

/** The user of a token, and its end in milliseconds since 1970. */
export function claimsOf(token: string | null): { userId: string; until: number } | null {
  const part = token?.split('.')[1];
  if (part === undefined) return null;
  const { userId, exp } = JSON.parse(Buffer.from(part, 'base64url').toString());
  return { userId, until: exp * 1000 };
}

/** @throws Violation if it fails */
export function must(holds: boolean, words: string): void {
  if (!holds) throw new Violation(words);
}

/** Checks that a text contains nothing that its reader must not see. */
export function mustBeOwn(where: string, text: string, reader: Key | null): void {
  const [found] = foreignIn(text, reader);
  must(found === undefined, `${where} holds ${found}, who is here is ${reader}`);
}

/** A value as text, to be searched. */
export const write = (value: unknown): string => JSON.stringify(value) ?? '';

/** A store's data as text, without its requests. */
export const dumpOf = (store: AppStore): string => {
  const { auth: _, requests: __, ...areas } = store.getState();
  return write(areas);
};

/** The versions in a snapshot: a mentee's by the task, a mentor's by the submission. */
export function snapshotVersions({ tasks }: Persisted): Map<string, Versions> {
  const found = new Map<string, Versions>();
  for (const [taskId, { submission, openedAt }] of Object.entries(tasks.records)) {
    found.set(taskId, { ...versionsOf(submission), openedAt, isListed: false });
  }
  for (const [id, { submission }] of Object.entries(tasks.queue ?? {})) {
    const subject = subjectOf(submission.mentee?.id ?? '', submission.task?.id ?? '');
    found.set(id, { ...versionsOf(submission), subject, openedAt: 0, isListed: true });
  }
  return found;
}

/** Checks that a mentee's rows, progress and bell agree on each task. */
export function checkTasks({ code }: Tab, store: AppStore): void {
  const state = store.getState();
  const { records } = state.tasks;
  const known = code.selectTrackTasks(state, TRACK);
  const changes = code.selectChanges(state);
  for (const { taskId, grade } of changes) {
    must(
      grade === records[taskId]?.submission?.gradePercentage,
      `the bell says ${grade} of a task, its record something else`,
    );
  }
  if (known === null) return;
  const grades: number[] = [];
  for (const { task, status, work } of known) {
    const record = records[task.id];
    // The API leaves the old grade on a new version.
    const grade = record?.isResubmitted ? 0 : (record?.submission?.gradePercentage ?? 0);
    if (grade > 0) grades.push(grade);
    must(
      status.state === 'graded' ? status.grade === grade : grade === 0,
      `a row says ${write(status)}, its record ${grade}`,
    );
    const isOpen = status.state === 'open' || status.state === 'unchecked';
    must(isOpen === (record?.submitted !== true), `a row says ${status.state}, its record not`);
    must(work === (record?.submission ?? null), 'a row has its own submission');
  }
  const { graded, mean, total } = code.progressOf(known.map(({ status }) => status));
  const sum = grades.reduce((all, grade) => all + grade, 0);
  const expected = grades.length === 0 ? null : Math.round((sum / grades.length) * 10) / 10;
  must(
    graded === grades.length && mean === expected && total === known.length,
    `the progress says ${graded} graded, mean ${mean}, the records ${grades.length}, ${expected}`,
  );
}

/** Checks that the queue, its two halves and its counts agree on each submission. */
export function checkQueue({ code }: Tab, store: AppStore): void {
  const state = store.getState();
  const rows = code.selectQueue(state);
  const all = { task: '', mentee: '', search: '', sort: null };
  const waiting = code.viewQueue(rows, { ...all, state: 'waiting' });
  const graded = code.viewQueue(rows, { ...all, state: 'graded' });
  const queue = state.tasks.queue ?? {};
  must(rows.length === Object.keys(queue).length, 'the queue has lost a row');
  for (const row of rows) {
    const record = queue[row.id];
    must(row.submission === record?.submission, 'a row of the queue has its own submission');
    const hasGrade = (row.submission.gradePercentage ?? 0) > 0;
    must(
      row.graded === (hasGrade && record?.isResubmitted !== true),
      'a graded row of the queue waits, or the other way',
    );
    must(waiting.includes(row) !== row.graded, 'a row of the queue is in the wrong half');
    must(graded.includes(row) === row.graded, 'a row of the queue is in the wrong half');
  }
  const counts = code.selectQueueCounts(state);
  const byMentee = [...code.selectWaitingByMentee(state).values()];
  must(
    counts.waiting === waiting.length &&
      counts.graded === graded.length &&
      byMentee.reduce((sum, count) => sum + count, 0) === waiting.length,
    'the counts of the queue are not those of its rows',
  );
}
