import type { ApiError } from '../errors.ts';
import {
  isFresh,
  requestIn,
  requestInvalidated,
  STALE_AFTER,
  type NeedsRequests,
  type RequestKey,
} from './query.ts';
import { delayAfter, isRetriedAfterLogin, isRetriedByTime, isRetriedOnline } from './retry.ts';
import type { NeededRead } from './subscriptions.ts';

/** How many stale reads are fetched when the user returns; "Refresh" fetches the rest. */
const RETURN_LIMIT = 4;

type NeedsLogin = NeedsRequests & { auth: { token: string | null } };

/** A store, as the scheduler of its reads sees it. */
export interface ReadStore {
  getState: () => NeedsLogin;
  dispatch: (action: ReturnType<typeof requestInvalidated>) => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** The retries of a read since its last response. */
interface Tries {
  count: number;
  /** The failed request whose next retry is planned. */
  failed: string;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Makes needed reads due again: failed ones as the table in `retry.ts` says, and stale ones when
 * the user returns after more than five minutes, or when the connection or the login is back.
 * Returns a function that stops it.
 */
export function watchRecovery(store: ReadStore, needed: () => readonly NeededRead[]): () => void {
  const tries = new Map<RequestKey, Tries>();
  /**
   * The requests that were in flight when the device came online. They may fail because they began
   * offline.
   */
  let inFlightOnline = new Set<string>();
  let { requests, auth } = store.getState();
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : Infinity;
  const end = new AbortController();
  const { signal } = end;

  const requestOf = ({ key }: NeededRead) => requestIn(store.getState(), key);
  const invalidate = (reads: readonly NeededRead[]): void => {
    for (const { key } of reads) store.dispatch(requestInvalidated(key));
  };

  const retryFailed = (isMeant: (error: ApiError | null | undefined) => boolean): void =>
    invalidate(needed().filter((read) => isMeant(requestOf(read)?.error)));

  const refreshStale = (): void => {
    const stale = needed().filter((read) => {
      const request = requestOf(read);
      return read.priority === 'main' && request?.status !== 'loading' && !isFresh(request);
    });
    invalidate(stale.slice(0, RETURN_LIMIT));
  };

  const planRetries = (): void => {
    for (const read of needed()) {
      const { status, error, invalidated, requestId: failed = '' } = requestOf(read) ?? {};
      const last = tries.get(read.key);
      if (status === 'success') tries.delete(read.key);
      if (!error || invalidated || last?.failed === failed) continue;
      clearTimeout(last?.timer);
      const count = last?.count ?? 0;
      const isBack = inFlightOnline.has(failed) && isRetriedByTime(error);
      const delay = isBack ? 0 : delayAfter(error.kind, count);
      const retry = () => {
        if (requestOf(read)?.requestId === failed) invalidate([read]);
      };
      const timer = delay === null ? undefined : setTimeout(retry, delay);
      tries.set(read.key, { count: count + 1, failed, timer });
    }
  };

  const unsubscribe = store.subscribe(() => {
    const before = { requests, auth };
    ({ requests, auth } = store.getState());
    if (auth.token !== before.auth.token) {
      retryFailed(isRetriedAfterLogin);
      refreshStale();
    }
    if (requests !== before.requests) planRetries();
  });
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    retryFailed(isRetriedByTime);
    if (Date.now() - hiddenAt > STALE_AFTER) refreshStale();
  };
  const onOnline = (): void => {
    inFlightOnline = new Set(needed().flatMap((read) => requestOf(read)?.requestId ?? []));
    retryFailed(isRetriedOnline);
    refreshStale();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('online', onOnline, { signal });

  return () => {
    unsubscribe();
    end.abort();
    for (const { timer } of tries.values()) clearTimeout(timer);
  };
}
