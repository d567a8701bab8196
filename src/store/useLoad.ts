import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { refusedUntil, tryAnyway } from '../api/allowance.ts';
import type { ApiErrorKind } from '../api/errors.ts';
import { show } from '../lib/shown.ts';
import { requestIn } from '../slices/apiThunk.ts';
import { requestForgotten, type Request } from '../slices/request.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import type { AppDispatch, RootState } from './store.ts';

/** A reading thunk of `createApiThunk`, as far as this hook needs it. */
interface Read<Arg> {
  (
    arg: Arg,
  ): (
    dispatch: AppDispatch,
    getState: () => RootState,
    extra: unknown,
  ) => { abort: () => void; requestId: string };
  keyOf: (arg: Arg) => string;
}

interface Loading {
  /** The request's life, or undefined before it starts. */
  request: Request | undefined;
  /** Asks anew, also where the answer is still fresh. */
  retry: () => void;
}

/** Who waits for which read, so that leaving a page aborts what only it needed. */
const waiting = new Map<string, { users: number; abort: () => void }>();

/**
 * Loads what a page needs: shared while in flight, not repeated while fresh, aborted when the last
 * page that needs it goes.
 * @param arg what to ask for, a primitive; null where it is not yet known
 */
export function useLoad<Arg>(thunk: Read<Arg>, arg: Arg | null): Loading {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const key = arg === null ? null : thunk.keyOf(arg);
  const request = useAppSelector((state) => (key === null ? undefined : requestIn(state, key)));

  const start = useCallback(() => {
    if (arg === null || key === null) return;
    const promise = dispatch(thunk(arg));
    const started = requestIn(store.getState(), key)?.requestId === promise.requestId;
    const wait = waiting.get(key);
    if (started && wait) wait.abort = () => promise.abort();
  }, [dispatch, store, thunk, arg, key]);

  useEffect(() => {
    if (key === null) return undefined;
    const wait = waiting.get(key) ?? { users: 0, abort: () => undefined };
    waiting.set(key, wait);
    wait.users += 1;
    start();
    return () => {
      wait.users -= 1;
      // Later, so that a page which comes in the same moment (or StrictMode's second mount) keeps it.
      setTimeout(() => {
        if (wait.users > 0) return;
        wait.abort();
        // A page that came after all has its own by now.
        if (waiting.get(key) === wait) waiting.delete(key);
      });
    };
  }, [key, start]);

  const again = useCallback(() => {
    if (key === null) return;
    // A failed one is asked again as it is: when its last answer came stays known.
    if (requestIn(store.getState(), key)?.status !== 'failure') dispatch(requestForgotten(key));
    start();
  }, [dispatch, store, key, start]);

  const retry = useCallback(() => {
    tryAnyway();
    again();
  }, [again]);

  useRecovery(request, again);
  useShown(request);

  return { request, retry };
}

/** Tells the frame of how old what is on the screen is. */
export function useShown(request: Request | undefined): void {
  const { endedAt = null, recalled = false } = request ?? {};
  useEffect(
    () => (endedAt === null ? undefined : show({ at: endedAt, recalled })),
    [endedAt, recalled],
  );
}

/** Waits before a read that got no answer is tried by itself, in milliseconds; the last one repeats. */
const WAITS = [10_000, 30_000, 60_000];

/**
 * A failed read that will work later is asked again by itself: where no answer of the service came when
 * the device is online again or some time has passed, after the rate limit when its window ends, after the end of a
 * session with the next login.
 */
function useRecovery(request: Request | undefined, again: () => void): void {
  const token = useAppSelector(({ auth }) => auth.token);
  const interrupted = useRef<string | null>(null);
  const tries = useRef(0);
  const status = request?.status;
  const kind = request?.error?.kind;

  useEffect(() => {
    if (status === 'success') tries.current = 0;
    if (kind === 'session') interrupted.current ??= token;
    else if (status !== undefined) interrupted.current = null;
    if (interrupted.current !== null && interrupted.current !== token) again();
  }, [status, kind, token, again]);

  useEffect(() => {
    const wait = waitAfter(kind, tries.current);
    if (wait === null) return undefined;
    tries.current += 1;
    const timer = setTimeout(again, wait);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [kind, again]);
}

/** When a failure of this kind is worth another try by itself, in milliseconds; null: never. */
function waitAfter(kind: ApiErrorKind | undefined, tries: number): number | null {
  if (kind === 'network' || kind === 'timeout')
    return WAITS[Math.min(tries, WAITS.length - 1)] ?? null;
  const until = kind === 'limit' ? refusedUntil() : null;
  return until === null ? null : Math.max(0, until - Date.now()) + 1000;
}
