import { observable } from '../../lib/values.ts';
import { type ApiError, isUnanswered } from '../errors.ts';
import type { RequestKey } from './query.ts';

/** A read whose answer is on the screen, or a call on which something there waits. */
export interface VisibleRead {
  /** True if it is stale; only the page's main content can be. */
  isStale?: () => boolean;
  refetch?: () => Promise<unknown>;
  key?: RequestKey;
  store?: object;
  /** When its latest answer arrived, in milliseconds since 1970, and whether from the snapshot. */
  request?: { endedAt: number | null; fromSnapshot: boolean; error: ApiError | null } | undefined;
}

export const visibleReads = observable<readonly VisibleRead[]>([]);

/** Registers a read as on the screen; returns a function that unregisters it. */
export function registerVisibleRead(read: VisibleRead): () => void {
  visibleReads.set([...visibleReads.get(), read]);
  return () => visibleReads.set(visibleReads.get().filter((other) => other !== read));
}

/** True if something on the screen shows how a call ends. */
export const isVisible = (key: RequestKey, store?: object): boolean =>
  visibleReads.get().some((read) => read.store === store && read.key === key);

/** The panels on the screen that report a failed read; each has its own retry. */
export const failurePanels = observable(0);

/** Subscribes to changes, for `useSyncExternalStore`. */
export const onVisibleReads = visibleReads.subscribe;

/** When the oldest answer on the screen arrived, in milliseconds since 1970, or null. */
export function oldestVisible(): number | null {
  const times = visibleReads.get().flatMap(({ request }) => request?.endedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** True if a read on the screen has failed. A retry will report the connection. */
export const hasFailedRead = (): boolean =>
  visibleReads.get().some(({ request }) => request?.error != null);

/** True if something on the screen is from the snapshot, and no answer has replaced or refused it. */
export const awaitsAnswer = (): boolean =>
  visibleReads
    .get()
    .some(
      ({ request }) =>
        request?.fromSnapshot === true && (request.error === null || isUnanswered(request.error)),
    );
