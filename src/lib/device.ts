/** The room that the site takes on this device. Old browsers and private windows do not tell. */

// Lib types promise what old browsers lack outside https.
const manager = (): Partial<StorageManager> => ('storage' in navigator ? navigator.storage : {});

/** In bytes; null where the browser does not tell. */
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
