import { useEffect, useState } from 'react';
import { expiryAt, type Expiry } from './expiry.ts';

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
