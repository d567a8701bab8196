import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Db } from '../data/db.ts';
import { DatabaseFailure } from '../http/errors.ts';

type MailTokenKind = 'confirm-email' | 'reset-password';

const LIFE_MS: Record<MailTokenKind, number> = {
  'confirm-email': 24 * 60 * 60 * 1000,
  'reset-password': 10 * 60 * 1000,
};

/**
 * Creates the failure of a second token while the first is valid. The table has one of each kind
 * for a user.
 */
const duplicate = (kind: MailTokenKind, userId: string): string =>
  'E11000 duplicate key error collection: akada.temporarytokens index: user_1_type_1 dup key: ' +
  `{ user: ObjectId('${userId}'), type: "${kind}" }`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export type MailTokens = ReturnType<typeof createMailTokens>;

export function createMailTokens(db: Db, now: () => Date) {
  const living = (kind: MailTokenKind, userId: string): string | undefined =>
    db.get<{ hash: string }>(
      'SELECT hash FROM mailTokens WHERE kind = ? AND userId = ? AND expiresAt > ?',
      [kind, userId, now()],
    )?.hash;

  return {
    /** Issues 128 hex digits; throws DatabaseFailure while an earlier token is valid. */
    issue(kind: MailTokenKind, userId: string): string {
      if (living(kind, userId)) throw new DatabaseFailure(duplicate(kind, userId));
      const token = randomBytes(64).toString('hex');
      db.run(
        'INSERT OR REPLACE INTO mailTokens (kind, userId, hash, expiresAt) VALUES (?, ?, ?, ?)',
        [kind, userId, hashOf(token), new Date(now().getTime() + LIFE_MS[kind])],
      );
      return token;
    },
    check(kind: MailTokenKind, userId: string, token: string): 'good' | 'wrong' | 'expired' {
      const expected = living(kind, userId);
      if (!expected) return 'expired';
      const same = timingSafeEqual(Buffer.from(expected), Buffer.from(hashOf(token)));
      return same ? 'good' : 'wrong';
    },
  };
}
