import {
  AxiosError,
  create,
  getAdapter,
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { apiBase, apiIsForeign } from '../config/env.ts';
import { afterAwake } from '../lib/awake.ts';
import { reportAnswer, reportAway, reportSilence } from '../lib/connection.ts';
import { isSpent, learn, refuse, refusedUntil, spend, taken } from './allowance.ts';
import { takeEarly } from './early.ts';
import {
  bearerOf,
  isAxiosError,
  isLostSession,
  isPassing,
  LimitReached,
  LoginRenewed,
} from './errors.ts';
import { accepted, costOf } from './preflights.ts';

/** How long one call may take, in milliseconds: a slow phone network, not a dead one. */
const TIMEOUT = 30_000;

/**
 * Sends as axios does, and gives up after `TIMEOUT` in which the page was awake: by axios's own clock an
 * answer that came while a phone slept would be too late.
 */
const inTime: AxiosAdapter = async (config) => {
  const sent = getAdapter(config.env?.fetch ? 'fetch' : 'xhr', config);
  const end = new AbortController();
  const giveUp = () => end.abort();
  let isLate = false;
  const stop = afterAwake(TIMEOUT, () => {
    isLate = true;
    giveUp();
  });
  config.signal?.addEventListener?.('abort', giveUp);
  try {
    return await sent({ ...config, signal: end.signal });
  } catch (thrown) {
    if (!isLate) throw thrown;
    throw new AxiosError('No answer came in time', AxiosError.ETIMEDOUT, config);
  } finally {
    stop();
    config.signal?.removeEventListener?.('abort', giveUp);
  }
};

const bearer = (token: string): string => `Bearer ${token}`;

/**
 * The axios instance of one store.
 * @param tokenOf that store's token at the moment of a call: what the bearer header carries
 */
export function createClient(tokenOf: () => string | null): AxiosInstance {
  const http = create({ baseURL: apiBase, adapter: inTime });

  /** What browsers tell pre-flights apart by. */
  const nameOf = (config: InternalAxiosRequestConfig): string =>
    `${config.method} ${http.getUri(config)}`;

  /** What each answer tells of the allowance, whatever else it says. */
  const noteAnswer = ({ status, headers, config }: AxiosResponse): void => {
    accepted(nameOf(config));
    // Reads do not go out while we are refused: an answer to one may be from before.
    if (!learn(headers) && config.method !== 'get' && status < 429) taken();
  };

  http.interceptors.request.use((config) => {
    // Reads wait; what a person sends is worth the attempt, the estimate may be wrong.
    const until = config.method === 'get' ? refusedUntil() : null;
    if (until !== null) throw new LimitReached(until);
    const token = tokenOf();
    if (token !== null) config.headers.set('Authorization', bearer(token));
    const early = token !== null && config.method === 'get' ? takeEarly(config.url, token) : null;
    // It is read, judged and counted like any other.
    if (early) config.env = { ...config.env, fetch: () => early };
    // Without any network nothing reaches the service, and it counts nothing.
    if (navigator.onLine) {
      const asksFirst = apiIsForeign() && (token !== null || config.method !== 'get');
      const sent = early ? performance.timeOrigin : Date.now();
      const cost = asksFirst ? costOf(nameOf(config), sent) : 1;
      // The boot script has counted its read, and a pre-flight as if none were left.
      spend(early ? cost - (apiBase.startsWith('/') ? 1 : 2) : cost);
    }
    return config;
  });

  /** A slow 401 says nothing about the login that has taken the refused one's place meanwhile. */
  const isOfOldLogin = (thrown: unknown): boolean => {
    if (!isAxiosError(thrown) || !isLostSession(thrown)) return false;
    const token = tokenOf();
    return token === null || bearerOf(thrown.config) !== bearer(token);
  };

  const onAnswer = (answer: AxiosResponse): AxiosResponse => {
    noteAnswer(answer);
    reportAnswer();
    return answer;
  };

  http.interceptors.response.use(onAnswer, async (thrown: unknown) => {
    const answer = isAxiosError(thrown) ? thrown.response : undefined;
    if (answer) noteAnswer(answer);
    const refused = await isRefusal(thrown);
    if (isPassing(thrown) && !refused) (answer ? reportAway : reportSilence)();
    else if (answer || refused) reportAnswer();
    if (isOfOldLogin(thrown)) throw new LoginRenewed();
    throw refused ? new LimitReached(refusedUntil() ?? refuse()) : thrown;
  });
  return http;
}

/**
 * A 429; or, where the API is on another origin, a network error in its place: the service's 429 carries
 * no CORS headers, so the browser hides it. Others on the same network may have used the allowance up,
 * so our own count alone does not tell.
 */
async function isRefusal(thrown: unknown): Promise<boolean> {
  if (!isAxiosError(thrown)) return false;
  if (thrown.response) return thrown.response.status === 429;
  if (thrown.code !== 'ERR_NETWORK' || !apiIsForeign() || !navigator.onLine) return false;
  // What somebody has sent may have arrived, whatever is refused since; a login can be sent again.
  const { method, url = '' } = thrown.config ?? {};
  if (method !== 'get' && !url.startsWith('auth/')) return false;
  return (
    isSpent() ||
    import('./hiddenRefusal.ts').then(
      (m) => m.isHiddenRefusal(),
      () => false,
    )
  );
}
