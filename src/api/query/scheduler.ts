import { isScarce, scarceUntil, clearRefusal } from '../allowance.ts';
import {
  isFresh,
  requestIn,
  requestInvalidated,
  type NeedsRequests,
  type RequestEntry,
  type RequestKey,
  type Started,
} from './query.ts';
import { watchRecovery, type ReadStore } from './recovery.ts';
import { concernsAllReads } from './retry.ts';
import {
  createSubscriptions,
  startsByItself,
  type NeededRead,
  type PlannedRead,
  type Priority,
} from './subscriptions.ts';
import { untilTrue } from './waiting.ts';

/** How many reads are in flight at once; up to twice as many where a page follows another. */
const WIDTH = 4;

/** Returns whether a read has to start, because this visit has no response or must replace it. */
const isDue = (request: RequestEntry | undefined): boolean =>
  request === undefined ||
  request.invalidated === true ||
  (request.status === 'success' && request.fromStorage);

const keysInFlight = ({ requests }: NeedsRequests): string[] =>
  Object.entries(requests).flatMap(([key, { isWrite, status }]) =>
    status === 'loading' && !isWrite ? key : [],
  );

/**
 * Creates the scheduler of a store's reads. Components declare the reads that they need (`need`),
 * and after each change of the store or of these needs the scheduler starts what is due, four at a
 * time. None starts while the page is hidden. `recovery.ts` makes reads due again.
 */
function createScheduler(store: ReadStore) {
  const { set: declare, all } = createSubscriptions();
  /** The reads that the user has asked for and that have not started yet. */
  const urgent = new Set<RequestKey>();
  /** The latest call of each main read, to be aborted when nobody needs the read any more. */
  const mainCalls = new Map<RequestKey, Started>();
  const listeners = new Set<() => void>();
  let stopListening: (() => void) | null = null;

  const requestOf = (key: RequestKey) => requestIn(store.getState(), key);
  const needed = (): NeededRead[] => [...all().values()];
  const failed = (): NeededRead[] => needed().filter(({ key }) => requestOf(key)?.error);
  const invalidate = (keys: readonly RequestKey[]): void => {
    for (const key of keys) store.dispatch(requestInvalidated(key));
  };

  /**
   * Creates a check of whether a due read has to wait, because requests are scarce or because
   * another read of its owner has failed for a reason that would stop it too.
   */
  function createWaitCheck(): (key: RequestKey) => boolean {
    const scarce = isScarce();
    const failing = new Set(
      failed().flatMap(({ key, owner }) => (concernsAllReads(requestOf(key)?.error) ? owner : [])),
    );
    return (key) => {
      const { priority, owner = '' } = all().get(key) ?? {};
      if (priority === 'main' || urgent.has(key)) return false;
      return scarce || (failing.has(owner) && requestOf(key)?.status !== 'failure');
    };
  }

  /**
   * Starts what is due, first what the user asked for. Main reads never wait for background reads.
   */
  function startDue(): void {
    if (document.visibilityState === 'hidden') return;
    const mustWait = createWaitCheck();
    const due = needed().filter(({ key, priority }) => {
      const request = requestOf(key);
      const mayStart = startsByItself(priority) || urgent.has(key);
      return mayStart && request?.status !== 'loading' && isDue(request) && !mustWait(key);
    });
    const inFlight = keysInFlight(store.getState());
    let count = inFlight.length;
    let mainCount = inFlight.filter((key) => all().get(key)?.priority === 'main').length;
    for (const read of due.sort((a, b) => Number(urgent.has(b.key)) - Number(urgent.has(a.key)))) {
      const isMain = read.priority === 'main';
      if ((isMain ? mainCount : count) >= WIDTH) continue;
      count += 1;
      urgent.delete(read.key);
      const call = read.start();
      if (!isMain) continue;
      mainCount += 1;
      mainCalls.set(read.key, call);
    }
  }

  let isPlanned = false;
  let limitTimer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Starts what is due once the present task has ended, so that all reads of a page compete, and
   * again when a scarce allowance is whole.
   */
  function planStart(): void {
    for (const listener of listeners) listener();
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (stopListening === null) return;
      startDue();
      clearTimeout(limitTimer);
      const until = scarceUntil();
      if (until !== null)
        limitTimer = setTimeout(planStart, Math.max(0, until - Date.now()) + 1000);
    });
  }

  function listen(): () => void {
    const stopRecovery = watchRecovery(store, needed);
    let { requests } = store.getState();
    const unsubscribe = store.subscribe(() => {
      if (store.getState().requests === requests) return;
      ({ requests } = store.getState());
      planStart();
    });
    document.addEventListener('visibilitychange', planStart);
    return () => {
      stopRecovery();
      unsubscribe();
      document.removeEventListener('visibilitychange', planStart);
      clearTimeout(limitTimer);
    };
  }

  /** Forgets what nobody needs any more. Only main reads are aborted, because they may be large. */
  function forgetUnneeded(): void {
    for (const key of urgent) if (!all().has(key)) urgent.delete(key);
    for (const [key, call] of mainCalls) {
      if (all().has(key)) continue;
      mainCalls.delete(key);
      call.abort();
    }
  }

  /**
   * Replaces the reads that an owner needs. A stale response is fetched again, and so is a failed read
   * that nobody else needs.
   */
  function need(owner: string, reads: readonly PlannedRead[], priority: Priority): void {
    const before = all();
    const added = declare(owner, reads, priority);
    if (all().size > 0) stopListening ??= listen();
    else {
      stopListening?.();
      stopListening = null;
    }
    const isStale = ({ key }: PlannedRead): boolean => {
      const request = requestOf(key);
      if (!request || request.status === 'loading' || isFresh(request)) return false;
      return request.error === null || !before.has(key);
    };
    if (startsByItself(priority)) invalidate(added.filter(isStale).map(({ key }) => key));
    planStart();
    // This is deferred, so that a page that mounts next can share a read in flight.
    setTimeout(forgetUnneeded);
  }

  /**
   * Fetches reads now, before all others and even from the reserve; resolves when they have ended.
   */
  async function fetchNow(keys: readonly RequestKey[]): Promise<void> {
    clearRefusal();
    const idle = keys.filter((key) => requestOf(key)?.status !== 'loading');
    for (const key of idle) urgent.add(key);
    invalidate(idle);
    planStart();
    await untilTrue(store, () =>
      keys.every((key) => !urgent.has(key) && requestOf(key)?.status !== 'loading'),
    );
  }

  /** Returns whether one of these reads is in flight, or will start by itself. */
  function isUnderWay(keys: readonly RequestKey[]): boolean {
    const mustWait = createWaitCheck();
    return keys.some((key) => {
      const request = requestOf(key);
      return request?.status === 'loading' || (isDue(request) && !mustWait(key));
    });
  }

  return {
    need,
    fetchNow,
    isUnderWay,
    /** Fetches reads once in the background; resolves when none of them is under way. */
    async fetch(owner: string, reads: readonly PlannedRead[]): Promise<void> {
      need(owner, reads, 'background');
      const keys = reads.map(({ key }) => key);
      await untilTrue(store, () => !isUnderWay(keys));
      need(owner, [], 'background');
    },
    /**
     * Fetches all that the screen needs again, except what will start by itself as soon as it may.
     */
    refresh: (): Promise<void> =>
      fetchNow(
        needed().flatMap(({ key, priority }) =>
          priority === 'shown' || (priority === 'background' && isDue(requestOf(key))) ? [] : key,
        ),
      ),
    /** Fetches what has failed again. */
    retryFailed: (): Promise<void> => fetchNow(failed().map(({ key }) => key)),
    hasFailed: (): boolean => failed().length > 0,
    /** Returns the requests whose responses are the content of the screen. */
    content: (): RequestEntry[] =>
      needed().flatMap(({ key, priority }) =>
        priority === 'main' || priority === 'shown' ? (requestOf(key) ?? []) : [],
      ),
    /**
     * Calls a listener when any of this may have changed; returns a function that unsubscribes it.
     */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Scheduler = ReturnType<typeof createScheduler>;

const schedulers = new WeakMap<object, Scheduler>();

/** Returns the one scheduler of a store. */
export function schedulerOf(store: ReadStore): Scheduler {
  const scheduler = schedulers.get(store) ?? createScheduler(store);
  schedulers.set(store, scheduler);
  return scheduler;
}
