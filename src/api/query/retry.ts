import { scarceUntil } from '../allowance.ts';
import {
  isTransient,
  LoginRenewed,
  toApiError,
  type ApiError,
  type ApiErrorKind,
} from '../errors.ts';
import type { Http } from '../http.ts';

interface Retry {
  /** Delays before a request is sent again within its read, which stays "loading". */
  quick?: readonly number[];
  /** Delays before the read starts again, of which the last repeats; or what it waits for. */
  later?: readonly number[] | 'end of the limit' | 'login';
}

const withoutResponse: Retry = { quick: [500, 1500], later: [10_000, 30_000, 60_000] };

/** When a failed read is made again. Other failures, and writes, never are. */
const retries: Readonly<Partial<Record<ApiErrorKind, Retry>>> = {
  network: withoutResponse,
  timeout: withoutResponse,
  limit: { later: 'end of the limit' },
  session: { later: 'login' },
  renewed: { quick: [0, 0] },
};

/** The limit of timed retries; later ones wait for the connection or the user to return. */
const MOST_TRIES = 10;

/**
 * Returns how many milliseconds a failed read waits before it starts again, or null if time does
 * not bring it back.
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

/** True for a failure without a response of the API. */
export const isRetriedByTime = (error: ApiError | null | undefined): boolean =>
  retryOf(error) === withoutResponse;

/** True for a failure that may end when the connection is back. */
export const isRetriedOnline = (error: ApiError | null | undefined): boolean =>
  !!error && typeof retryOf(error).later !== 'string';

/** True for a failure that may end with the next login. */
export const isRetriedAfterLogin = (error: ApiError | null | undefined): boolean =>
  retryOf(error).later === 'login';

/** True for a failure that other reads would meet too: they need not be sent now. */
export const concernsAllReads = (error: ApiError | null | undefined): boolean =>
  retryOf(error).later !== undefined;

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Sends the requests of reads again by the `quick` delays, while the device is online. */
export const withQuickRetries =
  (http: Http): Http =>
  async (query, signal) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await http(query, signal);
      } catch (thrown) {
        const isRead = query.method === 'GET';
        const isTemporary = isRead && (thrown instanceof LoginRenewed || isTransient(thrown));
        const wait = isTemporary ? retries[toApiError(thrown, '').kind]?.quick?.[tries] : undefined;
        if (wait === undefined || !navigator.onLine) throw thrown;
        await pause(wait * (0.75 + Math.random() / 2));
      }
    }
  };
