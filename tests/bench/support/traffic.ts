import type { BrowserContext, Page } from '@playwright/test';
import { kb } from './rows.ts';

export interface Transfer {
  url: string;
  /** Chromium's type of a resource, such as Document, Script or Font. */
  type: string;
  /** Body and headers in bytes, or 0 for caches and data URLs. */
  bytes: number;
  /** The size of the body as sent, with brotli if the host has such a copy. */
  body: number;
  /** The body's size for a browser without brotli. */
  gzip: number;
}

export type Encoding = 'body' | 'gzip';

/** Returns the size of a file for a browser without brotli, in bytes. */
async function gzipSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await response.body?.cancel();
  return Number(response.headers.get('content-length'));
}

/** Counts everything that the page fetches from now on. */
export async function meter(page: Page): Promise<() => Promise<Transfer[]>> {
  const client = await page.context().newCDPSession(page);
  const transfersById = new Map<string, Transfer>();
  const withBrotli = new Set<string>();
  const heads = new Map<string, number>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { url, encodedDataLength, fromDiskCache, fromPrefetchCache, headers } = response;
    transfersById.set(requestId, { url, type, bytes: 0, body: 0, gzip: 0 });
    const encoding = new Headers(headers).get('content-encoding');
    if (encoding === 'br') withBrotli.add(url);
    heads.set(requestId, fromDiskCache || fromPrefetchCache ? 0 : encodedDataLength);
  });
  client.on('Network.requestServedFromCache', ({ requestId }) => heads.set(requestId, 0));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfersById.get(requestId);
    if (!transfer) return;
    transfer.bytes = encodedDataLength;
    transfer.body = Math.max(0, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  const withGzip = async (transfer: Transfer): Promise<Transfer> => {
    const { url, body } = transfer;
    return { ...transfer, gzip: body > 0 && withBrotli.has(url) ? await gzipSize(url) : body };
  };
  return () =>
    Promise.all(
      [...transfersById.values()].filter(({ url }) => !url.startsWith('data:')).map(withGzip),
    );
}

const sum = (transfers: readonly Transfer[], encoding: Encoding): number =>
  transfers.reduce((total, transfer) => total + transfer[encoding], 0);

/** Sums up the bytes of scripts, without headers. */
export const scriptBytes = (transfers: readonly Transfer[], encoding: Encoding): number =>
  sum(
    transfers.filter(({ type, url }) => type === 'Script' || /\.js(\?|$)/.test(url)),
    encoding,
  );

const ofTheSite = (transfers: readonly Transfer[]) =>
  transfers.filter(({ url }) => !new URL(url).pathname.startsWith('/api/'));

/** Sums up the bytes of a visit, without headers and API responses. */
export const allBytes = (transfers: readonly Transfer[], encoding: Encoding): number =>
  sum(ofTheSite(transfers), encoding);

/** Sums up the bytes of a visit with the headers of HTTP/1.1, which does not compress them. */
export const wireBytes = (transfers: readonly Transfer[]): number => bytesOf(ofTheSite(transfers));

/** Opens an address and waits until no request is in flight. */
export async function visit(page: Page, path: string): Promise<Transfer[]> {
  const transfers = await meter(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return transfers();
}

/** A request of a page or of its service worker. */
interface ContextRequest {
  url: string;
  /** The network bytes with headers, or 0 for a response from the worker. */
  bytes: number;
  isByWorker: boolean;
}

/** Counts all requests of a browser profile from now on, including those of the service worker. */
export function countRequests(context: BrowserContext): () => Promise<ContextRequest[]> {
  const requests: Promise<ContextRequest>[] = [];
  context.on('requestfinished', (request) => {
    const measured = async () => {
      const url = request.url();
      const isByWorker = request.serviceWorker() !== null;
      const isFromWorker = (await request.response())?.fromServiceWorker() === true;
      if (isFromWorker) return { url, bytes: 0, isByWorker };
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { url, bytes: Math.max(0, responseBodySize + responseHeadersSize), isByWorker };
    };
    requests.push(measured());
  });
  return () => Promise.all(requests);
}

type Counted = readonly Pick<ContextRequest, 'url' | 'bytes'>[];

export const bytesOf = (requests: Counted): number =>
  requests.reduce((total, { bytes }) => total + bytes, 0);

/** Returns the path and the KB of each request, for a note. */
export const listOf = (requests: Counted): string =>
  requests.map(({ url, bytes }) => `${new URL(url).pathname} ${kb(bytes)}`).join(', ');
