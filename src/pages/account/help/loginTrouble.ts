import type { ApiErrorKind } from '../../../api/errors.ts';
import { refusals } from '../../../api/refusals.ts';

/** What stands in the way of a login and needs more words than the toast has. */
export type Trouble =
  'unconfirmed' | 'twice' | 'thrice' | 'locked' | 'deactivated' | 'clock' | 'limit';

/** An attempt to log in that led nowhere. */
export interface Refused {
  email: string;
  /** In the service's words; null: it was accepted, but by this device's clock it is over already. */
  message: string | null;
  kind?: ApiErrorKind;
}

/**
 * What the attempts made in one place tell, the latest last. The service locks an account at the third
 * wrong password in a row.
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
