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

/**
 * Returns whether the site does not respond. Any response, even an error, proves a connection. It
 * costs no API call.
 */
export const isSiteSilent = (): Promise<boolean> =>
  fetch(`${location.origin}/sw.js`, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
