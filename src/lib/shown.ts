/** When something on the screen was read, and whether that was in an earlier visit. */
interface Reading {
  /** Milliseconds since 1970. */
  at: number;
  recalled: boolean;
}

const shown = new Set<Reading>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Something is on the screen that was read from the service, or recalled from this device.
 * @returns what takes it back
 */
export function show(reading: Reading): () => void {
  shown.add(reading);
  tell();
  return () => {
    shown.delete(reading);
    tell();
  };
}

/** When the oldest answer on the screen came, in milliseconds since 1970; null: there is none. */
export const oldestShown = (): number | null =>
  shown.size === 0 ? null : Math.min(...[...shown].map(({ at }) => at));

/** True where something on the screen is of an earlier visit. */
export const showsRecalled = (): boolean => [...shown].some(({ recalled }) => recalled);

/** Tells of changes, for `useSyncExternalStore`. */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
