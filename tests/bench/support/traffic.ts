import type { BrowserContext } from '@playwright/test';

/** A request of a page or of its service worker. */
export interface Transfer {
  url: string;
  /** Chromium's resource type in small letters: document, script, stylesheet, image, font … */
  type: string;
  /** The size of the body as sent, without headers; 0 for a response from the worker. */
  bytes: number;
  /** The size of the response's headers, or 0 as above. */
  headers: number;
  isByWorker: boolean;
}

/** Counts all requests of a browser profile from now on, including those of the service worker. */
export function meter(context: BrowserContext): () => Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  context.on('requestfinished', (request) => {
    const measured = async (): Promise<Transfer> => {
      const response = await request.response();
      const isFromWorker = response?.fromServiceWorker() === true;
      const sizes = isFromWorker ? null : await request.sizes();
      return {
        url: request.url(),
        type: request.resourceType(),
        bytes: sizes?.responseBodySize ?? 0,
        headers: sizes?.responseHeadersSize ?? 0,
        isByWorker: request.serviceWorker() !== null,
      };
    };
    if (!request.url().startsWith('data:')) transfers.push(measured());
  });
  return () => Promise.all(transfers);
}

export const isApi = ({ url }: Transfer): boolean => new URL(url).pathname.startsWith('/api/');

export const isScript = ({ type, url }: Transfer): boolean =>
  type === 'script' || /\.js(\?|$)/.test(url);

/** Sums up the bytes of transfers. */
export const bytesOf = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
