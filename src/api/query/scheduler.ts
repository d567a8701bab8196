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
 * Creates the scheduler of a store's reads. A read that the screen needs starts once it is due,
 * four at a time, and none starts while the page is hidden. `recovery.ts` makes reads due again.
 */
function createScheduler(store: ReadStore) {
  const { set, all } = createSubscriptions();
  /** The reads that the user has asked for and that have not started yet. */
  const asked = new Set<RequestKey>();
  /**
   * The latest start of each of the screen's main reads, to be aborted when its last owner leaves.
   */
  const started = new Map<RequestKey, Started>();
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
  function waiting(): (key: RequestKey) => boolean {
    const scarce = isScarce();
    const failing = new Set(
      failed().flatMap(({ key, owner }) => (concernsAllReads(requestOf(key)?.error) ? owner : [])),
    );
    return (key) => {
      const { priority, owner = '' } = all().get(key) ?? {};
      if (priority === 'main' || asked.has(key)) return false;
      return scarce || (failing.has(owner) && requestOf(key)?.status !== 'failure');
    };
  }

  /**
   * Starts what is due, first what the user asked for. Main reads never wait for background reads.
   */
  function startDue(): void {
    if (document.visibilityState === 'hidden') return;
    const waits = waiting();
    const due = needed().filter(({ key, priority }) => {
      const startsByItself = priority === 'main' || priority === 'background';
      const request = requestOf(key);
      return (
        (startsByItself || asked.has(key)) &&
        request?.status !== 'loading' &&
        isDue(request) &&
        !waits(key)
      );
    });
    const inFlight = keysInFlight(store.getState());
    let count = inFlight.length;
    let mainCount = inFlight.filter((key) => all().get(key)?.priority === 'main').length;
    for (const read of due.sort((a, b) => Number(asked.has(b.key)) - Number(asked.has(a.key)))) {
      const isMain = read.priority === 'main';
      if ((isMain ? mainCount : count) >= WIDTH) continue;
      count += 1;
      asked.delete(read.key);
      const call = read.start();
      if (!isMain) continue;
      mainCount += 1;
      started.set(read.key, call);
    }
  }

  /** Starts waiting reads when the allowance is whole again. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPlanned = false;
  /** Starts what is due after the present task, so that all reads of a page compete. */
  function plan(): void {
    for (const listener of listeners) listener();
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      if (stopListening === null) return;
      startDue();
      clearTimeout(timer);
      const until = scarceUntil();
      if (until !== null) timer = setTimeout(plan, Math.max(0, until - Date.now()) + 1000);
    });
  }

  function listen(): () => void {
    const stopRecovery = watchRecovery(store, needed);
    let { requests } = store.getState();
    const unsubscribe = store.subscribe(() => {
      if (store.getState().requests === requests) return;
      ({ requests } = store.getState());
      plan();
    });
    document.addEventListener('visibilitychange', plan);
    return () => {
      stopRecovery();
      unsubscribe();
      document.removeEventListener('visibilitychange', plan);
      clearTimeout(timer);
    };
  }

  /** Forgets what nobody needs any more. Only main reads are aborted, because they may be large. */
  function sweep(): void {
    for (const key of asked) if (!all().has(key)) asked.delete(key);
    for (const [key, call] of started) {
      if (all().has(key)) continue;
      started.delete(key);
      call.abort();
    }
  }

  /**
   * Replaces the reads that an owner needs. A stale response is fetched again, and so is a failed read
   * that nobody else needs.
   */
  function need(owner: string, reads: readonly PlannedRead[], priority: Priority): void {
    const before = all();
    const added = set(owner, reads, priority);
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
    if (priority === 'main' || priority === 'background')
      invalidate(added.filter(isStale).map(({ key }) => key));
    plan();
    // Deferred, so that a page that mounts next can share a read in flight.
    setTimeout(sweep);
  }

  /**
   * Asks for reads now, before all others and even from the reserve; resolves when they have ended.
   */
  async function ask(keys: readonly RequestKey[]): Promise<void> {
    clearRefusal();
    const idle = keys.filter((key) => requestOf(key)?.status !== 'loading');
    for (const key of idle) asked.add(key);
    invalidate(idle);
    plan();
    await untilTrue(store, () =>
      keys.every((key) => !asked.has(key) && requestOf(key)?.status !== 'loading'),
    );
  }

  /** Returns whether one of these reads is in flight, or will start by itself. */
  function isUnderWay(keys: readonly RequestKey[]): boolean {
    const waits = waiting();
    return keys.some((key) => {
      const request = requestOf(key);
      return request?.status === 'loading' || (isDue(request) && !waits(key));
    });
  }

  return {
    need,
    ask,
    isUnderWay,
    /** Fetches reads once in the background; resolves when none of them is under way. */
    async fetch(owner: string, reads: readonly PlannedRead[]): Promise<void> {
      need(owner, reads, 'background');
      const keys = reads.map(({ key }) => key);
      await untilTrue(store, () => !isUnderWay(keys));
      need(owner, [], 'background');
    },
    /**
     * Asks again for all that the screen needs, except what will start by itself as soon as it may.
     */
    refresh: (): Promise<void> =>
      ask(
        needed().flatMap(({ key, priority }) =>
          priority === 'shown' || (priority === 'background' && isDue(requestOf(key))) ? [] : key,
        ),
      ),
    /** Asks again for what has failed. */
    retryFailed: (): Promise<void> => ask(failed().map(({ key }) => key)),
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
