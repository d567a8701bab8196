import { scarceUntil } from '../allowance.ts';
import { isTransient, toApiError, type ApiError, type ApiErrorKind } from '../errors.ts';
import type { Http } from '../http.ts';

interface Retry {
  /** Delays before a request is sent again within its read, which stays "loading". */
  quick?: readonly number[];
  /**
   * Delays before the read starts again, the last of which repeats; or the event that it waits for.
   */
  later?: readonly number[] | 'end of the limit' | 'login';
}

const withoutResponse: Retry = { quick: [500, 1500], later: [10_000, 30_000, 60_000] };

/** When a failed read is made again. Other failures, and all writes, are never repeated. */
const retries: Readonly<Partial<Record<ApiErrorKind, Retry>>> = {
  network: withoutResponse,
  timeout: withoutResponse,
  limit: { later: 'end of the limit' },
  session: { later: 'login' },
  renewed: { quick: [0, 0] },
};

/**
 * The limit of timed retries. After that a read waits for the connection or for the user to return.
 */
const MOST_TRIES = 10;

/**
 * Returns how many milliseconds a failed read waits before it starts again, or null if no amount of
 * time helps.
 * @param tries the retries since the read's last response
 */
export function delayAfter(kind: ApiErrorKind, tries: number): number | null {
  const later = retries[kind]?.later;
  if (later === undefined || later === 'login' || tries >= MOST_TRIES) return null;
  if (later !== 'end of the limit') return later[Math.min(tries, later.length - 1)] ?? null;
  const until = scarceUntil();
  return until === null ? null : Math.max(0, until - Date.now()) + 1000;
}

const retryOf = (error: ApiError | null | undefined): Retry => (error && retries[error.kind]) ?? {};

/** Returns whether the API gave no response, so that time may help. */
export const isRetriedByTime = (error: ApiError | null | undefined): boolean =>
  retryOf(error) === withoutResponse;

/** Returns whether the failure may end when the connection is back. */
export const isRetriedOnline = (error: ApiError | null | undefined): boolean =>
  !!error && typeof retryOf(error).later !== 'string';

/** Returns whether the failure may end with the next login. */
export const isRetriedAfterLogin = (error: ApiError | null | undefined): boolean =>
  retryOf(error).later === 'login';

/** Returns whether other reads would fail in the same way, so that they need not be sent now. */
export const concernsAllReads = (error: ApiError | null | undefined): boolean =>
  retryOf(error).later !== undefined;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Repeats the requests of reads after the `quick` delays, while the device is online. */
export const withQuickRetries =
  (http: Http): Http =>
  async (query, signal) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await http(query, signal);
      } catch (thrown) {
        const isRead = query.method === 'GET';
        const { kind } = toApiError(thrown, '');
        const isTemporary = isRead && (kind === 'renewed' || isTransient(thrown));
        const wait = isTemporary ? retries[kind]?.quick?.[tries] : undefined;
        if (wait === undefined || !navigator.onLine) throw thrown;
        await pause(wait * (0.75 + Math.random() / 2));
      }
    }
  };
