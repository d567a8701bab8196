import { observable } from '../observable.ts';

/** The version of the product that is on this device and waits to take over, once there is one. */
const waiting = observable<ServiceWorker | null>(null);

/** The waiting version's worker, or null. */
export const waitingVersion = waiting.get;

/** A new version has come. */
export const setWaitingVersion = waiting.set;

/** True once a new version is on this device. */
export const hasNewVersion = (): boolean => waiting.get() !== null;

/** Tells of a new version, for `useSyncExternalStore`. */
export const onNewVersion = waiting.subscribe;
