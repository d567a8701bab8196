import { create, isAxiosError, type AxiosRequestConfig } from 'axios';
import { apiBase, apiIsForeign } from '../config/env.ts';
import { fill } from '../config/paths.ts';
import { reportAnswer, reportSilence } from '../lib/connection.ts';
import { storedToken } from '../lib/session.ts';
import { isSpent, refuse, refusedUntil, spend } from './allowance.ts';
import { bearerOf, isLostSession, LimitReached, LoginRenewed, MalformedAnswer } from './errors.ts';

/** How long one call may take, in milliseconds: a slow phone network, not a dead one. */
const TIMEOUT = 30_000;

/** Waits before the second and third try of a read, in milliseconds. */
const RETRY_AFTER = [500, 1500];

/** The one axios instance. It knows no store; the bearer token comes from where logins are kept. */
const http = create({ baseURL: apiBase, timeout: TIMEOUT });

http.interceptors.request.use((config) => {
  // Reads wait; what a person sends is worth the attempt, the estimate may be wrong.
  const until = config.method === 'get' ? refusedUntil() : null;
  if (until !== null) throw new LimitReached(until);
  const token = storedToken();
  if (token !== null) config.headers.set('Authorization', bearer(token));
  spend(apiIsForeign() ? 2 : 1);
  return config;
});

const bearer = (token: string): string => `Bearer ${token}`;

const onAnswer = <Answer>(answer: Answer): Answer => {
  reportAnswer();
  return answer;
};

http.interceptors.response.use(onAnswer, (thrown: unknown) => {
  if (isAxiosError(thrown) && thrown.response) reportAnswer();
  else if (isPassing(thrown) && !isRefusal(thrown)) reportSilence();
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

/** Worth a second try: nothing answered, or something between us and the service did. */
function isPassing(thrown: unknown): boolean {
  if (!isAxiosError(thrown) || thrown.code === 'ERR_CANCELED') return false;
  // The browser's own word for a page that is being left: nobody waits for a second try.
  if (thrown.message === 'Request aborted') return false;
  const status = thrown.response?.status;
  return status === undefined || status === 502 || status === 503 || status === 504;
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Reads from the API. Dropped connections, timeouts and 502–504 are tried again, at most twice; what
 * an older login's token was refused is asked for with the new one.
 * @param path below the API's base, without a leading slash
 * @param params query parameters
 * @param signal aborts the call when nobody waits for it any more
 * @returns the body, unchecked: `shapes.ts` reads it
 * @throws AxiosError
 */
export async function read(
  path: string,
  signal?: AbortSignal,
  params?: Record<string, string | number>,
): Promise<unknown> {
  const config: AxiosRequestConfig = {
    ...(signal && { signal }),
    ...(params && { params }),
  };
  for (const wait of RETRY_AFTER) {
    try {
      return (await http.get<unknown>(path, config)).data;
    } catch (thrown) {
      if (thrown instanceof LoginRenewed && storedToken() !== null) continue;
      if (!isPassing(thrown)) throw thrown;
      await pause(wait * (0.75 + Math.random() / 2), signal);
    }
  }
  return (await http.get<unknown>(path, config)).data;
}

/**
 * Writes to the API: once, never repeated by itself.
 * @param onProgress told the share sent so far, 0 to 1
 * @throws AxiosError
 */
export async function send(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  onProgress?: (share: number) => void,
): Promise<unknown> {
  const { data } = await http.request<unknown>({
    method,
    url: path,
    data: body,
    ...(onProgress && {
      onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
    }),
  });
  return data;
}

/** Fills an id into a path; an empty id would ask for something else. */
export function idOf(id: string): string {
  if (id === '') throw new MalformedAnswer('An id is missing');
  return fill(id);
}
