import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerMessage } from '../../platform/worker/workerMessages.ts';
import { plainPath } from '../../config/plainPath.ts';
import { appPath, type WorkerFiles } from './workerFiles.ts';

/**
 * The service worker: keeps the code of the area somebody works in, and of public pages what they
 * have loaded anyway. Answers of the API are none of its business and never reach it.
 */
declare const self: ServiceWorkerGlobalScope;
declare const AKADA_FILES: WorkerFiles;

const { pages, loose, shell, areas, others } = AKADA_FILES;

const codeCache = 'akada-code';
const pageCache = 'akada-pages';
/** Holds an empty answer for each area that is kept, so that the next version keeps it too. */
const areaCache = 'akada-areas';

/** How long a public page may take before the kept one is shown, in seconds. */
const PATIENCE = 4;

/** A file's key in the cache: its path, and its version where the path alone does not tell. */
const keyOf = (path: string): string => (path in loose ? `${path}?${loose[path]}` : path);

const known = new Set([...shell, ...Object.values(areas).flat(), ...others, ...Object.keys(loose)]);

/** Hosts answer a file that is gone with the app's HTML and 200: that is not the file. */
const isFile = (path: string, { ok, headers }: Response): boolean =>
  ok && (path === appPath || headers.get('Content-Type')?.includes('html') !== true);

const code = new CacheFirst({
  cacheName: codeCache,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        isFile(new URL(request.url).pathname, response) ? response : null,
    },
  ],
});

/** By path alone: what a query carries, a mailed token perhaps, is not kept. */
const visited = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: PATIENCE,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname }],
});

/** Where these files are not kept yet they are fetched, one after the other, and kept. */
async function cacheFiles(event: ExtendableEvent, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const request = new Request(keyOf(path), { priority: 'low' });
    const [response, done] = code.handleAll({ event, request });
    if (!isFile(path, await response)) throw new Error(`${path} cannot be had`);
    await done;
  }
}

async function cacheArea(event: ExtendableEvent, area: string): Promise<void> {
  await cacheFiles(event, [...(areas[area] ?? []), ...shell]);
  await (await caches.open(areaCache)).put(`/${area}`, new Response());
}

/** The areas this device keeps. A visitor who saves data keeps none from the next version on. */
async function cachedAreas(): Promise<string[]> {
  if ('connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true) {
    await caches.delete(areaCache);
  }
  const cached = await (await caches.open(areaCache)).keys();
  return cached.map(({ url }) => new URL(url).pathname.slice(1)).filter((area) => area in areas);
}

/** Ready where the areas of this device are complete; without one nobody has to be asked. */
async function install(event: ExtendableEvent): Promise<void> {
  const cached = await cachedAreas();
  for (const area of cached) await cacheArea(event, area);
  if (cached.length === 0) await self.skipWaiting();
}

/** Takes away what only the version before has used. */
async function activate(): Promise<void> {
  const keys = new Set([...known].map((path) => new URL(keyOf(path), self.location.href).href));
  const cache = await caches.open(codeCache);
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request);
  }
  await caches.delete(pageCache);
  await self.clients.claim();
}

/** Keeps what a page has loaded before the worker was there; it still lies in the browser's cache. */
async function cacheVisited(paths: readonly string[]): Promise<void> {
  const files = await caches.open(codeCache);
  const html = await caches.open(pageCache);
  for (const path of paths) {
    const isPage = pages.includes(path);
    if (!isPage && !known.has(path)) continue;
    const cache = isPage ? html : files;
    const key = isPage ? path : keyOf(path);
    if (await cache.match(key)) continue;
    const response = await fetch(path, { cache: 'force-cache', priority: 'low' });
    if (isPage ? response.ok : isFile(path, response)) await cache.put(key, response);
  }
}

/** An address of the app: its HTML from the cache where it is kept, else from the network. */
async function appAt(request: Request): Promise<Response> {
  const cached = await caches.match(keyOf(appPath), { cacheName: codeCache });
  return cached ?? fetch(request);
}

async function pageAt(event: FetchEvent): Promise<Response> {
  try {
    return await visited.handle(event);
  } catch {
    return appAt(event.request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only our own pages reach their worker
  const order = event.data as WorkerMessage;
  if (order.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (order.type === 'keep') event.waitUntil(cacheArea(event, order.area));
  if (order.type === 'seen') event.waitUntil(cacheVisited(order.paths));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/api(?:\/|$)|\.\w+$/.test(pathname)) return;
    const path = plainPath(pathname);
    event.respondWith(pages.includes(path) ? pageAt(event) : appAt(request));
  } else if (known.has(pathname)) {
    event.respondWith(code.handle({ event, request: new Request(keyOf(pathname)) }));
  }
});
