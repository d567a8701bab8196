import type { BrowserContext } from '@playwright/test';

/** The network bytes of a service worker's request, with headers. */
interface WorkerRequest {
  url: string;
  bytes: number;
}

/** Counts the service worker's requests from now on, which a page does not report. */
export function workerRequestsOf(context: BrowserContext): () => Promise<WorkerRequest[]> {
  const requests: Promise<WorkerRequest>[] = [];
  context.on('requestfinished', (request) => {
    if (request.serviceWorker() === null) return;
    const measured = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { url: request.url(), bytes: Math.max(0, responseBodySize + responseHeadersSize) };
    };
    requests.push(measured());
  });
  return () => Promise.all(requests);
}
