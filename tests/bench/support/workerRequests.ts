import type { BrowserContext } from '@playwright/test';

/** The bytes of one request of the service worker on the network, headers included. */
interface WorkerRequest {
  url: string;
  bytes: number;
}

/** Counts the service worker's requests from now on: a page does not see them. */
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
