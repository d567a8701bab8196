import { observable } from './observable.ts';

/** A read whose answer is on the screen, or for which something there waits. */
export interface VisibleRead {
  /** True for what the page is about, not for what stands beside it. */
  isMain: boolean;
  isStale: () => boolean;
  /** Asks again. */
  refetch: () => Promise<unknown>;
  /** Which read it is, and of which store; absent: none by itself. */
  key?: string;
  store?: object;
  /** When its latest answer came, in milliseconds since 1970, and whether in an earlier visit. */
  request?: { endedAt: number | null; fromSnapshot: boolean } | undefined;
}

/** What is on the screen. */
export const visibleReads = observable<readonly VisibleRead[]>([]);

/** Tells of changes, for `useSyncExternalStore`. */
export const onVisibleReads = visibleReads.subscribe;

/** When the oldest answer on the screen came, in milliseconds since 1970; null: there is none. */
export function oldestVisible(): number | null {
  const times = visibleReads.get().flatMap(({ request }) => request?.endedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** True where something on the screen is of an earlier visit. */
export const showsSnapshot = (): boolean =>
  visibleReads.get().some(({ request }) => request?.fromSnapshot === true);
