import { withVersion, type SeenVersion } from './versions.ts';
import { isRecord } from '../lib/isRecord.ts';
import { sessionOf, storedToken } from '../auth/session.ts';
import { keysWith, readJson, removeText, storageKey, writeJson } from '../lib/storage.ts';

/*
 * What a mentee has sent and got back, task by task: words of theirs, of which the service keeps the
 * last alone. They never age, and go with a logout.
 */

const prefix = (userId: string): string => storageKey(`sent:${userId}:`);

const isVersion = (value: unknown): value is Record<string, unknown> & SeenVersion =>
  isRecord(value) &&
  typeof value['taskUrl'] === 'string' &&
  typeof value['menteeComment'] === 'string' &&
  (value['gradePercentage'] === null || typeof value['gradePercentage'] === 'number') &&
  (value['mentorComment'] === null || typeof value['mentorComment'] === 'string') &&
  Number.isFinite(value['changedAt']) &&
  Number.isFinite(value['seenAt']) &&
  typeof value['isSent'] === 'boolean';

/** What this device has seen of a user's work on a task, in the order of `withVersion`. */
export function readVersions(userId: string, taskId: string): readonly SeenVersion[] {
  const stored = readJson(prefix(userId) + taskId);
  return Array.isArray(stored) ? stored.filter(isVersion) : [];
}

/**
 * Stores what was seen of a user's work, where it is new: another tab may have stored some of it.
 * Nothing is stored after a logout, here or in another tab.
 * @returns false where it does not outlast the page
 */
export function storeVersions(
  userId: string,
  taskId: string,
  versions: readonly SeenVersion[],
): boolean {
  if (sessionOf(storedToken(), 0)?.userId !== userId) return false;
  const known = readVersions(userId, taskId);
  const all = versions.reduce(withVersion, known);
  return all === known || writeJson(prefix(userId) + taskId, all);
}

/** True where something of a user's is stored. */
export const hasVersions = (userId: string): boolean => keysWith(prefix(userId)).length > 0;

/** Deletes all that is stored of a user, at logout. */
export function clearVersions(userId: string): void {
  for (const key of keysWith(prefix(userId))) removeText(key);
}
