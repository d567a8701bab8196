import { isScarce } from '../allowance.ts';
import type { ApiError, ApiErrorKind } from '../errors.ts';
import {
  failureOf,
  refusalOf,
  requestIn,
  requestInvalidated,
  type NeedsRequests,
  type RequestKey,
  type StoreOf,
} from './query.ts';

type Readable = Pick<StoreOf<NeedsRequests>, 'getState' | 'subscribe'>;

const WIDTH = 4;

const fatalKinds = new Set<ApiErrorKind>(['limit', 'session', 'network', 'timeout']);

export interface PlannedRead {
  key: RequestKey;
  start: () => Promise<unknown>;
  isUrgent?: boolean;
}

export interface ReadsEnd {
  /** Null if the API has answered all reads that were made. */
  failure: ApiError | null;
  /** True if the rest was put off, to leave requests for the user's own actions. */
  isPutOff: boolean;
}

interface Options {
  /** Skips the rest. Calls in flight finish: they already count against the rate limit. */
  signal?: AbortSignal;
  onRead?: () => void;
  isFatal?: (kind: ApiErrorKind) => boolean;
}

/** Makes reads in turn, four at a time, until a failure that the rest will meet too. */
export async function readAll(
  store: Readable,
  reads: readonly PlannedRead[],
  { signal, onRead, isFatal = (kind) => fatalKinds.has(kind) }: Options = {},
): Promise<ReadsEnd> {
  const queue = [...reads];
  const end: ReadsEnd = { failure: null, isPutOff: false };
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      // A page may be reading it already, and may fail.
      await untilEnded(store, next.key, signal);
      if (signal?.aborted || end.failure) return;
      if (!next.isUrgent && isScarce()) {
        end.isPutOff = true;
        return;
      }
      const failure = failureOf(await next.start());
      if (failure !== null && isFatal(failure.kind)) end.failure = failure;
      onRead?.();
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return end;
}

/**
 * Fetches again, and returns the failure or null. Waits for reads in flight first, because their
 * answers may be too old to decide a send.
 */
export async function fetchAgain(
  store: StoreOf<NeedsRequests>,
  key: RequestKey,
  read: () => Promise<unknown>,
): Promise<ApiError | null> {
  while (isLoading(store, key)) await untilEnded(store, key);
  store.dispatch(requestInvalidated(key));
  return refusalOf(await read());
}

const isLoading = ({ getState }: Readable, key: RequestKey): boolean =>
  requestIn(getState(), key)?.status === 'loading';

/** Waits until a call is not under way. */
export const untilEnded = (store: Readable, key: RequestKey, signal?: AbortSignal): Promise<void> =>
  untilTrue(store, () => !isLoading(store, key), signal);

/** Waits until something is true of a store's state, or `signal` aborts. */
export async function untilTrue(
  { subscribe }: Pick<StoreOf<unknown>, 'subscribe'>,
  isTrue: () => boolean,
  signal?: AbortSignal,
): Promise<void> {
  if (isTrue() || signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      unsubscribe();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const unsubscribe = subscribe(() => {
      if (isTrue()) end();
    });
    signal?.addEventListener('abort', end);
  });
}
