import {
  createAsyncThunk,
  createSlice,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  type AsyncThunk,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Call, Http } from '../http.ts';
import { abortedError, clientError, toApiError, type ApiError } from '../errors.ts';
import { recordFailure } from '../../lib/failures.ts';
import { errorTexts } from '../errorsTexts.ts';
import { MINUTE } from '../../lib/timing.ts';

/** How long a response counts as fresh, so that it is not fetched again. */
export const STALE_AFTER = 5 * MINUTE;

declare const ofRequests: unique symbol;

/** The name of a call in the `requests` slice. Only `keyOf` makes one. */
export type RequestKey = string & { readonly [ofRequests]: true };

/** What is known about a call. A call without an entry was never started, or was reset. */
export interface RequestEntry {
  area: string;
  isWrite: boolean;
  status: 'loading' | 'success' | 'failure';
  error: ApiError | null;
  /** The id of the latest start; earlier starts cannot end the entry. */
  requestId: string;
  /**
   * When the latest response arrived, in milliseconds since 1970. A start or a failure does not
   * change it.
   */
  endedAt: number | null;
  /** True if the response was stored by an earlier visit or another tab. */
  fromStorage: boolean;
  /** How old the stored response was, in milliseconds, when this page was opened. */
  ageAtStart?: number;
  /** True if the read must be repeated, however new its response is. */
  invalidated?: true;
}

/** The calls of all data areas by their keys. */
export type Requests = Record<string, RequestEntry>;

export interface NeedsRequests {
  requests: Requests;
}

export interface ThunkExtra {
  http: Http;
  /** Returns true once the user to whom the page belongs has left; the page then reloads. */
  isOwnerGone: () => boolean;
  /** The user's stored responses; absent before a login. */
  stored?: {
    /**
     * Pins the responses of reads until `unpin`; resolves to false if the device does not have them
     * all.
     */
    pin: (
      name: string,
      reads: readonly RequestKey[],
      action: PayloadAction<unknown>,
    ) => Promise<boolean>;
    /** Deletes a pin and the responses of the reads. */
    unpin: (name: string, reads: readonly RequestKey[]) => void;
  };
}

export type Dispatch = ThunkDispatch<never, ThunkExtra, UnknownAction>;

/** Returns the `dispatch` of the store around a component. */
export const useAppDispatch = (): Dispatch => useDispatch<Dispatch>();

/** A call that has started. */
export type Started = Promise<unknown> & { abort: () => void };

/** A store, as its readers see it. */
export interface StoreOf<State> {
  getState: () => State;
  dispatch: Dispatch;
  subscribe: (listener: () => void) => () => void;
}

interface ThunkConfig {
  state: NeedsRequests;
  extra: ThunkExtra;
  rejectValue: ApiError;
  pendingMeta: Pick<RequestEntry, 'area' | 'isWrite'> & { requestKey: RequestKey };
  fulfilledMeta: {
    /** When the response arrived, in milliseconds since 1970. */
    endedAt: number;
    /** The read whose response this response replaces. */
    replaces?: RequestKey;
    /** The read whose stored response this response is, or changes. */
    entry?: RequestKey;
    isWrite?: boolean;
    /** Present if the response is from the device, with its age when this page was opened. */
    stored?: { ageAtStart?: number };
  };
}

/** Returns the entry of a call. */
export const requestIn = ({ requests }: NeedsRequests, key: RequestKey): RequestEntry | undefined =>
  requests[key];

/** Returns whether a read's response is new enough to be used without fetching it again. */
export const isFresh = (request: RequestEntry | undefined): boolean =>
  request?.status === 'success' &&
  !request.fromStorage &&
  !request.invalidated &&
  request.endedAt !== null &&
  // If the clock was set back, the age is unknown.
  Math.abs(Date.now() - request.endedAt) < STALE_AFTER;

/**
 * Returns whether a read ever got a response, even before a reload. A later failure changes
 * nothing.
 */
export const hasResponse = (request: RequestEntry | undefined): boolean => request?.endedAt != null;

/**
 * Returns whether a read got a response since the app was opened; the response may be stale by now.
 */
export const hasNewResponse = (request: RequestEntry | undefined): boolean =>
  hasResponse(request) && !request?.fromStorage;

/**
 * Returns why a read failed, or null. The end of a session does not count, because it has its own
 * dialog, which repeats the read after the login.
 */
export const readFailure = (request: RequestEntry | undefined): ApiError | null =>
  request?.error && request.error.kind !== 'session' ? request.error : null;

/** Creates the entry of a read that succeeded. */
export const successEntry = (
  area: string,
  endedAt: number,
  fromStorage: boolean,
): RequestEntry => ({
  area,
  isWrite: false,
  status: 'success',
  error: null,
  requestId: '',
  endedAt,
  fromStorage,
});

interface WriteOptions<Arg> {
  /** Tells the calls of one thunk apart, if the argument is not a string. */
  subjectOf?: (arg: Arg) => string;
  /** The read of the same subject whose response this call's response replaces. */
  replaces?: { keyOf: (subject?: string) => RequestKey };
  /** A read whose response this call changes. */
  changes?: { keyOf: () => RequestKey };
}

/**
 * Creates the thunks of a data area, whose failures are `ApiError`s with `fallback` as their
 * default message.
 */
export function createQueries(area: string, fallback: string) {
  function createThunk<Result, Arg>(
    event: string,
    call: Call<Arg, Result>,
    isWrite: boolean,
    { subjectOf, replaces, changes }: WriteOptions<Arg> = {},
  ) {
    const type = `${area}/${event}`;
    const keyOf = (subject?: string): RequestKey =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys are made here alone
      (subject === undefined ? type : `${type}:${subject}`) as RequestKey;
    const subject = (arg: Arg) => (typeof arg === 'string' ? arg : subjectOf?.(arg));
    const thunk = createAsyncThunk<Result, Arg, ThunkConfig>(
      type,
      async (arg, { extra, signal, requestId, getState, fulfillWithValue, rejectWithValue }) => {
        const key = keyOf(subject(arg));
        // This call is ignored if a later start, a reset or a logout has replaced it.
        const isWanted = () =>
          !extra.isOwnerGone() && requestIn(getState(), key)?.requestId === requestId;
        try {
          const response = await call(extra.http, arg, signal);
          const replaced = replaces && { replaces: replaces.keyOf(subject(arg)) };
          const entry = isWrite ? (replaced?.replaces ?? changes?.keyOf()) : key;
          const meta = { endedAt: Date.now(), ...replaced, ...(entry && { entry }), isWrite };
          if (isWanted()) return fulfillWithValue(response, meta);
        } catch (thrown) {
          if (isWanted()) {
            const error = toApiError(thrown, fallback);
            if (error.kind !== 'aborted')
              recordFailure(`${type}: ${error.kind} ${error.status ?? ''}`.trim());
            return rejectWithValue(error);
          }
        }
        return rejectWithValue(abortedError);
      },
      {
        getPendingMeta: ({ arg }) => ({ requestKey: keyOf(subject(arg)), area, isWrite }),
        condition: (arg, { getState, extra }) => {
          // A read of a user who has left would end at once, be due again, and so block the reload
          // that follows.
          if (!isWrite && extra.isOwnerGone()) return false;
          const earlierCall = requestIn(getState(), keyOf(subject(arg)));
          return earlierCall?.status !== 'loading' && (isWrite || !isFresh(earlierCall));
        },
      },
    );
    return Object.assign(thunk, { keyOf });
  }

  return {
    /** Creates a read, which is shared while in flight and not repeated while fresh. */
    read: <Result, Arg>(event: string, call: Call<Arg, Result>) => createThunk(event, call, false),
    /** Creates a write, of which only one at a time is in flight for each key. */
    write: <Result, Arg>(event: string, call: Call<Arg, Result>, options?: WriteOptions<Arg>) =>
      createThunk(event, call, true, options),
  };
}

const isFailure = (action: unknown): action is PayloadAction<ApiError> =>
  isRejectedWithValue(action);

/** Returns the failure that an action reports, or null. Used by listeners. */
export const failureOf = (action: unknown): ApiError | null =>
  isFailure(action) ? action.payload : null;

/** The refusal of a write while an earlier one is in flight. */
export const stillSending: ApiError = {
  ...clientError('refused', null, errorTexts.stillSending),
  hasAdvice: true,
};

/**
 * Returns the failure of a write, or null if the API accepted it. A write that was not sent because
 * an earlier one is in flight counts as refused, so its input stays.
 */
export const refusalOf = (action: unknown): ApiError | null =>
  isFulfilled(action) ? null : (failureOf(action) ?? stillSending);

type Thunk = AsyncThunk<unknown, unknown, ThunkConfig>;

const started = (action: UnknownAction): action is ReturnType<Thunk['pending']> =>
  isPending(action);
const succeeded = (action: UnknownAction): action is ReturnType<Thunk['fulfilled']> =>
  isFulfilled(action);
const failed = (action: UnknownAction): action is ReturnType<Thunk['rejected']> =>
  isRejected(action);

const findKey = (requests: Requests, requestId: string): string | undefined =>
  Object.keys(requests).find((key) => requests[key]?.requestId === requestId);

/** Ends a call without a result: the response before it stays, and is to be fetched again. */
function endWithoutResult(requests: Requests, key: string): void {
  const request = requests[key];
  if (request?.endedAt == null) delete requests[key];
  else Object.assign(request, { status: 'success', error: null, requestId: '', invalidated: true });
}

const requestsSlice = createSlice({
  name: 'requests',
  initialState: (): Requests => ({}),
  reducers: {
    /** Makes the next dispatch of a read fetch again; until then its response and time stay. */
    requestInvalidated: (requests, { payload }: PayloadAction<RequestKey>) => {
      const request = requests[payload];
      // A response in flight is new enough.
      if (request && request.status !== 'loading') request.invalidated = true;
    },
    /** Ignores a response in flight, and makes the next dispatch of a read fetch again. */
    requestOutdated: (requests, { payload }: PayloadAction<RequestKey>) =>
      endWithoutResult(requests, payload),
    requestCleared: (requests, { payload }: PayloadAction<RequestKey>) => {
      delete requests[payload];
    },
  },
  // The latest start wins, and an aborted call leaves no trace.
  extraReducers: (builder) => {
    builder
      .addMatcher(started, (requests, { meta: { requestKey, requestId, area, isWrite } }) => {
        const before = { endedAt: null, fromStorage: false, ...requests[requestKey] };
        delete before.invalidated;
        const start = { status: 'loading', error: null, requestId } as const;
        requests[requestKey] = { ...before, area, isWrite, ...start };
      })
      .addMatcher(succeeded, (requests, { meta }) => {
        const { requestId, endedAt, replaces, entry, stored } = meta;
        if (stored && entry) {
          const { fromStorage = true } = requests[entry] ?? {};
          requests[entry] = {
            ...successEntry(entry.split('/')[0] ?? '', endedAt, fromStorage),
            ...stored,
          };
          return;
        }
        const request = requests[findKey(requests, requestId) ?? ''];
        if (!request) return;
        Object.assign(request, { status: 'success', endedAt, fromStorage: false });
        // The response of a read in flight is older than the new entry, so it is ignored from now
        // on.
        if (replaces) requests[replaces] = successEntry(request.area, endedAt, false);
      })
      .addMatcher(failed, (requests, { meta, payload }) => {
        const key = findKey(requests, meta.requestId) ?? '';
        const request = requests[key];
        if (!request) return;
        const isAborted = payload === undefined || payload.kind === 'aborted';
        if (isAborted) endWithoutResult(requests, key);
        else Object.assign(request, { status: 'failure', error: payload });
      });
  },
});

export const { requestInvalidated, requestOutdated, requestCleared } = requestsSlice.actions;
export default requestsSlice.reducer;
