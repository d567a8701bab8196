import { savesData } from '../savesData.ts';
import { tellNewVersion, waitingVersion } from './newVersion.ts';
import type { WorkerOrder } from './workerMessages.ts';

/**
 * The page's side of the service worker (`src/app/worker`), which keeps code for visits without a
 * network. Without one, as in development, all of this does nothing.
 */

/** How long after its page is there an area's code is fetched, in milliseconds. */
const LATER = 3000;

/** How often a page that stays open asks for a new version, in milliseconds. */
const HOUR = 3_600_000;

const workers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

const order = (worker: ServiceWorker | null, words: WorkerOrder): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(words);

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first worker of all replaces nobody.
    if (registration.waiting === null || registration.active === null) return;
    tellNewVersion(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** What this page has loaded of its own site, itself included. */
const loadedPaths = (): string[] =>
  [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].flatMap(
    (name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin ? pathname : [];
    },
  );

/** Starts the worker. */
export function startWorker(): void {
  const all = workers();
  if (all === null) return;
  all.addEventListener('controllerchange', () => {
    if (!savesData()) order(all.controller, { type: 'seen', paths: loadedPaths() });
  });
  all.register('/sw.js').then(follow, () => undefined);
}

const asked = new Set<string>();

/** Lets the worker keep an area's code, later; not for a visitor who saves data. */
export function keepArea(area: string): void {
  const all = workers();
  if (all === null || savesData() || asked.has(area)) return;
  asked.add(area);
  const keep = async () => order((await all.ready).active, { type: 'keep', area });
  // Where cookies are blocked there is no worker, and this is how some browsers say so.
  setTimeout(() => keep().catch(() => undefined), LATER);
}

const reload = (): void => location.reload();

/** Loads the page anew with the new version; what was typed is kept as a draft on the way. */
export function takeOver(): void {
  const newVersion = waitingVersion();
  if (newVersion?.state !== 'installed') {
    reload();
    return;
  }
  workers()?.addEventListener('controllerchange', reload, { once: true });
  order(newVersion, { type: 'take-over' });
}
