/** Bytes of headers and upload of one request: HTTP/1.1 repeats all headers, later versions refer to earlier ones. */
const REQUEST_BYTES = { 'http/1.1': 1500, later: 300 };

/** A revalidated response and one of another origin name no protocol. */
let protocol = 'http/1.1';

/** The estimated bytes on the network of one request without the body of its response. */
export const requestBytes = (): number =>
  REQUEST_BYTES[protocol === 'http/1.1' ? protocol : 'later'];

/** The estimated bytes of a request and its response on the network; 0 if a cache had the response. */
export function networkBytes(entry: PerformanceResourceTiming): number {
  const { nextHopProtocol, transferSize, encodedBodySize } = entry;
  protocol = nextHopProtocol || protocol;
  // Some browsers have no `transferSize`.
  if (!transferSize) return 0;
  // A response with status 304 is smaller than the body in the cache.
  return requestBytes() + (transferSize < encodedBodySize ? 0 : encodedBodySize);
}

/** True for a response without any size. Safari hides all sizes from workers. */
export const hidesSize = (entry: PerformanceResourceTiming): boolean =>
  entry.transferSize === 0 && entry.encodedBodySize === 0 && entry.nextHopProtocol !== '';

/** The cache of what the worker has loaded, until `lib/dataUse.ts` adds it up. */
export const dataUseCache = 'akada-data-use';
