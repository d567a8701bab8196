import { UnknownId } from './errors.ts';
import type { Http, Query } from './http.ts';

/** A call of the API: runs on a store's `Http`, with its argument. */
export type Call<Arg, Result> = (http: Http, arg: Arg, signal?: AbortSignal) => Promise<Result>;

/** Makes a call's query from its argument. */
export type QueryOf<Arg> = (arg: Arg) => Query;

/** A read. */
export function get(url: string, params: Query['params'] = {}): Query {
  return { method: 'GET', url, params };
}

/** A write. */
export const post = (url: string, data: object): Query => ({ method: 'POST', url, data });

/**
 * An id as a part of a path. An address can be mistyped or cut short: an invalid id costs no call.
 * @throws UnknownId
 */
export function idOf(id: string): string {
  if (!/^[\da-f]{24}$/i.test(id)) throw new UnknownId();
  return id;
}

/** A call whose answer is ignored. */
export const send =
  <Arg>(query: QueryOf<Arg>): Call<Arg, void> =>
  async (http, arg) => {
    await http(query(arg));
  };
