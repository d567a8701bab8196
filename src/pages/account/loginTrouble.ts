import type { ApiError } from '../../api/errors.ts';
import { refusals } from '../../api/refusals.ts';

/** What stands in the way of a login and needs more words than the toast has. */
export type Trouble = 'unconfirmed' | 'twice' | 'thrice' | 'locked' | 'clock';

/** What this page knows of the attempts made on it. */
export interface Attempts {
  trouble: Trouble | null;
  /** Whose trouble it is. */
  email: string;
  /** Wrong passwords in a row, by address: the service locks the account at the third. */
  wrong: Readonly<Record<string, number>>;
}

export const noAttempts: Attempts = { trouble: null, email: '', wrong: {} };

function troubleOf(message: string, wrong: number): Trouble | null {
  if (message === refusals.unconfirmed) return 'unconfirmed';
  if (message === refusals.locked) return 'locked';
  if (message !== refusals.wrongPassword || wrong < 2) return null;
  return wrong === 2 ? 'twice' : 'thrice';
}

/** The attempts with one more that was refused. */
export function withRefusal(before: Attempts, email: string, { message }: ApiError): Attempts {
  const key = email.toLowerCase();
  const isWrong = message === refusals.wrongPassword;
  const count = (before.wrong[key] ?? 0) + (isWrong ? 1 : 0);
  return {
    trouble: troubleOf(message, count),
    email,
    wrong: { ...before.wrong, [key]: count },
  };
}
