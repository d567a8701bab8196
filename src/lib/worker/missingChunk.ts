import { isSiteReachable } from '../device.ts';
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

/**
 * Returns whether the page may reload to get new code. Each tab does so at most every 30 seconds,
 * and never if it cannot store when.
 */
export const mayReload = (now: number = Date.now()): boolean =>
  now - Number(readInTab(key)) >= MIN_RELOAD_GAP_MS && writeInTab(key, String(now));

/**
 * Reloads the page from the network because its code is gone. Unless the site is out of reach, the
 * stored files are deleted first, because they lack that code too.
 */
export async function reloadFresh(): Promise<void> {
  if (await isSiteReachable()) await removeApp();
  window.location.reload();
}
