/** How long before its end a login's expiry is announced, in milliseconds. */
const AHEAD = 5 * 60 * 1000;

/** The longest delay of a timer, in milliseconds: a longer one would fire at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** `calm`: not near its end. `soon`: it ends within five minutes. `over`: it has ended. */
export type Expiry = 'calm' | 'soon' | 'over';

interface Look {
  expiry: Expiry;
  /** When to check again, in milliseconds from now; null: nothing more will change. */
  wait: number | null;
}

/**
 * Whether a login is near its end.
 * @param exp the token's claim, in seconds since 1970
 * @param now milliseconds since 1970
 */
export function expiryAt(exp: number, now: number): Look {
  const remaining = exp * 1000 - now;
  if (remaining <= 0) return { expiry: 'over', wait: null };
  if (remaining <= AHEAD) return { expiry: 'soon', wait: remaining };
  return { expiry: 'calm', wait: Math.min(remaining - AHEAD, LONGEST_WAIT) };
}
