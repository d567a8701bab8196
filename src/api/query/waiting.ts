import { clearRefusal } from '../allowance.ts';
import type { ApiError } from '../errors.ts';
import {
  refusalOf,
  requestIn,
  requestInvalidated,
  type NeedsRequests,
  type RequestKey,
  type StoreOf,
} from './query.ts';

type Readable = Pick<StoreOf<NeedsRequests>, 'getState' | 'subscribe'>;

/** Waits until something is true of a store's state, or until `signal` aborts. */
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

const isLoading = ({ getState }: Readable, key: RequestKey): boolean =>
  requestIn(getState(), key)?.status === 'loading';

/** Waits until a call is no longer in flight. */
export const untilEnded = (store: Readable, key: RequestKey): Promise<void> =>
  untilTrue(store, () => !isLoading(store, key));

/**
 * Fetches again at the user's request, even if the rate limit has refused a call before, and returns
 * the failure or null. Reads in flight end first, because their responses may be too old to decide a
 * send.
 */
export async function fetchAgain(
  store: StoreOf<NeedsRequests>,
  key: RequestKey,
  read: () => Promise<unknown>,
): Promise<ApiError | null> {
  while (isLoading(store, key)) await untilEnded(store, key);
  clearRefusal();
  store.dispatch(requestInvalidated(key));
  return refusalOf(await read());
}
