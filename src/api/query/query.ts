import {
  createAsyncThunk,
  isFulfilled,
  isRejectedWithValue,
  type ActionReducerMapBuilder,
  type AsyncThunk,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Call, Http } from '../http.ts';
import { abortedError, clientError, toApiError, type ApiError } from '../errors.ts';
import { noteFailure } from '../../lib/failures.ts';
import { errorTexts } from '../errorsTexts.ts';
import {
  areaReset,
  requestCleared,
  requestInvalidated,
  type RequestEntry,
  type RequestState,
} from './request.ts';

/** How long an answer counts as fresh and is not fetched again, in milliseconds. */
export const STALE_AFTER = 5 * 60 * 1000;

/** What thunks get from the store they are dispatched to. */
export interface ThunkExtra {
  /** Sends calls with this store's token. */
  http: Http;
  /** True once the store's user has logged out: later answers are ignored. */
  isDisposed: () => boolean;
}

interface ThunkConfig {
  state: Areas;
  extra: ThunkExtra;
  rejectValue: ApiError;
  pendingMeta: { requestKey: string };
  /** When the answer arrived, in milliseconds since 1970. */
  fulfilledMeta: { endedAt: number };
}

/** A store's data areas, by name. */
export type Areas = Readonly<Record<string, RequestState | undefined>>;

/** The entry of a request in the root state; the area is the first part of its key. */
export const requestIn = (state: Areas, key: string): RequestEntry | undefined =>
  state[key.slice(0, key.indexOf('/'))]?.requests[key];

/** True where a read's answer is new enough not to be fetched again. */
export const isFresh = ({ status, endedAt, fromSnapshot, invalidated }: RequestEntry): boolean =>
  status === 'success' &&
  !fromSnapshot &&
  !invalidated &&
  endedAt !== null &&
  // The age is unknown if the clock was set back.
  Math.abs(Date.now() - endedAt) < STALE_AFTER;

/** The types of all writes: how they ended is not persisted. */
export const writeTypes = new Set<string | undefined>();

/**
 * Makes the thunks of a data area: a failure becomes an `ApiError`, a call in flight is shared.
 * @param area the slice's name
 * @param fallback a failure's message where the service gives none
 */
export function createApiThunks(area: string, fallback: string) {
  const createApiThunk =
    (isRead: boolean) =>
    /** @param subject distinguishes calls of one thunk; a string argument is its own subject */
    <Result, Arg>(
      event: string,
      call: Call<Arg, Result>,
      subject: (arg: Arg) => unknown = (arg) => arg,
    ) => {
      const type = `${area}/${event}`;
      if (!isRead) writeTypes.add(type);
      /** The key of a call's entry in the area's `requests`. */
      const keyOf = (arg: Arg): string => {
        const own = subject(arg);
        return typeof own === 'string' ? `${type}:${own}` : type;
      };
      const thunk = createAsyncThunk<Result, Arg, ThunkConfig>(
        type,
        async (arg, { extra, signal, requestId, getState, fulfillWithValue, rejectWithValue }) => {
          // A later start, a reset or a logout may have replaced this call; then it is ignored.
          const isWanted = () =>
            !extra.isDisposed() && requestIn(getState(), keyOf(arg))?.requestId === requestId;
          try {
            const answer = await call(extra.http, arg, signal);
            if (isWanted()) return fulfillWithValue(answer, { endedAt: Date.now() });
          } catch (thrown) {
            if (isWanted()) {
              const error = toApiError(thrown, fallback);
              if (error.kind !== 'aborted')
                noteFailure(`${type}: ${error.kind} ${error.status ?? ''}`.trim());
              return rejectWithValue(error);
            }
          }
          return rejectWithValue(abortedError(fallback));
        },
        {
          getPendingMeta: ({ arg }) => ({ requestKey: keyOf(arg) }),
          condition: (arg, { getState }) => {
            const known = requestIn(getState(), keyOf(arg));
            return known?.status !== 'loading' && !(isRead && known && isFresh(known));
          },
        },
      );
      return Object.assign(thunk, { keyOf });
    };

  return {
    /** A read: shared while in flight, not repeated while fresh. */
    read: createApiThunk(true),
    /** A write: at most one at a time per key. */
    write: createApiThunk(false),
  };
}

/** A store's rejections with a value all come from `createApiThunks`. */
const isFailure = (action: unknown): action is PayloadAction<ApiError> =>
  isRejectedWithValue(action);

/** The failure an action reports, or null; for listeners. */
export const failureOf = (action: unknown): ApiError | null =>
  isFailure(action) ? action.payload : null;

/**
 * How a write ended, for the form that sent it; null where the service accepted it. One that was
 * not sent because the previous one is still in flight is refused too: its input must stay.
 */
export const refusalOf = (action: unknown): ApiError | null =>
  isFulfilled(action) ? null : (failureOf(action) ?? stillSending);

const stillSending = clientError('refused', null, errorTexts.stillSending);

type Thunk = AsyncThunk<unknown, unknown, ThunkConfig>;

/**
 * Adds the life of its requests to a data area's reducer, after the area's own cases. The latest
 * start wins, an aborted call leaves no trace, `requestInvalidated` makes a request stale,
 * `requestCleared` resets it, `areaReset` the whole area.
 * @param area the slice's name
 */
export function trackRequests<State extends RequestState>(
  builder: ActionReducerMapBuilder<State>,
  area: string,
  initialState: State,
): void {
  const isOf =
    <End extends 'pending' | 'fulfilled' | 'rejected'>(end: End) =>
    (action: UnknownAction): action is ReturnType<Thunk[End]> =>
      action.type.startsWith(`${area}/`) && action.type.endsWith(`/${end}`);
  builder
    .addMatcher(isOf('pending'), ({ requests }, { meta: { requestKey, requestId } }) => {
      const { endedAt = null, fromSnapshot = false } = requests[requestKey] ?? {};
      requests[requestKey] = { status: 'loading', error: null, requestId, endedAt, fromSnapshot };
    })
    .addMatcher(isOf('fulfilled'), ({ requests }, { meta: { requestId, endedAt } }) => {
      const request = Object.values(requests).find((one) => one.requestId === requestId);
      if (request) Object.assign(request, { status: 'success', endedAt, fromSnapshot: false });
    })
    .addMatcher(isOf('rejected'), ({ requests }, { meta, payload }) => {
      for (const [key, request] of Object.entries(requests)) {
        if (request.requestId !== meta.requestId) continue;
        const isAborted = payload === undefined || payload.kind === 'aborted';
        // An earlier answer stays; the read that would have replaced it is still due.
        if (isAborted && request.endedAt !== null) {
          Object.assign(request, { status: 'success', invalidated: true });
        } else if (isAborted) delete requests[key];
        else Object.assign(request, { status: 'failure', error: payload });
      }
    })
    .addMatcher(requestInvalidated.match, ({ requests }, { payload }) => {
      const request = requests[payload];
      // An answer in flight is as new as another would be.
      if (request && request.status !== 'loading') request.invalidated = true;
    })
    .addMatcher(requestCleared.match, ({ requests }, { payload }) => {
      delete requests[payload];
    })
    .addMatcher(areaReset.match, (state, { payload }) => (payload === area ? initialState : state));
}
