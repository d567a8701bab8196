import { observable } from '../values.ts';

/** Null if no new version waits. */
const waiting = observable<ServiceWorker | null>(null);

/** The waiting version's worker, or null. */
export const waitingVersion = waiting.get;

/** Sets the waiting version's worker. */
export const setWaitingVersion = waiting.set;

/** True once a new version is installed on this device. */
export const hasNewVersion = (): boolean => waiting.get() !== null;

/** Subscribes to new versions, for `useSyncExternalStore`. */
export const onNewVersion = waiting.subscribe;

/** The version in the page, which was built with it: the tag and the commit, or "unknown". */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'unknown';
