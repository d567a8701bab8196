import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { reportNoResponse } from './connection.ts';
import { CallFailure, clientError, malformedResponse } from './errors.ts';
import { errorTexts } from './errorsTexts.ts';

/** Preloads axios before a call; a failure is ignored. */
export const preloadClient = (): void => void import('./client.ts').catch(() => undefined);

/** A request to the API. Its path is relative to the API's base, without a leading slash. */
export interface ApiRequest extends Pick<
  AxiosRequestConfig,
  'data' | 'fetchOptions' | 'onUploadProgress'
> {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  params?: Record<string, string | number>;
}

/**
 * Makes a call with the token of its store, and returns the unchecked body, which `responses.ts`
 * reads.
 */
export type Http = (query: ApiRequest, signal?: AbortSignal) => Promise<unknown>;

/**
 * Makes the calls of a store, each sent once; `query/retry.ts` decides on retries. Once
 * `isOwnerGone` returns true, no call is sent.
 */
export function createHttp(tokenOf: () => string | null, isOwnerGone: () => boolean): Http {
  let client: AxiosInstance | null = null;

  return async (query, signal) => {
    // An account page does not wait for axios, which loads with the first call or a preload.
    const { createClient } = await import('./client.ts').catch((thrown: unknown) => {
      reportNoResponse();
      throw thrown;
    });
    client ??= createClient(tokenOf, isOwnerGone);
    const { data } = await client.request<unknown>({ ...query, ...(signal && { signal }) });
    return data;
  };
}

/** A call of the API, which runs on a store's `Http` with its argument. */
export type Call<Arg, Result> = (http: Http, arg: Arg, signal?: AbortSignal) => Promise<Result>;

export type QueryOf<Arg> = (arg: Arg) => ApiRequest;

/** Creates the query of a read. */
export function get(url: string, params: ApiRequest['params'] = {}): ApiRequest {
  return { method: 'GET', url, params };
}

/**
 * Creates the query of a read about people, which the browser must not cache because a logout
 * cannot clear that cache.
 */
export const getPersonal = (url: string, params: ApiRequest['params'] = {}): ApiRequest => ({
  ...get(url, params),
  fetchOptions: { cache: 'no-store' },
});

/** Creates the query of a write. */
export const post = (url: string, data: object): ApiRequest => ({ method: 'POST', url, data });

/**
 * Encodes an id as part of a path. An id that cannot exist fails like one that is not found, before
 * a request is spent; the API would respond with a 500.
 */
export function idOf(id: string): string {
  if (!/^[\da-f]{24}$/i.test(id))
    throw new CallFailure(clientError('refused', 404, errorTexts.notFound));
  return id;
}

/**
 * Makes a write whose documented response is empty. A body is malformed, because then something else
 * has responded: a maintenance page, a filter or a hotel's login page.
 */
export const send =
  <Arg>(query: QueryOf<Arg>): Call<Arg, void> =>
  async (http, arg) => {
    if ((await http(query(arg))) !== '') throw malformedResponse();
  };
