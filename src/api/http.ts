import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { reportSilence } from '../lib/connection.ts';
import { storedToken } from '../lib/session.ts';
import { isPassing, LoginRenewed, UnknownId } from './errors.ts';

/** Waits before the second and third try of a read, in milliseconds. */
const RETRY_AFTER = [500, 1500];

/** axios comes with the first call, or when one is near: an account page is there to be read first. */
async function client(): Promise<AxiosInstance> {
  try {
    return (await import('./client.ts')).http;
  } catch (thrown) {
    reportSilence();
    throw thrown;
  }
}

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

/**
 * Reads from the API. Dropped connections, timeouts and 502–504 are tried again, at most twice, while
 * the device has a network at all; what an older login's token was refused is asked for with the new
 * one.
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
  const http = await client();
  for (const wait of RETRY_AFTER) {
    try {
      return (await http.get<unknown>(path, config)).data;
    } catch (thrown) {
      if (thrown instanceof LoginRenewed && storedToken() !== null) continue;
      if (!isPassing(thrown) || !navigator.onLine) throw thrown;
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
}

/**
 * An id as a part of a path. An address can be mistyped or cut short: no call is spent on what is no id.
 * @throws UnknownId
 */
export function idOf(id: string): string {
  if (!/^[\da-f]{24}$/i.test(id)) throw new UnknownId();
  return id;
}
