/** The version of the product that is on this device and waits to take over, once there is one. */
let waiting: ServiceWorker | null = null;

const listeners = new Set<() => void>();

/** The waiting version's worker, or null. */
export const waitingVersion = (): ServiceWorker | null => waiting;

/** A new version has come. */
export function tellNewVersion(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** True once a new version is on this device. */
export const hasNewVersion = (): boolean => waiting !== null;

/** Tells of a new version, for `useSyncExternalStore`. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
