import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { reportSilence } from '../lib/connection.ts';
import { isPassing, LoginRenewed, UnknownId } from './errors.ts';

/** Waits before the second and third try of a read, in milliseconds. */
const RETRY_AFTER = [500, 1500];

/** A call is near: what it needs is fetched quietly. */
export function prepareCalls(): void {
  void import('./client.ts').catch(() => undefined);
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The calls of one store: they carry its token and no other. */
export interface Http {
  /**
   * Reads. Dropped connections, timeouts and 502–504 are tried again, at most twice, while
   * the device has a network at all; what an older login's token was refused is asked for with the new
   * one.
   * @param path below the API's base, without a leading slash
   * @param signal aborts the call when nobody waits for it any more
   * @param params query parameters
   * @returns the body, unchecked: `shapes.ts` reads it
   * @throws AxiosError
   */
  read: (path: string, signal?: AbortSignal, params?: Query) => Promise<unknown>;
  /**
   * Writes to the API: once, never repeated by itself.
   * @param onProgress told the share sent so far, 0 to 1
   * @throws AxiosError
   */
  send: (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    onProgress?: (share: number) => void,
  ) => Promise<unknown>;
}

type Query = Record<string, string | number>;

/** Thrown where a store's person has left: what it still wanted is nobody's. */
class StoreDisposed extends Error {}

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

  /** axios comes with the first call, or when one is near: an account page is there to be read first. */
  async function client(): Promise<AxiosInstance> {
    try {
      const { createClient } = await import('./client.ts');
      made ??= createClient(tokenOf);
    } catch (thrown) {
      reportSilence();
      throw thrown;
    }
    if (isDisposed()) throw new StoreDisposed();
    return made;
  }

  return {
    async read(path, signal, params) {
      const config: AxiosRequestConfig = {
        ...(signal && { signal }),
        ...(params && { params }),
      };
      for (const wait of RETRY_AFTER) {
        try {
          return (await (await client()).get<unknown>(path, config)).data;
        } catch (thrown) {
          if (thrown instanceof LoginRenewed && tokenOf() !== null) continue;
          if (!isPassing(thrown) || !navigator.onLine) throw thrown;
          await pause(wait * (0.75 + Math.random() / 2), signal);
        }
      }
      return (await (await client()).get<unknown>(path, config)).data;
    },
    async send(method, path, body, onProgress) {
      const http = await client();
      const { data } = await http.request<unknown>({
        method,
        url: path,
        data: body,
        ...(onProgress && {
          onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
        }),
      });
      return data;
    },
  };
}

/**
 * An id as a part of a path. An address can be mistyped or cut short: no call is spent on what is no id.
 * @throws UnknownId
 */
export function idOf(id: string): string {
  if (!/^[\da-f]{24}$/i.test(id)) throw new UnknownId();
  return id;
}
