import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** A read that `src/app/boot.ts` sent while the code of the app was still loading. */
interface PrefetchedRead {
  /** Relative to the API's base, without a leading slash. */
  path: string;
  /** The token it was sent with. */
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    akadaEarly?: PrefetchedRead | undefined;
  }
}

/**
 * Takes the answer of a prefetched read, once.
 * @param token the current token: an answer to another one is ignored
 * @returns null where there is no such read
 */
export function takePrefetched(path: string | undefined, token: string | null) {
  const prefetched = window.akadaEarly;
  if (!prefetched || prefetched.path !== path || prefetched.token !== token) return null;
  window.akadaEarly = undefined;
  return prefetched.answer;
}

/**
 * Reads the answer to a prefetched read as axios reads its own.
 * @param signal stops waiting
 * @throws AxiosError
 */
export async function readPrefetched(
  answer: Promise<Response>,
  config: InternalAxiosRequestConfig,
  signal: AbortSignal,
): Promise<AxiosResponse> {
  const { ERR_NETWORK, ERR_BAD_REQUEST, ERR_BAD_RESPONSE } = AxiosError;
  const givenUp = new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
  const read = answer
    .then(async (got) => ({ got, data: await got.text() }))
    .catch(() => Promise.reject(new AxiosError('Network Error', ERR_NETWORK, config)));
  const { got, data } = await Promise.race([read, givenUp]);
  const { status, statusText } = got;
  const response = { data, status, statusText, headers: Object.fromEntries(got.headers), config };
  if (config.validateStatus?.(status) !== false) return response;
  const code = status < 500 ? ERR_BAD_REQUEST : ERR_BAD_RESPONSE;
  throw new AxiosError(`Request failed with status code ${status}`, code, config, null, response);
}
