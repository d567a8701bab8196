import { useEffect } from 'react';
import { tryAnyway } from '../api/transport/allowance.ts';
import { shownReads, type ShownRead } from '../platform/visibleReads.ts';
import { FRESH } from '../slices/apiThunk.ts';

/**
 * Asking again for what is on the screen: by hand, and by itself when somebody comes back to it.
 */

/** How many reads a return to the page makes by itself; the rest is asked for by hand. */
const AT_RETURN = 4;

/**
 * Puts a read on the screen.
 * @returns what takes it off
 */
export function putOnScreen(read: ShownRead): () => void {
  shownReads.set([...shownReads.get(), read]);
  return () => shownReads.set(shownReads.get().filter((one) => one !== read));
}

/** True where something on the screen needs a read of a store. */
export const isOnScreen = (store: object, key: string): boolean =>
  shownReads.get().some((read) => read.store === store && read.key === key);

/**
 * Asks again for everything on the screen.
 * @returns when all has been answered, or has failed
 */
export async function refreshAll(): Promise<void> {
  tryAnyway();
  await Promise.all(shownReads.get().map(({ ask }) => ask()));
}

/** Somebody is back, or the line, or the login: what the page is about is made fresh. */
export function refreshStale(): void {
  const stale = shownReads.get().filter(({ isMain, isStale }) => isMain && isStale());
  for (const { ask } of stale.slice(0, AT_RETURN)) void ask();
}

/** Makes what is on the screen fresh when the line is back, or somebody after a while. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    let hiddenAt = Infinity;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > FRESH) refreshStale();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', refreshStale);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', refreshStale);
    };
  }, []);
}
