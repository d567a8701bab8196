import { isTransient, LoginRenewed, toApiError, type ApiErrorKind } from '../errors.ts';
import type { Http } from '../http.ts';

interface Retry {
  /** Delays before the request is sent again within one read. */
  quick?: readonly number[];
  /** Delays, of which the last repeats; the end of the rate limit's window; or the next login. */
  later?: readonly number[] | 'window' | 'login';
}

const unanswered: Retry = { quick: [500, 1500], later: [10_000, 30_000, 60_000] };

/** When a failed read is made again. Other failures, and writes, never are. */
export const retries: Readonly<Partial<Record<ApiErrorKind, Retry>>> = {
  network: unanswered,
  timeout: unanswered,
  limit: { later: 'window' },
  session: { later: 'login' },
  renewed: { quick: [0, 0] },
};

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
        const isTemporary = isRead && (thrown instanceof LoginRenewed || isTransient(thrown));
        const wait = isTemporary ? retries[toApiError(thrown, '').kind]?.quick?.[tries] : undefined;
        if (wait === undefined || !navigator.onLine) throw thrown;
        await pause(wait * (0.75 + Math.random() / 2));
      }
    }
  };
