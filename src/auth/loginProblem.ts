import type { ApiErrorKind } from '../api/errors.ts';
import { refusals } from './refusals.ts';

/** The reason for a failed login that the toast does not explain well enough. */
export type LoginProblem =
  | 'unconfirmed'
  | 'twice'
  | 'thrice'
  | 'locked'
  | 'deactivated'
  | 'clock'
  | 'limit';

export interface LoginAttempt {
  email: string;
  /** The API's message, or null if the new login has already expired by this device's clock. */
  message: string | null;
  kind?: ApiErrorKind;
}

/**
 * Returns why the latest attempt failed, or null if there is nothing to explain. The API locks an
 * account after the third wrong password in a row.
 */
export function findLoginProblem(attempts: readonly LoginAttempt[]): LoginProblem | null {
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
