import { storageKey } from '../storage.ts';
import { readInTab, writeInTab } from '../tabStorage.ts';
import { removeApp } from './registration.ts';

/** The shortest time between two reloads for new code. */
const MIN_RELOAD_GAP_MS = 30_000;

const key = storageKey('reloaded');

/**
 * Returns whether lazily loaded code is missing, because a deployment replaced it or the device is
 * offline.
 */
export function isMissingChunk(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(
    message,
  );
}

/** A site that is slower than this could not load a page. */
const TIMEOUT_MS = 10_000;

/**
 * Resolves to whether the site responds, because a reload without a connection leaves an empty
 * screen.
 */
export async function isReachable(address: string): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal: late.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns whether the page may reload to get new code. Each tab does so at most every 30 seconds,
 * and never if it cannot store when.
 */
export const mayReload = (now: number = Date.now()): boolean =>
  now - Number(readInTab(key)) >= MIN_RELOAD_GAP_MS && writeInTab(key, String(now));

/**
 * Reloads the page from the network because its code is gone. Unless the device is offline, the
 * stored files are deleted first, because they lack that code too.
 */
export async function reloadFresh(): Promise<void> {
  if (await isReachable('/sw.js')) await removeApp();
  window.location.reload();
}
