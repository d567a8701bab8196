import { observable } from '../values.ts';
import { HOUR } from '../timing.ts';

/**
 * The page's side of the service worker (`src/app/sw.ts`). Development has no worker, and some
 * browsers refuse one in a private window.
 */

/** How often pages that stay open look for a new version. */
const UPDATE_INTERVAL_MS = HOUR;

/** A new version that is stored on this device and waits to start, or null. */
export const waitingVersion = observable<ServiceWorker | null>(null);

const workers = (): ServiceWorkerContainer | null =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

const path = '/sw.js';
let address: string | undefined;

/**
 * Returns the address of the worker, which is the only one that the Trusted Types policy allows. A
 * page can create the policy only once.
 */
const workerAddress = (): string =>
  (address ??=
    window.trustedTypes
      ?.createPolicy('worker', { createScriptURL: () => path })
      .createScriptURL('') ?? path);

let watched: ServiceWorkerRegistration | undefined;

function watchVersions(registration: ServiceWorkerRegistration): void {
  watched = registration;
  const reportWaiting = () => {
    // The very first worker does not replace another one.
    if (registration.waiting && registration.active) waitingVersion.set(registration.waiting);
  };
  const watchInstalling = () =>
    registration.installing?.addEventListener('statechange', reportWaiting);
  reportWaiting();
  // The browser may have found a new version before this page registered.
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < UPDATE_INTERVAL_MS)
      return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Resolves to true once a worker runs, or to false if it could not be installed. */
const untilActive = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    check();
    worker.addEventListener('statechange', check);
  });

/**
 * Stores the app's files on this device for use offline, by registering the service worker.
 * Resolves to `failed` if a file could not be loaded or the device is full, and to `unsupported` if
 * this browser has no workers.
 */
export async function storeApp(): Promise<'stored' | 'failed' | 'unsupported'> {
  try {
    const registration = await workers()?.register(workerAddress());
    if (!registration) return 'unsupported';
    if (registration !== watched) watchVersions(registration);
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    return worker && (await untilActive(worker)) ? 'stored' : 'failed';
  } catch (error) {
    // The worker's script could not be loaded. Any other error means that the browser refused.
    return error instanceof TypeError ? 'failed' : 'unsupported';
  }
}

/** Returns whether the app's files are stored on this device. */
export async function isAppStored(): Promise<boolean> {
  const registration = await workers()
    ?.getRegistration()
    .catch(() => undefined);
  return registration?.active != null;
}

/** Deletes the app's files and the service worker from this device. */
export async function removeApp(): Promise<void> {
  try {
    const registration = await workers()?.getRegistration();
    if (!registration) return;
    await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A browser that refuses workers has stored nothing.
  }
}

/** Starts the waiting version and reloads this tab with it. Other tabs stay as they are. */
export async function startNewVersion(): Promise<void> {
  const worker = waitingVersion.get();
  if (worker?.state === 'installed') {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage('skip-waiting');
    await untilActive(worker);
  }
  window.location.reload();
}
