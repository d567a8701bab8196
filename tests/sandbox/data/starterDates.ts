import type { Db } from './db.ts';
import { readMeta, writeMeta } from './schema.ts';

/** Name of the day (UTC) that the starter's dates are relative to. */
export const STARTER_DAY = 'starterDay';

export const DAY = 24 * 60 * 60 * 1000;

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Every date of the starter; a row that a user has changed keeps its own dates. */
const DATED: [table: string, column: string, where: string][] = [
  ...['tracks', 'stages', 'courses', 'tasks'].flatMap((table): [string, string, string][] => [
    [table, 'createdAt', '1'],
    [table, 'updatedAt', '1'],
  ]),
  ['tasks', 'deadline', '1'],
  ...['users', 'submissions'].flatMap((table): [string, string, string][] => [
    [table, 'createdAt', 'starter = 1'],
    [table, 'updatedAt', 'starter = 1'],
  ]),
];

/**
 * Moves the starter's dates forward by the whole days that have passed, so that the content stays
 * current. Runs inside a transaction.
 */
export function refreshStarterDates(db: Db, now: Date): void {
  const laid = readMeta(db, STARTER_DAY);
  if (!laid) return;
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(laid)) / DAY);
  if (days <= 0) return;
  for (const [table, column, where] of DATED) {
    db.run(
      `UPDATE ${table} SET ${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?) WHERE ${where}`,
      [`+${days} days`],
    );
  }
  writeMeta(db, STARTER_DAY, dayOf(now));
}
