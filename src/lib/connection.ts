/**
 * Whether the service can be reached, from what really happened to calls: `navigator.onLine` is true
 * on any network, also on one that leads nowhere.
 */
let reach: 'there' | 'silent' | 'away' = 'there';

const listeners = new Set<() => void>();

function set(next: typeof reach): void {
  if (reach === next) return;
  reach = next;
  for (const listener of listeners) listener();
}

/** A call got no answer at all. */
export const reportSilence = (): void => set('silent');

/** A call got a gateway's answer in the place of the service's. */
export const reportAway = (): void => set('away');

/** A call got an answer of the service, whatever it said. */
export const reportAnswer = (): void => set('there');

/** True since a call got no answer of the service, until one does. */
export const isDown = (): boolean => reach !== 'there';

/** True where that is not the connection's fault: a gateway answers. */
export const isAway = (): boolean => reach === 'away';

/** Tells of changes, for `useSyncExternalStore`. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
