import { savesData } from '../savesData.ts';
import { leavesNothing } from '../storage.ts';
import { setWaitingVersion, waitingVersion } from './newVersion.ts';
import type { WorkerMessage } from './messages.ts';
import { reloadFresh } from './missingChunk.ts';

/**
 * The page's side of the service worker (`src/app/worker.ts`). Without a worker, as in development,
 * it does nothing.
 */

const START_DELAY_MS = 3000;

/** For pages that stay open. */
const UPDATE_INTERVAL_MS = 3_600_000;

/** The browser's service workers; null without support, as in development. */
export const workers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

const post = (worker: ServiceWorker | null, words: WorkerMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(words);

function follow(registration: ServiceWorkerRegistration): void {
  const reportWaiting = () => {
    // The very first worker replaces no other worker.
    if (registration.waiting === null || registration.active === null) return;
    setWaitingVersion(registration.waiting);
  };
  reportWaiting();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', reportWaiting),
  );
  let requested = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - requested < UPDATE_INTERVAL_MS)
      return;
    requested = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** The same-origin paths this page has loaded, its own included. */
const loadedPaths = (): string[] =>
  [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].flatMap(
    (name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin ? pathname : [];
    },
  );

/** The worker's address. The Trusted Types policy cannot produce any other address. */
const address = (): string => {
  const path = '/sw.js';
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => path });
  return policy?.createScriptURL('') ?? path;
};

/** Starts the worker. */
export function startWorker(): void {
  const container = workers();
  if (container === null) return;
  // This downloads nothing: the worker finds these files in the browser's own cache.
  container.addEventListener('controllerchange', () =>
    post(container.controller, { type: 'seen', paths: loadedPaths() }),
  );
  container.register(address()).then(follow, () => undefined);
}

const requested = new Set<string>();

/** Requests that the worker caches an area's code later, unless the data saver is on or the device is borrowed. */
export function cacheArea(area: string): void {
  const container = workers();
  if (container === null || savesData() || leavesNothing() || requested.has(area)) return;
  requested.add(area);
  const sendRequest = async () => post((await container.ready).active, { type: 'keep', area });
  // Browsers that block cookies have no worker, and some report that by rejecting.
  setTimeout(() => sendRequest().catch(() => undefined), START_DELAY_MS);
}

const reload = (): void => location.reload();

/** Usually a new version takes over within a second. */
const TAKE_OVER_MS = 3000;

/**
 * Reloads the page with the new version; typed text is stored as a draft first. Browsers start the
 * new version only once the old one is idle, but its downloads can hang for minutes.
 */
export function takeOver(): void {
  const newVersion = waitingVersion();
  if (newVersion?.state !== 'installed') {
    reload();
    return;
  }
  workers()?.addEventListener('controllerchange', reload, { once: true });
  setTimeout(() => void reloadFresh(), TAKE_OVER_MS);
  post(newVersion, { type: 'take-over' });
}
