import type { Middleware } from '@reduxjs/toolkit';
import type { AuthState } from '../auth/authSlice.ts';
import { sessionOf, storedToken } from '../auth/session.ts';
import { keysWithPrefix, readJson, removeText, storageKey, writeJson } from '../lib/storage.ts';
import { isRecord } from '../lib/values.ts';
import {
  changedAt as changeOf,
  loadTaskSubmissions,
  submitTask,
  type TaskRecord,
  type TasksState,
} from './tasksSlice.ts';
import { type Judgement, judgementIn, sameJudgement, sameWork, type Work, workIn } from './work.ts';

export interface SeenVersion extends Work, Judgement {
  /** When the API last changed it, in milliseconds since 1970, or 0. */
  changedAt: number;
  /** In milliseconds since 1970. */
  seenAt: number;
  /** True if it was sent from this device just then. */
  isSent: boolean;
}

const isSame = (a: SeenVersion, b: SeenVersion): boolean => sameWork(a, b) && sameJudgement(a, b);

/**
 * Inserts a version by the API's timestamp, because two tabs may report the same versions in any
 * order. Returns `versions` itself if the version is not new.
 */
export function withVersion(
  versions: readonly SeenVersion[],
  next: SeenVersion,
): readonly SeenVersion[] {
  const duplicate = versions.find(
    (entry) => entry.changedAt === next.changedAt && isSame(entry, next),
  );
  if (duplicate) {
    if (duplicate.isSent || !next.isSent) return versions;
    return versions.map((entry) => (entry === duplicate ? next : entry));
  }
  const earlier = versions.filter(({ changedAt }) => changedAt <= next.changedAt);
  const before = earlier[earlier.length - 1];
  // The same words and the same grade under a new date may be a grade given twice.
  if (!next.isSent && before && isSame(before, next)) return versions;
  return [...earlier, next, ...versions.slice(earlier.length)];
}

/*
 * The API keeps only a mentee's latest version. Stored versions never expire; a logout deletes
 * them.
 */

const prefix = (userId: string): string => storageKey(`sent:${userId}:`);

function versionsIn(stored: unknown): SeenVersion[] {
  if (!isRecord(stored)) return [];
  const { changedAt, seenAt, isSent } = stored;
  if (typeof changedAt !== 'number' || typeof seenAt !== 'number' || typeof isSent !== 'boolean')
    return [];
  return [{ ...workIn(stored), ...judgementIn(stored), changedAt, seenAt, isSent }];
}

/** The versions in a stored value, without unreadable ones. */
const parseVersions = (stored: unknown): SeenVersion[] =>
  Array.isArray(stored) ? stored.flatMap(versionsIn) : [];

/** The versions of a user's work on a task on this device, in the order of `withVersion`. */
export const readVersions = (userId: string, taskId: string): readonly SeenVersion[] =>
  parseVersions(readJson(prefix(userId) + taskId));

/** The ids of tasks with versions on this device. */
export const tasksWithVersions = (userId: string): string[] =>
  keysWithPrefix(prefix(userId)).map((key) => key.slice(prefix(userId).length));

/**
 * Stores new versions of a user's work, unless the user has logged out in any tab; false if they
 * are only in memory.
 */
export function persistVersions(
  userId: string,
  taskId: string,
  versions: readonly SeenVersion[],
): boolean {
  if (sessionOf(storedToken(), 0)?.userId !== userId) return false;
  const storedVersions = readVersions(userId, taskId);
  const merged = versions.reduce(withVersion, storedVersions);
  return merged === storedVersions || writeJson(prefix(userId) + taskId, merged);
}

/** The version in a record, as a list. */
export const versionsOf = (record: TaskRecord | undefined, isSent = false): SeenVersion[] =>
  record?.submission
    ? [
        {
          ...workIn(record.submission),
          ...judgementIn(record.submission),
          changedAt: record.submission.updatedAt === null ? 0 : changeOf(record.submission),
          seenAt: record.readAt,
          isSent,
        },
      ]
    : [];

/** Stores replaced and submitted versions permanently, because snapshots are deleted. */
export const versionsMiddleware: Middleware<object, { auth: AuthState; tasks: TasksState }> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const { records } = getState().tasks;
    const result = next(action);
    const isSent = submitTask.fulfilled.match(action);
    if (!isSent && !loadTaskSubmissions.fulfilled.match(action)) return result;
    const taskId = isSent ? action.meta.arg.taskId : action.meta.arg;
    const { auth, tasks } = getState();
    const [before, now] = [records[taskId], tasks.records[taskId]];
    const isReplaced =
      before?.submission && changeOf(before.submission) !== changeOf(now?.submission ?? null);
    const userId = sessionOf(auth.token, 0)?.userId;
    if (userId !== undefined && (isSent || isReplaced))
      persistVersions(userId, taskId, [...versionsOf(before), ...versionsOf(now, isSent)]);
    return result;
  };

/** Deletes all that is stored of a user, at logout. */
export function clearVersions(userId: string): void {
  for (const key of keysWithPrefix(prefix(userId))) removeText(key);
}
