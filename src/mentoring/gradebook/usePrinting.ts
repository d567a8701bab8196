import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed: what is made for paper is rendered before the browser draws it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    const set = (now: boolean) => () => flushSync(() => setPrinting(now));
    window.addEventListener('beforeprint', set(true), { signal });
    window.addEventListener('afterprint', set(false), { signal });
    return () => unmounting.abort();
  }, []);
  return printing;
}
