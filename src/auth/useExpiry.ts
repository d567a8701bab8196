import { useEffect, useState } from 'react';

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

/**
 * How near the login is to its end, by one timer. A device that was asleep meanwhile is checked
 * when the page is shown again.
 * @param exp the token's claim, in seconds since 1970
 */
export function useExpiry(exp: number): Expiry {
  const [expiry, setExpiry] = useState(() => expiryAt(exp, Date.now()).expiry);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const { expiry: next, wait } = expiryAt(exp, Date.now());
      setExpiry(next);
      if (wait !== null) timer = setTimeout(check, wait);
    };
    check();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
      window.removeEventListener('pageshow', check);
    };
  }, [exp]);

  return expiry;
}
