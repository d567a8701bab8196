import { useEffect, useState } from 'react';

const WARNING_MS = 5 * 60 * 1000;

/** Browsers fire longer timers at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** `soon`: the login expires within 5 minutes. `over`: it has expired. */
export type Expiry = 'calm' | 'soon' | 'over';

interface ExpiryCheck {
  expiry: Expiry;
  /** In milliseconds; null if nothing will change. */
  wait: number | null;
}

/** Checks whether a login expires soon. `exp` is in seconds since 1970, `now` in milliseconds. */
export function checkExpiry(exp: number, now: number): ExpiryCheck {
  const remaining = exp * 1000 - now;
  if (remaining <= 0) return { expiry: 'over', wait: null };
  if (remaining <= WARNING_MS) return { expiry: 'soon', wait: remaining };
  return { expiry: 'calm', wait: Math.min(remaining - WARNING_MS, MAX_DELAY_MS) };
}

/**
 * Follows the expiry of the login with one timer. Checks again when the page is shown, because
 * timers stop while a device sleeps.
 */
export function useExpiry(exp: number): Expiry {
  const [expiry, setExpiry] = useState(() => checkExpiry(exp, Date.now()).expiry);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      const { expiry: next, wait } = checkExpiry(exp, Date.now());
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
