import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/errors.ts';

/**
 * The life of one call: start (loading, error cleared), success, failure (error and message),
 * reset. No entry: never asked, or reset.
 */
export interface RequestEntry {
  status: 'loading' | 'success' | 'failure';
  error: ApiError | null;
  /** Which start this is about: only the latest one may end it. */
  requestId: string;
  /** When the latest answer came, in milliseconds since 1970; a later start or failure leaves it. */
  endedAt: number | null;
  /** True where that answer is of an earlier visit: it was in the snapshot. */
  fromSnapshot: boolean;
  /** True where it is to be asked for again, however new the answer is. */
  invalidated?: true;
}

/** What every data area's state has. */
export interface RequestState {
  /** The area's calls by thunk (and, where calls differ by argument, by its key). */
  requests: Record<string, RequestEntry>;
}

/** The next dispatch of a read asks anew; what it has brought and when stays known until then. */
export const requestInvalidated = createAction<string>('requests/invalidated');

/** Reset of one call: its entry goes, so that the next dispatch asks anew. */
export const requestCleared = createAction<string>('requests/cleared');
