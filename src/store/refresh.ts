import { useEffect } from 'react';
import { tryAnyway } from '../api/transport/allowance.ts';
import { visibleReads, type VisibleRead } from '../platform/visibleReads.ts';
import { STALE_AFTER } from '../slices/apiThunk.ts';

/**
 * Asking again for what is on the screen: by hand, and by itself when somebody comes back to it.
 */

/** How many reads a return to the page makes by itself; the rest is asked for by hand. */
const RETURN_LIMIT = 4;

/**
 * Puts a read on the screen.
 * @returns what takes it off
 */
export function registerVisibleRead(read: VisibleRead): () => void {
  visibleReads.set([...visibleReads.get(), read]);
  return () => visibleReads.set(visibleReads.get().filter((one) => one !== read));
}

/** True where something on the screen needs a read of a store. */
export const isVisible = (store: object, key: string): boolean =>
  visibleReads.get().some((read) => read.store === store && read.key === key);

/**
 * Asks again for everything on the screen.
 * @returns when all has been answered, or has failed
 */
export async function refreshAll(): Promise<void> {
  tryAnyway();
  await Promise.all(visibleReads.get().map(({ refetch }) => refetch()));
}

/** Somebody is back, or the line, or the login: what the page is about is made fresh. */
export function refreshStale(): void {
  const stale = visibleReads.get().filter(({ isMain, isStale }) => isMain && isStale());
  for (const { refetch } of stale.slice(0, RETURN_LIMIT)) void refetch();
}

/** Makes what is on the screen fresh when the line is back, or somebody after a while. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    let hiddenAt = Infinity;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > STALE_AFTER) refreshStale();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', refreshStale);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', refreshStale);
    };
  }, []);
}
