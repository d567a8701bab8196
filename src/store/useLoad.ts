import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { refusedUntil, tryAnyway } from '../api/transport/allowance.ts';
import type { ApiErrorKind } from '../api/errors.ts';
import { isFresh, requestIn, type ThunkExtra } from '../slices/apiThunk.ts';
import { requestInvalidated, type RequestEntry } from '../slices/request.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import { isVisible, registerVisibleRead } from './refresh.ts';
import type { RootState } from './rootReducer.ts';
import type { AppDispatch } from './store.ts';

/** A reading thunk of `createApiThunk`, as far as this hook needs it. */
interface Read<Arg> {
  (
    arg: Arg,
  ): (
    dispatch: AppDispatch,
    getState: () => RootState,
    extra: ThunkExtra,
  ) => Promise<unknown> & { abort: () => void; requestId: string };
  keyOf: (arg: Arg) => string;
}

interface Loading {
  /** The request's life, or undefined before it starts. */
  request: RequestEntry | undefined;
  /** Asks anew, also where the answer is still fresh. */
  retry: () => void;
}

/** What ends a read that nobody waits for any more, by its request. */
const aborts = new Map<string, () => void>();

/**
 * Loads what a page needs: shared while in flight, not repeated while fresh, aborted when the last
 * page that needs it goes.
 * @param arg what to ask for, a primitive; null where it is not yet known
 * @param secondary true for what stands beside the page: it is not made fresh when somebody comes back
 */
export function useLoad<Arg>(thunk: Read<Arg>, arg: Arg | null, secondary = false): Loading {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const key = arg === null ? null : thunk.keyOf(arg);
  const request = useAppSelector((state) => (key === null ? undefined : requestIn(state, key)));

  const start = useCallback(async (): Promise<void> => {
    if (arg === null) return;
    const promise = dispatch(thunk(arg));
    const { requestId } = promise;
    aborts.set(requestId, () => promise.abort());
    await promise;
    aborts.delete(requestId);
  }, [dispatch, thunk, arg]);

  const reload = useCallback((): Promise<void> => {
    if (key !== null) dispatch(requestInvalidated(key));
    return start();
  }, [dispatch, key, start]);

  useEffect(() => {
    if (key === null) return undefined;
    void start();
    return () => {
      // Later, so that a page which comes in the same moment (or StrictMode's second mount) keeps it.
      setTimeout(() => {
        if (isVisible(store, key)) return;
        aborts.get(requestIn(store.getState(), key)?.requestId ?? '')?.();
      });
    };
  }, [store, key, start]);

  useEffect(() => {
    if (key === null) return undefined;
    const isStale = () => {
      const known = requestIn(store.getState(), key);
      return known?.status !== 'loading' && !(known && isFresh(known));
    };
    return registerVisibleRead({
      isMain: !secondary,
      isStale,
      refetch: reload,
      store,
      key,
      request,
    });
  }, [store, key, secondary, reload, request]);

  const retry = useCallback(() => {
    tryAnyway();
    void reload();
  }, [reload]);

  useRecovery(request, reload);

  return { request, retry };
}

/** Tells the frame of how old what is on the screen is. */
export function useVisibleAge(request: RequestEntry | undefined): void {
  useEffect(() => {
    const nothing = { isMain: false, isStale: () => false, refetch: () => Promise.resolve() };
    return registerVisibleRead({ ...nothing, request });
  }, [request]);
}

/** Waits before a read that got no answer is tried by itself, in milliseconds; the last one repeats. */
const WAITS = [10_000, 30_000, 60_000];

/**
 * A failed read that will work later is asked again by itself: where no answer of the service came when
 * the device is online again or some time has passed, after the rate limit when its window ends, after the end of a
 * session with the next login.
 */
function useRecovery(request: RequestEntry | undefined, reload: () => Promise<unknown>): void {
  const token = useAppSelector(({ auth }) => auth.token);
  /** The token that a read has failed with, where its session had ended. */
  const failedWith = useRef(token);
  const tries = useRef(0);
  const status = request?.status;
  const kind = request?.error?.kind;

  useEffect(() => {
    if (status === 'success') tries.current = 0;
    if (kind !== 'session') failedWith.current = token;
    else if (failedWith.current !== token) void reload();
  }, [status, kind, token, reload]);

  useEffect(() => {
    const wait = waitAfter(kind, tries.current);
    if (wait === null) return undefined;
    tries.current += 1;
    const ask = () => void reload();
    const timer = setTimeout(ask, wait);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [kind, reload]);
}

/** When a failure of this kind is worth another try by itself, in milliseconds; null: never. */
function waitAfter(kind: ApiErrorKind | undefined, tries: number): number | null {
  if (kind === 'network' || kind === 'timeout')
    return WAITS[Math.min(tries, WAITS.length - 1)] ?? null;
  const until = kind === 'limit' ? refusedUntil() : null;
  return until === null ? null : Math.max(0, until - Date.now()) + 1000;
}
