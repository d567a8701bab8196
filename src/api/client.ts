import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  create,
  getAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';
import * as allowance from './allowance.ts';
import { reportResponse, reportGatewayResponse, reportNoResponse } from './connection.ts';
import {
  CallFailure,
  clientError,
  isAxiosError,
  isGatewayStatus,
  isLostSession,
  isTransient,
  malformedResponse,
  readToken,
} from './errors.ts';
import { errorTexts } from './errorsTexts.ts';
import { clockTime } from '../lib/clock.ts';
import { apiBase, apiIsForeign } from '../lib/env.ts';
import { isExample } from '../lib/storage.ts';
import { afterActiveTime } from '../lib/timing.ts';

/** Returns the full address of a call. */
const addressOf = (config: InternalAxiosRequestConfig): string =>
  new URL(create().getUri(config), window.location.href).href;

/**
 * Starts a read. Unlike XMLHttpRequest, `fetch` can keep the response out of the browser's cache.
 */
const startRead = (config: InternalAxiosRequestConfig, signal: AbortSignal): Promise<Response> =>
  fetch(addressOf(config), {
    ...config.fetchOptions,
    headers: Object.fromEntries([...config.headers].map(([name, value]) => [name, String(value)])),
    signal,
  });

/**
 * Makes a read and converts the response of `fetch` into one of axios. Throws an AxiosError if the
 * API refuses, if there is no response, or if the body was cut off.
 */
async function readResponse(
  config: InternalAxiosRequestConfig,
  signal: AbortSignal,
): Promise<AxiosResponse> {
  const noResponse = () => new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const { got, data } = await startRead(config, signal)
    .then(async (started) => ({ got: started, data: await started.text() }))
    .catch(() => {
      throw noResponse();
    });
  const { status, statusText } = got;
  const response = { data, status, statusText, headers: Object.fromEntries(got.headers), config };
  if (config.validateStatus?.(status) === false) {
    const words = `Request failed with status code ${status}`;
    throw new AxiosError(words, undefined, config, null, response);
  }
  // Not every browser notices that a response ended too early.
  if (got.headers.get('content-type')?.includes('json') && !isJson(data)) throw noResponse();
  return response;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Creates what is thrown if the rate limit refuses a call, or has refused an earlier one. */
const limitReached = (until: number) =>
  new CallFailure(clientError('limit', 429, errorTexts.limit(clockTime(until))));

/** Long enough for a slow phone network. */
const TIMEOUT_MS = 30_000;

/**
 * Returns whether a call may have been carried out although no response came. A login does not
 * count, because it can be sent again.
 */
const isWrite = ({ method, url = '' }: InternalAxiosRequestConfig): boolean =>
  method !== 'get' && !url.startsWith('auth/');

/** Counts a call and its pre-flight. */
function count(config: InternalAxiosRequestConfig): void {
  const needsPreflight = apiIsForeign() && (readToken(config) !== null || config.method !== 'get');
  allowance.spend(needsPreflight ? 2 : 1);
}

/**
 * Times out after 30 s of active time, or for an upload with progress 30 s after the last bytes
 * were sent. The timer of axios would also reject responses that arrived while a phone was
 * suspended.
 */
const sendInTime: AxiosAdapter = async (config) => {
  if (isExample()) return (await import('./example/responses.ts')).respondAsExample(config);
  const isUnsendable = isWrite(config) && !navigator.onLine;
  const end = new AbortController();
  const giveUp = () => end.abort();
  let stop = afterActiveTime(TIMEOUT_MS, giveUp);
  // Unless the response has a type, Firefox parses an empty one as XML and logs an error.
  const call: InternalAxiosRequestConfig = { ...config, signal: end.signal, responseType: 'text' };
  const { onUploadProgress } = config;
  if (onUploadProgress)
    call.onUploadProgress = (progress) => {
      if (progress.bytes > 0) {
        stop();
        stop = afterActiveTime(TIMEOUT_MS, giveUp);
      }
      onUploadProgress(progress);
    };
  config.signal?.addEventListener?.('abort', giveUp);
  try {
    if (config.method !== 'get') return await getAdapter('xhr', config)(call);
    return await readResponse(config, end.signal);
  } catch (thrown) {
    // A write that began offline and failed has not arrived.
    if (isUnsendable && isTransient(thrown))
      throw new CallFailure(clientError('offline', null, errorTexts.offline));
    // If it was the caller who aborted the call, axios throws that it was canceled.
    if (end.signal.aborted)
      throw new AxiosError('No response came in time', AxiosError.ETIMEDOUT, config);
    throw thrown;
  } finally {
    stop();
  }
};

function recordResponse({ status, headers, config }: AxiosResponse): void {
  if (!allowance.readHeaders(headers)) {
    count(config);
    // Reads are not sent while refused: the response to one may be older than the refusal.
    if (config.method !== 'get' && status < 429) allowance.acceptWrite();
  }
  (isGatewayStatus(status) ? reportGatewayResponse : reportResponse)();
}

/**
 * Throws if a write was redirected: its own address has not responded, so even an empty response
 * proves nothing.
 */
function refuseRedirect({ config, request }: AxiosResponse): void {
  if (config.method === 'get' || !(request instanceof XMLHttpRequest)) return;
  if (request.responseURL !== addressOf(config)) throw malformedResponse();
}

/**
 * Creates the axios instance of a store. `tokenOf` returns the store's token at the time of a call.
 * Once `isOwnerGone` returns true, calls throw and are not sent, and responses are not counted.
 */
export function createClient(tokenOf: () => string | null, isOwnerGone: () => boolean) {
  const http = create({ baseURL: apiBase, adapter: sendInTime });

  http.interceptors.request.use((config) => {
    if (isOwnerGone()) throw new Error('The owner of this page has left');
    // Reads wait. A write is worth trying, because the estimate may be wrong.
    const until = config.method === 'get' ? allowance.refusedUntil() : null;
    if (until !== null) throw limitReached(until);
    const token = tokenOf();
    if (token !== null) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });

  const record = (response: AxiosResponse) => {
    if (!isOwnerGone()) recordResponse(response);
  };
  const accept = (response: AxiosResponse) => {
    record(response);
    refuseRedirect(response);
    return response;
  };

  http.interceptors.response.use(accept, async (thrown: unknown) => {
    const response = isAxiosError(thrown) ? thrown.response : undefined;
    if (response) record(response);
    const refused = await isRefusal(thrown);
    if (refused) reportResponse();
    else if (!response && isTransient(thrown)) reportNoResponse();
    // A slow 401 for an older token does not concern the current login.
    const isLost = isLostSession(thrown);
    if (isLost && readToken(response?.config) !== tokenOf())
      throw new CallFailure(clientError('renewed', 401, errorTexts.renewed));
    throw refused ? limitReached(allowance.recordRefusal()) : thrown;
  });
  return http;
}

/**
 * Returns whether the API refused with a 429. A 429 has no CORS headers and may look like a network
 * error, and our own count cannot decide because others on the same network share the allowance.
 */
async function isRefusal(thrown: unknown): Promise<boolean> {
  if (!isAxiosError(thrown)) return false;
  if (thrown.response) return thrown.response.status === 429;
  if (thrown.code !== 'ERR_NETWORK' || !apiIsForeign() || !navigator.onLine) return false;
  if (allowance.refusedUntil() !== null) return true;
  return import('./hiddenRefusal.ts').then((m) => m.isHiddenRefusal()).catch(() => false);
}
