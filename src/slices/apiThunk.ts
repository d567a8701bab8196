import {
  createAsyncThunk,
  type ActionReducerMapBuilder,
  isFulfilled,
  isRejectedWithValue,
  type AsyncThunk,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { abandoned, toApiError, type ApiError } from '../api/errors.ts';
import type { Http } from '../api/http.ts';
import { errorTexts } from '../texts/errors.ts';
import {
  requestForgotten,
  requestOutdated,
  type Request,
  type Requests,
  type RequestState,
} from './request.ts';

/** How long an answer counts as fresh and is not asked for again, in milliseconds. */
export const FRESH = 5 * 60 * 1000;

/** Where a failure is said: in the page or form that asked, by the global toast, or nowhere. */
type FailurePlace = 'page' | 'toast' | 'silent';

interface FulfilledMeta {
  /** When the answer came, in milliseconds since 1970. */
  endedAt: number;
}

/** What thunks get of the store they are dispatched to. */
export interface ThunkExtra {
  /** The calls that carry this store's token. */
  http: Http;
  /** True once the store's person has left: answers that come later are nobody's. */
  isDisposed: () => boolean;
}

interface ThunkConfig {
  extra: ThunkExtra;
  rejectValue: ApiError;
  pendingMeta: { requestKey: string };
  fulfilledMeta: FulfilledMeta;
  rejectedMeta: { failure: FailurePlace };
}

interface Options<Arg> {
  /** The area's fallback message: what a failure says where the service gives no reason. */
  fallback: string;
  /** A read: shared while in flight, not repeated while fresh, aborted with its page. */
  reads?: boolean;
  /** Tells calls of one kind apart: the id they ask for. */
  key?: (arg: Arg) => string;
  /** `page` unless told otherwise. */
  failure?: FailurePlace;
}

/** A thunk of `createApiThunk`. */
export type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ThunkConfig> & {
  /** The key of its entry in its area's `requests`. */
  keyOf: (arg: Arg) => string;
  failure: FailurePlace;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The entry of a request in the root state; the area is the first part of its key. */
export function requestIn(state: unknown, key: string): Request | undefined {
  const area = isRecord(state) ? state[key.slice(0, key.indexOf('/'))] : undefined;
  return isRecord(area) && hasRequests(area) ? area.requests[key] : undefined;
}

const hasRequests = (area: object): area is RequestState => 'requests' in area;

/** True where a read's answer is new enough not to be asked for again. */
export const isFresh = ({ status, endedAt, recalled, outdated }: Request): boolean =>
  status === 'success' &&
  !recalled &&
  !outdated &&
  endedAt !== null &&
  Date.now() - endedAt < FRESH;

/**
 * Makes the thunk of one api function: a failure becomes an `ApiError`, a read in flight is shared
 * and an answer still fresh is not asked for again. A write runs at most once at a time per key.
 * @param type `area/event`; the area is the slice's name
 */
export function createApiThunk<Result, Arg = void>(
  type: string,
  call: (http: Http, arg: Arg, signal: AbortSignal) => Promise<Result>,
  { fallback, reads = false, key, failure = 'page' }: Options<Arg>,
): ApiThunk<Result, Arg> {
  const keyOf = (arg: Arg): string => (key ? `${type}:${key(arg)}` : type);
  const thunk = createAsyncThunk<Result, Arg, ThunkConfig>(
    type,
    async (arg, { extra, signal, requestId, getState, fulfillWithValue, rejectWithValue }) => {
      // A later start, a reset or a logout may have taken its place: then nobody waits for it.
      const isWanted = () =>
        !extra.isDisposed() && requestIn(getState(), keyOf(arg))?.requestId === requestId;
      try {
        const answer = await call(extra.http, arg, signal);
        return isWanted()
          ? fulfillWithValue(answer, { endedAt: Date.now() })
          : rejectWithValue(abandoned(fallback), { failure });
      } catch (thrown) {
        const error = isWanted() ? toApiError(thrown, fallback) : abandoned(fallback);
        return rejectWithValue(error, { failure });
      }
    },
    {
      getPendingMeta: ({ arg }) => ({ requestKey: keyOf(arg) }),
      condition: (arg, { getState }) => {
        const request = requestIn(getState(), keyOf(arg));
        return (
          request?.status !== 'loading' && !(reads && request !== undefined && isFresh(request))
        );
      },
    },
  );
  return Object.assign(thunk, { keyOf, failure });
}

const isApiError = (value: unknown): value is ApiError => isRecord(value) && 'kind' in value;

/** The failure that an action tells of, or null: what listeners ask. */
export const failureOf = (action: unknown): ApiError | null =>
  isRejectedWithValue(action) && isApiError(action.payload) ? action.payload : null;

/**
 * How a write ended, for the form that sent it: null where the service has taken it. One that was not
 * sent because the one before is still under way has not ended: its words are to be kept.
 */
export const refusalOf = (action: unknown): ApiError | null =>
  isFulfilled(action) ? null : (failureOf(action) ?? stillSending);

const stillSending: ApiError = {
  kind: 'refused',
  status: null,
  message: errorTexts.stillSending,
  fromServer: false,
};

/** The failure that the global toast says, or null. */
export const toastedFailureOf = (action: unknown): ApiError | null =>
  isRejectedWithValue(action) && 'failure' in action.meta && action.meta.failure === 'toast'
    ? failureOf(action)
    : null;

interface Start extends UnknownAction {
  meta: { requestKey: string; requestId: string };
}

interface Success extends UnknownAction {
  meta: FulfilledMeta & { requestId: string };
}

interface Failure extends UnknownAction {
  payload: ApiError | undefined;
  meta: { aborted: boolean; requestId: string };
}

/**
 * Gives a data area's reducer the life of its requests: the latest start wins, an aborted call
 * leaves no trace, `requestOutdated` lets one be asked anew, `requestForgotten` resets it. After the area's own cases.
 */
export function trackRequests<State extends RequestState>(
  builder: ActionReducerMapBuilder<State>,
  thunks: readonly { typePrefix: string }[],
): void {
  const types = (end: string): string[] => thunks.map(({ typePrefix }) => `${typePrefix}/${end}`);
  const starts = types('pending');
  const successes = types('fulfilled');
  const failures = types('rejected');
  builder
    .addMatcher(
      (action: UnknownAction): action is Start => starts.includes(action.type),
      ({ requests }, { meta }) => {
        const { requestKey, requestId } = meta;
        const { endedAt = null, recalled = false } = requests[requestKey] ?? {};
        requests[requestKey] = { status: 'loading', error: null, requestId, endedAt, recalled };
      },
    )
    .addMatcher(
      (action: UnknownAction): action is Success => successes.includes(action.type),
      ({ requests }, { meta: { requestId, endedAt } }) => {
        const [, request] = find(requests, requestId);
        if (request) Object.assign(request, { status: 'success', endedAt, recalled: false });
      },
    )
    .addMatcher(
      (action: UnknownAction): action is Failure => failures.includes(action.type),
      ({ requests }, { meta, payload }) => {
        const [key, request] = find(requests, meta.requestId);
        if (!request) return;
        const aborted = meta.aborted || payload === undefined || payload.kind === 'aborted';
        // What an earlier call has brought stays as it was.
        if (aborted && request.endedAt !== null) request.status = 'success';
        else if (aborted) delete requests[key];
        else Object.assign(request, { status: 'failure', error: payload });
      },
    )
    .addMatcher(requestOutdated.match, ({ requests }, { payload }) => {
      const request = requests[payload];
      if (request) request.outdated = true;
    })
    .addMatcher(requestForgotten.match, ({ requests }, { payload }) => {
      delete requests[payload];
    });
}

/** The request that a start made, unless a later start has taken its place. */
const find = (requests: Requests, requestId: string): [string, Request | undefined] =>
  Object.entries(requests).find(([, request]) => request.requestId === requestId) ?? [
    '',
    undefined,
  ];
