import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { scarceUntil, tryAnyway } from '../allowance.ts';
import type { ApiErrorKind } from '../errors.ts';
import {
  isFresh,
  requestIn,
  requestInvalidated,
  useAppDispatch,
  type Dispatch,
  type NeedsRequests,
  type RequestEntry,
  type RequestKey,
  type ThunkExtra,
} from './query.ts';
import { retries } from './retry.ts';
import { isVisible, registerVisibleRead } from './visible.ts';

/** A read of `createQueries`, as far as this hook needs it. */
export interface Read<Arg> {
  (arg: Arg): ThunkAction<Started, NeedsRequests, ThunkExtra, UnknownAction>;
  keyOf: (subject?: string) => RequestKey;
}

type Started = Promise<unknown> & { abort: () => void; requestId: string };

export interface Loading {
  request: RequestEntry | undefined;
  retry: () => void;
}

/** Reads in flight by request id, to abort those no longer needed. */
const inFlight = new Map<string, Started>();

/** Reads started before their page was mounted, by request id. */
const ahead = new Set<string>();

/** Starts a read for a page that is not there yet; the page then shows how it ended. */
export function loadAhead(dispatch: Dispatch, read: Read<undefined>): void {
  ahead.add(dispatch(read(undefined)).requestId);
}

/**
 * Loads a page's data; the read is aborted when the last page that needs it unmounts. `arg` is null
 * until the page has it. Data next to the main content is `secondary`: a return does not fetch it
 * again.
 */
export function useLoad<Arg extends string | undefined>(
  thunk: Read<Arg>,
  arg: Arg | null,
  secondary = false,
): Loading {
  const store = useStore<NeedsRequests>();
  const dispatch = useAppDispatch();
  const key = arg === null ? null : thunk.keyOf(arg);
  const request = useSelector((state: NeedsRequests) =>
    key === null ? undefined : requestIn(state, key),
  );

  const start = useCallback(async (): Promise<void> => {
    if (arg === null) return;
    const started = dispatch(thunk(arg));
    inFlight.set(started.requestId, started);
    await started;
    inFlight.delete(started.requestId);
  }, [dispatch, thunk, arg]);

  const reload = useCallback((): Promise<void> => {
    if (key !== null) dispatch(requestInvalidated(key));
    return start();
  }, [dispatch, key, start]);

  useEffect(() => {
    if (key === null) return undefined;
    const current = () => requestIn(store.getState(), key);
    const { error, requestId: latest = '' } = current() ?? {};
    // After the end of a session, a new login loads the page.
    if (!error || error.kind === 'session' || !ahead.has(latest)) void start();
    return () => {
      // Deferred, so that a page that mounts next (or StrictMode's second mount) can share the read.
      setTimeout(() => {
        if (isVisible(key, store)) return;
        const { requestId = '' } = current() ?? {};
        ahead.delete(requestId);
        inFlight.get(requestId)?.abort();
      });
    };
  }, [store, key, start]);

  useEffect(() => {
    if (key === null) return undefined;
    const isStale = () => {
      const latestCall = requestIn(store.getState(), key);
      return !secondary && latestCall?.status !== 'loading' && !(latestCall && isFresh(latestCall));
    };
    return registerVisibleRead({ isStale, refetch: reload, store, key, request });
  }, [store, key, secondary, reload, request]);

  const retry = useCallback(() => {
    tryAnyway();
    void reload();
  }, [reload]);

  useRecovery(request, reload);

  return { request, retry };
}

/** Retries the reads that have failed. */
export function retryFailed(...reads: readonly Loading[]): void {
  for (const { request, retry } of reads) if (request?.status === 'failure') retry();
}

/** Registers the age of an answer on the screen with the layout. */
export function useVisibleAge(request: RequestEntry | undefined): void {
  useEffect(() => registerVisibleRead({ request }), [request]);
}

/** Retries a failed read by `retryLater`; after the end of a session with the next login. */
function useRecovery(request: RequestEntry | undefined, reload: () => Promise<unknown>): void {
  const token = useSelector(({ auth }: { auth: { token: string | null } }) => auth.token);
  const failedWith = useRef(token);
  const tries = useRef(0);
  const cameOnline = useRef(false);
  const status = request?.status;
  const kind = request?.error?.kind;

  useEffect(() => {
    if (status !== 'loading') return undefined;
    cameOnline.current = false;
    const note = () => {
      cameOnline.current = true;
    };
    window.addEventListener('online', note);
    return () => window.removeEventListener('online', note);
  }, [status]);

  useEffect(() => {
    if (status === 'success') tries.current = 0;
    if (kind !== 'session') failedWith.current = token;
    else if (failedWith.current !== token) void reload();
  }, [status, kind, token, reload]);

  useEffect(() => {
    if (!kind || !retries[kind]?.later) return undefined;
    return retryLater(kind, tries.current++, () => void reload(), cameOnline.current);
  }, [kind, reload]);
}

/** The limit of timed retries; later retries wait for the connection or the user to return. */
const MOST_TRIES = 10;

/** In milliseconds; null if the failure is not retried by time. */
function waitAfter(kind: ApiErrorKind | undefined, tries: number): number | null {
  const later = kind && retries[kind]?.later;
  if (later === undefined || later === 'login' || tries >= MOST_TRIES) return null;
  if (later !== 'window') return later[Math.min(tries, later.length - 1)] ?? null;
  const until = scarceUntil();
  return until === null ? null : Math.max(0, until - Date.now()) + 1000;
}

/**
 * Makes a failed read again, by the `later` delays and when the device is online again. A hidden
 * page waits until the user returns. Returns a function that cancels the retry.
 * @param tries the retries since the read's last answer
 * @param isOnline true if the device came online while the read was in flight
 */
export function retryLater(
  kind: ApiErrorKind | undefined,
  tries: number,
  retry: () => void,
  isOnline = false,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isDue = false;
  const run = (): void => {
    isDue = true;
    if (document.visibilityState === 'hidden') return;
    stop();
    retry();
  };
  const wait = waitAfter(kind, tries);
  const timer =
    wait === null ? undefined : setTimeout(run, isOnline && kind !== 'limit' ? 0 : wait);
  const onReturn = (): void => {
    if (isDue || tries >= MOST_TRIES) run();
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('online', run, { signal });
  const stop = (): void => {
    clearTimeout(timer);
    end.abort();
  };
  return stop;
}
