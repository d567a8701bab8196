import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from '../api/errors.ts';

/**
 * The life of one call: start (loading, error cleared), success, failure (error and message),
 * reset. No entry: never asked, or reset.
 */
export interface Request {
  status: 'loading' | 'success' | 'failure';
  error: ApiError | null;
  /** Which start this is about: only the latest one may end it. */
  requestId: string;
  /** When the latest answer came, in milliseconds since 1970; a later start or failure leaves it. */
  endedAt: number | null;
  /** True where that answer is of an earlier visit, kept on this device. */
  recalled: boolean;
}

/** A data area's calls by thunk (and, where calls differ by argument, by its key). */
export type Requests = Record<string, Request>;

/** What every data area's state has. */
export interface RequestState {
  requests: Requests;
}

/** Reset of one call: its entry goes, so that the next dispatch asks anew. */
export const requestForgotten = createAction<string>('requests/forgotten');

/**
 * Every data area returns to its beginning. `left`: the person logged out, so everything private goes
 * from this browser too. `away`: the session is over or somebody else has logged in; the drafts of
 * the first person wait for them.
 */
export const signedOut = createAction<'left' | 'away'>('auth/signedOut');
