import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import {
  requestIn,
  useAppDispatch,
  type Dispatch,
  type NeedsRequests,
  type RequestEntry,
  type RequestKey,
  type Started,
  type ThunkExtra,
} from './query.ts';
import type { ReadStore } from './recovery.ts';
import { schedulerOf, type Scheduler } from './scheduler.ts';
import type { PlannedRead, Priority } from './subscriptions.ts';

/** A read made by `createQueries`, as these hooks see it. */
export interface Read<Arg> {
  (arg: Arg): ThunkAction<Started, NeedsRequests, ThunkExtra, UnknownAction>;
  keyOf: (subject?: string) => RequestKey;
}

export interface Loading {
  request: RequestEntry | undefined;
  retry: () => void;
}

/** Plans a read of one argument. */
export const planned = <Arg extends string | undefined>(
  dispatch: Dispatch,
  read: Read<Arg>,
  arg: Arg,
): PlannedRead => ({ key: read.keyOf(arg), start: () => dispatch(read(arg)) });

/** Returns the scheduler of the store around a component. */
export const useScheduler = (): Scheduler =>
  schedulerOf(useStore<ReturnType<ReadStore['getState']>>());

/** Selects a plain value from what the scheduler knows, and rerenders when it changes. */
export function useReads<Value extends string | number | boolean | null>(
  select: (scheduler: Scheduler) => Value,
): Value {
  const scheduler = useScheduler();
  const get = () => select(scheduler);
  return useSyncExternalStore(scheduler.onChange, get, get);
}

/** Declares reads as needed while the component is mounted. `reads` must keep its identity. */
function useNeed(reads: readonly PlannedRead[], priority: Priority): Scheduler {
  const owner = useId();
  const scheduler = useScheduler();
  useEffect(() => {
    scheduler.need(owner, reads, priority);
  }, [scheduler, owner, reads, priority]);
  useEffect(() => () => scheduler.need(owner, [], priority), [scheduler, owner, priority]);
  return scheduler;
}

/** Declares one read as needed while the component is mounted, or none while `arg` is null. */
export function useLoad<Arg extends string | undefined>(
  read: Read<Arg>,
  arg: Arg | null,
  priority: Priority = 'main',
): Loading {
  const dispatch = useAppDispatch();
  const key = arg === null ? null : read.keyOf(arg);
  const reads = useMemo(
    () => (arg === null ? [] : [planned(dispatch, read, arg)]),
    [dispatch, read, arg],
  );
  const scheduler = useNeed(reads, priority);
  const request = useSelector((state: NeedsRequests) =>
    key === null ? undefined : requestIn(state, key),
  );
  const retry = useCallback(() => {
    if (key !== null) void scheduler.fetchNow([key]);
  }, [scheduler, key]);
  return { request, retry };
}

/**
 * Declares a read of each argument as needed, in this order. Returns true while they are under way.
 */
export function useLoads(read: Read<string>, args: readonly string[], priority: Priority): boolean {
  const dispatch = useAppDispatch();
  const joined = args.join(' ');
  const reads = useMemo(
    () => joined.split(' ').flatMap((arg) => (arg === '' ? [] : planned(dispatch, read, arg))),
    [dispatch, read, joined],
  );
  useNeed(reads, priority);
  return useReads(({ isUnderWay }) => isUnderWay(reads.map(({ key }) => key)));
}

/** Declares the reads of a page as needed before it is mounted. */
export function useLoadAhead(reads: readonly Read<undefined>[]): void {
  const dispatch = useAppDispatch();
  const plannedReads = useMemo(
    () => reads.map((read) => planned(dispatch, read, undefined)),
    [dispatch, reads],
  );
  useNeed(plannedReads, 'main');
}

/** Returns the time of the oldest response on the screen, in milliseconds since 1970, or null. */
export function useOldestResponse(): number | null {
  return useReads((scheduler) => {
    const times = scheduler.content().flatMap(({ endedAt }) => endedAt ?? []);
    return times.length === 0 ? null : Math.min(...times);
  });
}
