import { tryAnyway } from '../api/allowance.ts';
import { FRESH } from '../slices/apiThunk.ts';

/**
 * Asking again for what is on the screen: by hand, and by itself when somebody comes back to it.
 */

/** How many reads a return to the page makes by itself; the rest is asked for by hand. */
const AT_RETURN = 4;

interface Refreshable {
  /** True for what the page is about, not for what stands beside it. */
  isMain: boolean;
  isStale: () => boolean;
  ask: () => Promise<unknown>;
}

const onScreen = new Set<Refreshable>();

/** When the page was hidden, in milliseconds since 1970; null: it is in view. */
let hiddenAt: number | null = null;

/**
 * Asks again for everything on the screen.
 * @returns when all has been answered, or has failed
 */
export async function refreshAll(): Promise<void> {
  tryAnyway();
  await Promise.all([...onScreen].map(({ ask }) => ask()));
}

/** Somebody is back, or the line, or the login: what the page is about is made fresh. */
export function refreshStale(): void {
  const stale = [...onScreen].filter(({ isMain, isStale }) => isMain && isStale());
  for (const { ask } of stale.slice(0, AT_RETURN)) void ask();
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') {
    hiddenAt = Date.now();
    return;
  }
  const away = hiddenAt === null ? 0 : Date.now() - hiddenAt;
  hiddenAt = null;
  if (away > FRESH) refreshStale();
}

/**
 * Puts a read on the screen.
 * @returns what takes it off
 */
export function putOnScreen(read: Refreshable): () => void {
  if (onScreen.size === 0) {
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', refreshStale);
  }
  onScreen.add(read);
  return () => {
    onScreen.delete(read);
    if (onScreen.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', refreshStale);
  };
}
