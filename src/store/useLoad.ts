import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { tryAnyway } from '../api/allowance.ts';
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
        waiting.delete(key);
      });
    };
  }, [key, start]);

  const retry = useCallback(() => {
    if (key === null) return;
    tryAnyway();
    dispatch(requestForgotten(key));
    start();
  }, [dispatch, key, start]);

  // What the end of a session interrupted goes on with the next login.
  const token = useAppSelector(({ auth }) => auth.token);
  const interrupted = useRef<string | null>(null);
  useEffect(() => {
    if (request?.error?.kind === 'session') interrupted.current ??= token;
    else interrupted.current = null;
    if (interrupted.current !== null && interrupted.current !== token) retry();
  }, [request, token, retry]);

  return { request, retry };
}
