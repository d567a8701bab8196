import type * as Worker from './workerClient.ts';

/**
 * Does something with the page's side of the service worker, whose code no page waits for; nothing
 * where it cannot be had, or where the browser refuses it: some do so at the first word.
 */
export function withWorker(work: (worker: typeof Worker) => void): void {
  import('./workerClient.ts').then(work).catch(() => undefined);
}

/** How long after a page's beginning its worker may come at the earliest, in milliseconds. */
const LATER = 2000;

const start = (): void => withWorker(({ startWorker }) => startWorker());

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else start();
};

const startSoon = (): unknown => setTimeout(startWhenIdle, LATER);

/** Starts the worker when the page is loaded and the browser has nothing else to do. */
export function startWorkerLater(): void {
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') startSoon();
  else addEventListener('load', startSoon, { once: true });
}
