import type { StoreOf } from './store.ts';

/**
 * Waits until something is true of a store's state.
 * @param signal ends the wait before
 */
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
