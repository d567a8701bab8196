import { scarceUntil } from '../allowance.ts';
import type { ApiErrorKind } from '../errors.ts';

/** Delays before a read without an answer is retried, in milliseconds; the last one repeats. */
const WAITS = [10_000, 30_000, 60_000];

/** How many retries are made by time; later ones wait for the connection or the user to return. */
const MOST_TRIES = 10;

/** How long to wait after a failure of this kind, in milliseconds; null: no retry by time. */
function waitAfter(kind: ApiErrorKind | undefined, tries: number): number | null {
  if (kind === 'network' || kind === 'timeout')
    return tries < MOST_TRIES ? (WAITS[Math.min(tries, WAITS.length - 1)] ?? null) : null;
  const until = kind === 'limit' ? scarceUntil() : null;
  return until === null ? null : Math.max(0, until - Date.now()) + 1000;
}

/**
 * Retries a failed read once, the only rule for that: without an answer of the service after some
 * time, after the rate limit when its window ends, and in any case when the device is online again.
 * A hidden page waits until the user returns to it.
 * @param tries how often the read was retried since its last answer
 * @param isOnline true if the device came online while the read was in flight
 * @returns cancels the retry
 */
export function retryLater(
  kind: ApiErrorKind | undefined,
  tries: number,
  retry: () => void,
  isOnline = false,
): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isDue = false;
  const run = (): void => {
    isDue = true;
    if (document.visibilityState === 'hidden') return;
    stop();
    retry();
  };
  const wait = waitAfter(kind, tries);
  const timer =
    wait === null ? undefined : setTimeout(run, isOnline && kind !== 'limit' ? 0 : wait);
  const onReturn = (): void => {
    if (isDue || tries >= MOST_TRIES) run();
  };
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('online', run, { signal });
  const stop = (): void => {
    clearTimeout(timer);
    end.abort();
  };
  return stop;
}
