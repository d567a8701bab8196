import { observable } from './observable.ts';

/** A read whose answer is on the screen, or for which something there waits. */
export interface ShownRead {
  /** True for what the page is about, not for what stands beside it. */
  isMain: boolean;
  isStale: () => boolean;
  /** Asks again. */
  ask: () => Promise<unknown>;
  /** Which read it is, and of which store; absent: none by itself. */
  key?: string;
  store?: object;
  /** When its latest answer came, in milliseconds since 1970, and whether in an earlier visit. */
  request?: { endedAt: number | null; recalled: boolean } | undefined;
}

/** What is on the screen. */
export const shownReads = observable<readonly ShownRead[]>([]);

/** Tells of changes, for `useSyncExternalStore`. */
export const onShown = shownReads.subscribe;

/** When the oldest answer on the screen came, in milliseconds since 1970; null: there is none. */
export function oldestShown(): number | null {
  const times = shownReads.get().flatMap(({ request }) => request?.endedAt ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** True where something on the screen is of an earlier visit. */
export const showsRecalled = (): boolean =>
  shownReads.get().some(({ request }) => request?.recalled === true);
