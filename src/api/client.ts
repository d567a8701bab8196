import { AxiosError, create, getAdapter, type AxiosAdapter } from 'axios';
import { apiBase, apiIsForeign } from '../config/env.ts';
import { afterAwake } from '../lib/awake.ts';
import { reportAnswer, reportAway, reportSilence } from '../lib/connection.ts';
import { storedToken } from '../lib/session.ts';
import { isSpent, refuse, refusedUntil, spend } from './allowance.ts';
import { takeEarly } from './early.ts';
import {
  bearerOf,
  isAxiosError,
  isLostSession,
  isPassing,
  LimitReached,
  LoginRenewed,
} from './errors.ts';

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

/** The one axios instance. It knows no store; the bearer token comes from where logins are kept. */
export const http = create({ baseURL: apiBase, adapter: inTime });

http.interceptors.request.use((config) => {
  // Reads wait; what a person sends is worth the attempt, the estimate may be wrong.
  const until = config.method === 'get' ? refusedUntil() : null;
  if (until !== null) throw new LimitReached(until);
  const token = storedToken();
  if (token !== null) config.headers.set('Authorization', bearer(token));
  const early = token !== null && config.method === 'get' ? takeEarly(config.url, token) : null;
  // It is read, judged and counted like any other.
  if (early) config.env = { ...config.env, fetch: () => early };
  // Without any network nothing reaches the service, and it counts nothing.
  if (navigator.onLine) spend(apiIsForeign() ? 2 : 1);
  return config;
});

const bearer = (token: string): string => `Bearer ${token}`;

const onAnswer = <Answer>(answer: Answer): Answer => {
  reportAnswer();
  return answer;
};

http.interceptors.response.use(onAnswer, (thrown: unknown) => {
  const answered = isAxiosError(thrown) && thrown.response !== undefined;
  if (isPassing(thrown) && !isRefusal(thrown)) (answered ? reportAway : reportSilence)();
  else if (answered) reportAnswer();
  if (isOfOldLogin(thrown)) throw new LoginRenewed();
  throw isRefusal(thrown) ? new LimitReached(refuse()) : thrown;
});

/** A slow 401 says nothing about the login that has taken the refused one's place meanwhile. */
function isOfOldLogin(thrown: unknown): boolean {
  if (!isAxiosError(thrown) || !isLostSession(thrown)) return false;
  const token = storedToken();
  return token === null || bearerOf(thrown.config) !== bearer(token);
}

/**
 * A 429; or, where the API is on another origin and the allowance is used up, a network error: the
 * service's 429 carries no CORS headers, so the browser hides it (api.md).
 */
function isRefusal(thrown: unknown): boolean {
  if (!isAxiosError(thrown)) return false;
  if (thrown.response) return thrown.response.status === 429;
  return thrown.code === 'ERR_NETWORK' && apiIsForeign() && isSpent();
}
