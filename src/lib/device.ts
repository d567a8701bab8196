/** Old browsers and private windows do not report the storage space. */

// The types include features that old browsers lack outside https.
const manager = (): Partial<StorageManager> => ('storage' in navigator ? navigator.storage : {});

/** Null if the browser does not report it. */
export async function usedStorage(): Promise<number | null> {
  try {
    return (await manager().estimate?.())?.usage ?? null;
  } catch {
    return null;
  }
}

/**
 * Requests that the browser never deletes the site's data to free space; true if it agrees. Some
 * browsers ask the user.
 */
export async function protectStorage(): Promise<boolean> {
  try {
    return (await manager().persist?.()) === true;
  } catch {
    return false;
  }
}

/**
 * True if the site does not respond. Any response, even an error, is a connection. It costs no API
 * call.
 */
export const isSiteSilent = (): Promise<boolean> =>
  fetch(`${location.origin}/sw.js`, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );

const HARD_KEYS = new Set(['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'Control', 'Meta']);

/** Shows keyboard hints on a touch screen device too, once a key shows that it has a keyboard. */
export function noticeKeyboard({ key }: KeyboardEvent): void {
  if (HARD_KEYS.has(key)) document.documentElement.dataset['keyboard'] = '';
}
