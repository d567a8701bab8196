import { clearToken, tombstoneOf } from '../../auth/session.ts';
import { keysWithPrefix, readText, removeText, writeText } from '../../lib/storage.ts';
import { box } from '../../user/box.ts';
import { clearDrafts } from '../../user/drafts.ts';

/**
 * The tombstones of users who have logged out by choice. Whatever this device has of them is deleted
 * at the logout, in every tab that notices it, and at the start of every page. So nothing stays that
 * a busy or frozen tab has stored meanwhile, or that a closed tab could not delete.
 */
const tombstonePrefix = tombstoneOf('');

/** How long a busy tab may still write for a user who has left. */
const LATE_MS = 60_000;

/** Logs a user out by choice, which also deletes what only this device has of them. */
export function logOut(userId: string): void {
  writeText(tombstoneOf(userId), String(Date.now()));
  deleteBoxes();
  clearToken();
}

/** Returns the users who have logged out by choice, until their tombstones go. */
export const findLeft = (): string[] =>
  keysWithPrefix(tombstonePrefix).map((key) => key.slice(tombstonePrefix.length));

/** Deletes what the users who have logged out wrote, and what only this device knew about them. */
export function deleteBoxes(): void {
  for (const userId of findLeft()) {
    box.clear(userId);
    clearDrafts(userId);
  }
}

/** Removes a user's tombstone: they have logged in again. */
export const removeTombstone = (userId: string): void => removeText(tombstoneOf(userId));

/** Removes the tombstones of users of whom no tab can store anything any more. */
export function removeOldTombstones(): void {
  for (const userId of findLeft()) {
    const age = Date.now() - Number(readText(tombstoneOf(userId)));
    if (!(Math.abs(age) < LATE_MS)) removeTombstone(userId);
  }
}
