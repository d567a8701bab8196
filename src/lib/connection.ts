/**
 * Whether the service can be reached, from what really happened to calls: `navigator.onLine` is true
 * on any network, also on one that leads nowhere.
 */
let down = false;

const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (down === next) return;
  down = next;
  for (const listener of listeners) listener();
}

/** A call got no answer at all. */
export const reportSilence = (): void => set(true);

/** A call got an answer, whatever it said. */
export const reportAnswer = (): void => set(false);

/** True since a call got no answer, until one does. */
export const isDown = (): boolean => down;

/** Tells of changes, for `useSyncExternalStore`. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
