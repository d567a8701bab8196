/** How long before a login ends it is said, in milliseconds. */
const AHEAD = 5 * 60 * 1000;

/** The longest wait a timer takes, in milliseconds: a longer one would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** `calm`: far from its end. `soon`: it ends within five minutes. `over`: it has ended. */
export type Expiry = 'calm' | 'soon' | 'over';

interface Look {
  expiry: Expiry;
  /** When to look again, in milliseconds from now; null: nothing more will change. */
  wait: number | null;
}

/**
 * How far a login is from its end.
 * @param exp the token's claim, in seconds since 1970
 * @param now milliseconds since 1970
 */
export function expiryAt(exp: number, now: number): Look {
  const remaining = exp * 1000 - now;
  if (remaining <= 0) return { expiry: 'over', wait: null };
  if (remaining <= AHEAD) return { expiry: 'soon', wait: remaining };
  return { expiry: 'calm', wait: Math.min(remaining - AHEAD, LONGEST_WAIT) };
}
