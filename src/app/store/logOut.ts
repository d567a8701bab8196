import { clearToken, tombstoneOf } from '../../auth/session.ts';
import { keysWithPrefix, readText, removeText, writeText } from '../../lib/storage.ts';
import { box } from '../../user/box.ts';
import { MINUTE } from '../../lib/timing.ts';

/**
 * The tombstones of users who have logged out by choice. What this device has stored about them is
 * deleted at the logout, in every tab that notices it, and whenever a page starts. So nothing
 * remains that a busy or frozen tab stored in the meantime, or that a closed tab could not delete.
 */
const tombstonePrefix = tombstoneOf('');

/** How long a busy tab may still write for a user who has left. */
const LATE_MS = MINUTE;

/** Logs a user out by choice, which also deletes what only this device knows about them. */
export function logOut(userId: string): void {
  writeText(tombstoneOf(userId), String(Date.now()));
  deleteBoxes();
  clearToken();
}

/** Returns the users who have logged out by choice and whose tombstones are still there. */
export const findLoggedOutUsers = (): string[] =>
  keysWithPrefix(tombstonePrefix).map((key) => key.slice(tombstonePrefix.length));

/** Deletes what users who have logged out wrote, and what only this device knew about them. */
export function deleteBoxes(): void {
  for (const userId of findLoggedOutUsers()) box.clear(userId);
}

/** Removes the tombstone of a user who has logged in again. */
export const removeTombstone = (userId: string): void => removeText(tombstoneOf(userId));

/** Removes tombstones so old that no tab can store anything for their users any more. */
export function removeOldTombstones(): void {
  for (const userId of findLoggedOutUsers()) {
    const age = Date.now() - Number(readText(tombstoneOf(userId)));
    if (!(Math.abs(age) < LATE_MS)) removeTombstone(userId);
  }
}
