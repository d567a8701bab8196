import { storageKey } from '../storage/storage.ts';

/** How long after a reload for new code no second one is tried, in milliseconds. */
const ONCE_IN = 30_000;

const key = storageKey('reloaded');

/** True where a lazily loaded file could not be had: a deployment has replaced it, or the line is down. */
export function isMissingChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    message,
  );
}

/** On a line that answers this late a page would not come either, in milliseconds. */
const PATIENCE = 10_000;

/**
 * True where the site answers: without a connection loading the page again would leave nothing at all.
 * @param address of the page
 */
export async function isReachable(address: string): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: late.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** True once: the page may load itself again to get the new code. Remembered for this tab only. */
export function mayReload(now: number = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (now - last < ONCE_IN) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew from the network where the code it asks for is gone: the service worker that
 * knows that code steps aside, and comes back with the new page. Without a network it stays.
 */
export async function reloadFresh(): Promise<void> {
  try {
    if ('serviceWorker' in navigator && (await isReachable('/sw.js'))) {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.unregister();
    }
  } catch {
    // Where cookies are blocked there is no worker to step aside.
  }
  window.location.reload();
}
