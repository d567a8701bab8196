import { scarceUntil } from '../allowance.ts';
import { isPassing, LoginRenewed, toApiError, type ApiErrorKind } from '../errors.ts';
import type { Http } from '../http.ts';

interface Retry {
  /** Delays before the same request is sent again, in milliseconds, while its read goes on. */
  quick?: readonly number[];
  /**
   * When a read that has failed is made again while its page is open: after delays in milliseconds,
   * the last of which repeats; when the rate limit's window ends; with the next login.
   */
  later?: readonly number[] | 'window' | 'login';
}

const unanswered: Retry = { quick: [500, 1500], later: [10_000, 30_000, 60_000] };

/** When a failed read is made again, by why it failed. Other failures, and writes, never are. */
export const retries: Readonly<Partial<Record<ApiErrorKind, Retry>>> = {
  network: unanswered,
  timeout: unanswered,
  limit: { later: 'window' },
  session: { later: 'login' },
  renewed: { quick: [0, 0] },
};

/** How many retries are made by time; later ones wait for the connection or the user to return. */
const MOST_TRIES = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Sends reads again by the `quick` delays, while the device is online. */
export const patient =
  (http: Http): Http =>
  async (query, signal) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await http(query, signal);
      } catch (thrown) {
        const isRead = query.method === 'GET';
        const mayPass = isRead && (thrown instanceof LoginRenewed || isPassing(thrown));
        const wait = mayPass ? retries[toApiError(thrown, '').kind]?.quick?.[tries] : undefined;
        if (wait === undefined || !navigator.onLine) throw thrown;
        await pause(wait * (0.75 + Math.random() / 2));
      }
    }
  };

/** How long to wait after a failure of this kind, in milliseconds; null: no retry by time. */
function waitAfter(kind: ApiErrorKind | undefined, tries: number): number | null {
  const later = kind && retries[kind]?.later;
  if (later === undefined || later === 'login' || tries >= MOST_TRIES) return null;
  if (later !== 'window') return later[Math.min(tries, later.length - 1)] ?? null;
  const until = scarceUntil();
  return until === null ? null : Math.max(0, until - Date.now()) + 1000;
}

/**
 * Makes a failed read again once: by the `later` delays, and in any case when the device is online
 * again. A hidden page waits until the user returns to it.
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
