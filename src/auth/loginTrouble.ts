import type { ApiErrorKind } from '../api/errors.ts';
import { refusals } from './notices.ts';

/** Why a login fails, where the toast's text does not explain enough. */
export type Trouble =
  'unconfirmed' | 'twice' | 'thrice' | 'locked' | 'deactivated' | 'clock' | 'limit';

/** A failed attempt to log in. */
export interface Refused {
  email: string;
  /** The service's message; null: accepted, but already expired by this device's clock. */
  message: string | null;
  kind?: ApiErrorKind;
}

/**
 * Why the attempts on one page failed, the latest last; null: nothing to explain. The service locks
 * an account at the third wrong password in a row.
 */
export function troubleOf(attempts: readonly Refused[]): Trouble | null {
  const last = attempts[attempts.length - 1];
  if (last === undefined) return null;
  const { message, email, kind } = last;
  if (message === null) return 'clock';
  if (kind === 'limit') return 'limit';
  if (message === refusals.unconfirmed) return 'unconfirmed';
  if (message === refusals.locked) return 'locked';
  if (message === refusals.deactivated) return 'deactivated';
  if (message !== refusals.wrongPassword) return null;
  const accepted = attempts.map((attempt) => attempt.message).lastIndexOf(null);
  const wrong = attempts
    .slice(accepted + 1)
    .filter(
      (attempt) =>
        attempt.message === refusals.wrongPassword &&
        attempt.email.toLowerCase() === email.toLowerCase(),
    ).length;
  if (wrong < 2) return null;
  return wrong === 2 ? 'twice' : 'thrice';
}
