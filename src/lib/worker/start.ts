import type * as Worker from './workerClient.ts';

/**
 * Runs work with the service worker's client code. Does nothing if that code fails to load or the
 * browser refuses it, as some do on first use.
 */
export function withWorker(work: (worker: typeof Worker) => void): void {
  import('./workerClient.ts').then(work).catch(() => undefined);
}

const MIN_DELAY_MS = 2000;

const start = (): void => withWorker(({ startWorker }) => startWorker());

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 });
  else start();
};

const startSoon = (): unknown => setTimeout(startWhenIdle, MIN_DELAY_MS);

/** Starts the worker once the page has loaded and the browser is idle. */
export function startWorkerLater(): void {
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') startSoon();
  else addEventListener('load', startSoon, { once: true });
}
