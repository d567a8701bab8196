import { useEffect } from 'react';
import { tryAnyway } from '../allowance.ts';
import { STALE_AFTER } from './query.ts';
import { visibleReads } from './visible.ts';

/** How many reads a return to the page fetches automatically; "Refresh" fetches the rest. */
const RETURN_LIMIT = 4;

/** Fetches everything on the screen again; resolves when all reads have ended. */
export async function refreshAll(): Promise<void> {
  tryAnyway();
  await Promise.all(visibleReads.get().map(async ({ refetch }) => refetch?.()));
}

/** Fetches again what is on the screen and has failed. */
export function refreshFailed(): void {
  tryAnyway();
  for (const { request, refetch } of visibleReads.get()) if (request?.error) void refetch?.();
}

/** Fetches the page's stale reads again when the user, the connection or the login is back. */
export function refreshStale(): void {
  const stale = visibleReads.get().filter(({ isStale }) => isStale?.());
  for (const { refetch } of stale.slice(0, RETURN_LIMIT)) void refetch?.();
}

/** Fetches stale reads when the connection returns, or the user after more than five minutes. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    let hiddenAt = Infinity;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > STALE_AFTER) refreshStale();
    };
    // A hidden page fetches nothing until the user returns to it.
    const onOnline = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = 0;
      else refreshStale();
    };
    const unmounting = new AbortController();
    const { signal } = unmounting;
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('online', onOnline, { signal });
    return () => unmounting.abort();
  }, []);
}
