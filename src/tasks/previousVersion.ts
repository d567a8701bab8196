import type { Middleware } from '@reduxjs/toolkit';
import { number, object, string } from 'yup';
import type { AuthState } from '../auth/authSlice.ts';
import { sessionOf } from '../auth/session.ts';
import { box, type BoxKind } from '../user/box.ts';
import { isGraded } from './submission.ts';
import { submitTask, type Submission, type TasksState } from './tasksSlice.ts';
import { type ComparedFields, readFeedback, sameFeedback, sameWork, readWork } from './work.ts';

/**
 * The version of a submission before the one that the API has, with its feedback. It is stored in
 * the box of the mentee or mentor, by the id of the submission.
 */
export const previousVersion: BoxKind<ComparedFields> = {
  name: 'previous',
  schema: object({
    taskUrl: string().defined(),
    menteeComment: string().defined(),
    gradePercentage: number().nullable().defined(),
    mentorComment: string().nullable().defined(),
    updatedAt: string()
      .nullable()
      .defined()
      .test((date) => date === null || !Number.isNaN(Date.parse(date))),
  }),
};

type Records = Record<string, { submission: Submission | null }>;

/**
 * Finds the submissions that were replaced, because they were submitted again here or have come
 * with different work.
 */
function findReplaced(before: Records, now: Records, isSubmit: boolean) {
  if (before === now) return [];
  return Object.entries(now).flatMap(([key, { submission }]) => {
    const replaced = before[key]?.submission;
    if (!replaced || !submission || replaced === submission) return [];
    return isSubmit || !sameWork(replaced, submission) ? [{ id: submission.id, replaced }] : [];
  });
}

const hasFeedback = (version: ComparedFields): boolean =>
  isGraded(version) || Boolean(version.mentorComment?.trim());

function keep(userId: string, id: string, replaced: Submission): void {
  const stored = box.get(userId, previousVersion, id);
  // The API leaves the old feedback on new work. It belongs to the version that is already stored.
  if (stored && hasFeedback(stored) && sameFeedback(stored, replaced)) return;
  const { updatedAt } = replaced;
  box.set(userId, previousVersion, id, {
    ...readWork(replaced),
    ...readFeedback(replaced),
    updatedAt,
  });
}

/** Saves each version of work in the user's box when a newer one replaces it in the store. */
export const keepPreviousVersions: Middleware<object, { auth: AuthState; tasks: TasksState }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = getState().tasks;
    const result = next(action);
    const { auth, tasks: now } = getState();
    const versions = [
      ...findReplaced(before.records, now.records, submitTask.fulfilled.match(action)),
      ...findReplaced(before.queue ?? {}, now.queue ?? {}, false),
    ];
    const userId = versions.length > 0 ? sessionOf(auth.token, 0)?.userId : undefined;
    if (userId !== undefined) for (const { id, replaced } of versions) keep(userId, id, replaced);
    return result;
  };
