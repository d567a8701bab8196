import { createAction, type EntityState } from '@reduxjs/toolkit';
import type { ApiError } from '../errors.ts';

/**
 * The life of one call: start (loading, error cleared), success, failure (error and message),
 * reset. No entry: never started, or reset.
 */
export interface RequestEntry {
  status: 'loading' | 'success' | 'failure';
  error: ApiError | null;
  /** The latest start: only that one may end the entry. */
  requestId: string;
  /** When the latest answer arrived, in milliseconds since 1970; a start or failure leaves it. */
  endedAt: number | null;
  /** True where that answer comes from the snapshot of an earlier visit. */
  fromSnapshot: boolean;
  /** True where it must be fetched again, however new the answer is. */
  invalidated?: true;
}

/** The part that all data areas' states share. */
export interface RequestState {
  /** The area's calls by thunk (and, where calls differ by argument, by its key). */
  requests: Record<string, RequestEntry>;
}

/** Entities by their id. */
export type Entities<Entity> = EntityState<Entity, string>;

/** A data area that holds entities. */
export interface EntityArea<Entity> extends Entities<Entity>, RequestState {}

/** The entry of a call that was answered. */
export const answered = (endedAt: number, fromSnapshot: boolean): RequestEntry => ({
  status: 'success',
  error: null,
  requestId: '',
  endedAt,
  fromSnapshot,
});

/** Makes the next dispatch of a read fetch again; its answer and time stay until then. */
export const requestInvalidated = createAction<string>('requests/invalidated');

/** Resets a data area, by its slice's name. */
export const areaReset = createAction<string>('requests/areaReset');

/** Resets one call: its entry is removed, and the next dispatch fetches again. */
export const requestCleared = createAction<string>('requests/cleared');
