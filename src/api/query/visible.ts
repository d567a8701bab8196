import { observable } from '../../lib/values.ts';
import type { RequestKey } from './query.ts';

/** A read whose answer is on the screen, or a call on which something there waits. */
export interface VisibleRead {
  /** True if it is due again automatically; only the page's main content can be. */
  isStale?: () => boolean;
  /** Fetches it again. */
  refetch?: () => Promise<unknown>;
  /** The call's key, and a read's store; absent if it is not a call of its own. */
  key?: RequestKey;
  store?: object;
  /** When its latest answer arrived, in milliseconds since 1970, and whether from the snapshot. */
  request?: { endedAt: number | null; fromSnapshot: boolean; error: object | null } | undefined;
}

/** The reads on the screen. */
export const visibleReads = observable<readonly VisibleRead[]>([]);

/**
 * Registers a read as on the screen.
 * @returns unregisters it
 */
export function registerVisibleRead(read: VisibleRead): () => void {
  visibleReads.set([...visibleReads.get(), read]);
  return () => visibleReads.set(visibleReads.get().filter((one) => one !== read));
}

/**
 * True if something on the screen shows how a call ends.
 * @param store the store of a read
 */
export const isVisible = (key: RequestKey, store?: object): boolean =>
  visibleReads.get().some((read) => read.store === store && read.key === key);

/** Subscribes to changes, for `useSyncExternalStore`. */
export const onVisibleReads = visibleReads.subscribe;

/** When the oldest answer on the screen arrived, in milliseconds since 1970, or null. */
export function oldestVisible(): number | null {
  const times = visibleReads.get().flatMap(({ request }) => request?.endedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** True if a read on the screen has failed: it is retried, and its answer tells of the connection. */
export const hasFailedRead = (): boolean =>
  visibleReads.get().some(({ request }) => request?.error != null);

/** True if a read on the screen has failed and nothing of an earlier visit stands in for it. */
export const lacksAnswer = (): boolean =>
  visibleReads.get().some(({ request }) => request?.error != null && !request.fromSnapshot);

/** True if something on the screen is from the snapshot. */
export const showsSnapshot = (): boolean =>
  visibleReads.get().some(({ request }) => request?.fromSnapshot === true);
