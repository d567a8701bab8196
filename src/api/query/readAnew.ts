import type { ApiError } from '../errors.ts';
import { refusalOf, requestIn, type Areas } from './query.ts';
import { requestInvalidated } from './request.ts';
import type { StoreOf } from './store.ts';
import { untilTrue } from './untilTrue.ts';

/**
 * Makes a read once no read that a page has started is under way: its answer may be too old to send
 * by, and a second read would not be made beside it.
 * @param key the read's key
 * @returns why it failed, or null
 */
export async function readAnew(
  store: StoreOf<Areas>,
  key: string,
  read: () => Promise<unknown>,
): Promise<ApiError | null> {
  const isLoading = () => requestIn(store.getState(), key)?.status === 'loading';
  // The next one may start as soon as one ends.
  while (isLoading()) await untilTrue(store, () => !isLoading());
  store.dispatch(requestInvalidated(key));
  return refusalOf(await read());
}
