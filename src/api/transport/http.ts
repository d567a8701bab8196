import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { reportNoAnswer } from '../../platform/connection.ts';
import { isPassing, LoginRenewed } from '../errors.ts';

/** Waits before the second and third try of a read, in milliseconds. */
const RETRY_AFTER = [500, 1500];

/** A call is near: what it needs is fetched quietly. */
export function preloadClient(): void {
  void import('./client.ts').catch(() => undefined);
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => resolve());
  });

/** What goes on the wire. The path lies below the API's base, without a leading slash. */
export interface Query extends Pick<AxiosRequestConfig, 'data' | 'onUploadProgress'> {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  params?: Record<string, string | number>;
}

/**
 * Makes a call of one store, with its token and no other. A write goes out once. A read is tried again,
 * at most twice: after a dropped connection, a timeout or a 502–504 while the device has a network at
 * all, and with the new token where that of an older login was refused.
 * @param signal aborts the call when nobody waits for it any more
 * @returns the body, unchecked: `schemas.ts` reads it
 */
export type Http = (query: Query, signal?: AbortSignal) => Promise<unknown>;

/**
 * Makes the calls of a store.
 * @param tokenOf the token of that store at the moment of a call, or null
 * @param isDisposed true once its person has left: then nothing goes out any more
 */
export function createHttp(
  tokenOf: () => string | null,
  isDisposed: () => boolean = () => false,
): Http {
  let made: AxiosInstance | null = null;

  return async (query, signal) => {
    // axios comes with the first call, or when one is near: an account page is there to be read first.
    const { createClient } = await import('./client.ts').catch((thrown: unknown) => {
      reportNoAnswer();
      throw thrown;
    });
    made ??= createClient(tokenOf);
    const waits = query.method === 'GET' ? [...RETRY_AFTER] : [];
    for (;;) {
      if (isDisposed()) throw new Error('The person of this store has left');
      try {
        const { data } = await made.request<unknown>({ ...query, ...(signal && { signal }) });
        return data;
      } catch (thrown) {
        const wait = waits.shift();
        if (wait === undefined) throw thrown;
        if (thrown instanceof LoginRenewed && tokenOf() !== null) continue;
        if (!isPassing(thrown) || !navigator.onLine) throw thrown;
        await pause(wait * (0.75 + Math.random() / 2), signal);
      }
    }
  };
}
