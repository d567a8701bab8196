import { within } from './timing.ts';

/**
 * Asks the browser never to delete the site's data to free space. Some browsers ask the user; old
 * ones and private windows do not offer it.
 */
export async function protectStorage(): Promise<void> {
  // The types include features that old browsers lack outside https.
  const manager: Partial<StorageManager> = 'storage' in navigator ? navigator.storage : {};
  try {
    await manager.persist?.();
  } catch {
    // The track is saved even if the browser refuses.
  }
}

/** A site that is slower than this could not load a page. */
const TIMEOUT_MS = 10_000;

/**
 * Resolves to whether the site itself responds, which proves a connection and costs no API call. A
 * failure of its host does not count as a response.
 */
export const isSiteReachable = (): Promise<boolean> =>
  within(
    TIMEOUT_MS,
    fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status < 500),
    false,
  );
