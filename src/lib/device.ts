/** The room that the site takes on this device. Old browsers and private windows do not tell. */

// Lib types promise what old browsers lack outside https.
const manager = (): Partial<StorageManager> => ('storage' in navigator ? navigator.storage : {});

/** In bytes; null if the browser does not tell. */
export async function usedRoom(): Promise<number | null> {
  try {
    return (await manager().estimate?.())?.usage ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks the browser not to make room by deleting what the site stores. Some ask the user.
 * @returns whether it promises that
 */
export async function protectStorage(): Promise<boolean> {
  try {
    return (await manager().persist?.()) === true;
  } catch {
    return false;
  }
}

/**
 * True if nothing at all answers at the site: any answer, an error too, is a connection. It costs no
 * call of the API.
 */
export const isSiteSilent = (): Promise<boolean> =>
  fetch(`${location.origin}/sw.js`, { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );

/** Keys that a touch keyboard lacks. */
const HARD_KEYS = new Set(['Tab', 'Escape', 'ArrowUp', 'ArrowDown', 'Control', 'Meta']);

/** Shows keyboard hints on a touch screen device too, once a key shows that it has a keyboard. */
export function noticeKeyboard({ key }: KeyboardEvent): void {
  if (HARD_KEYS.has(key)) document.documentElement.dataset['keyboard'] = '';
}
