import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  type CodeCost,
  type CodeStep,
  type WorkerMessage,
  appPath,
  type WorkerFiles,
} from '../lib/worker/messages.ts';
import { plainPath } from '../plainPath.ts';
import { digestOf, stemOf, withNewNames } from './sameContent.ts';

/**
 * Caches the code of the area the user works in, and public pages and files that were loaded
 * anyway. API requests pass through untouched.
 */
declare const self: ServiceWorkerGlobalScope;
declare const AKADA_FILES: WorkerFiles;

const { version, pages, loose, shell, areas, others, digests, sizes } = AKADA_FILES;

const codeCache = 'akada-code';
const pageCache = 'akada-pages';
/** Has an empty response for each cached area, so that the next version caches it too. */
const areaCache = 'akada-areas';

/** How long a public page may load before the cached page is shown. */
const TIMEOUT_S = 4;

/** A file's cache key: its path, plus a version if the path does not change with the content. */
const keyOf = (path: string): string => (path in loose ? `${path}?${loose[path]}` : path);

const cacheablePaths = new Set([
  ...shell,
  ...Object.values(areas).flat(),
  ...others,
  ...Object.keys(loose),
]);

/** True for an address of a page: neither the API's nor a file's. */
const isAddress = (path: string): boolean => !/^\/api(?:\/|$)|\.\w+$/.test(path);

/** False for the app's HTML with status 200, which some hosts send for a missing file. */
const isFile = (path: string, { ok, headers }: Response): boolean =>
  ok && (path === appPath || headers.get('Content-Type')?.includes('html') !== true);

/** Browsers refuse a redirected response for a navigation; some hosts redirect `/app.html` to `/app`. */
const direct = async (response: Response): Promise<Response> =>
  response.redirected ? new Response(await response.blob(), response) : response;

const code = new CacheFirst({
  cacheName: codeCache,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        isFile(new URL(request.url).pathname, response) ? direct(response) : null,
    },
  ],
});

/** The key is the path without the query, so that a token from an email is not stored. */
const visited = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname }],
});

async function headersFor(path: string, before: Response): Promise<Headers> {
  // The policy in a page's headers is that of the new version.
  const { headers } = path === appPath ? await fetch(path, { method: 'HEAD' }) : before;
  const copy = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) copy.delete(name);
  return copy;
}

/**
 * Caches a file without loading it, if it differs from a cached file only in names. Returns true if
 * the file is cached.
 */
async function cacheRenamed(path: string): Promise<boolean> {
  const cache = await caches.open(codeCache);
  if (await cache.match(keyOf(path))) return true;
  const digest = digests[path] ?? loose[path];
  for (const request of await cache.keys()) {
    if (stemOf(new URL(request.url).pathname) !== stemOf(path)) continue;
    const before = await cache.match(request);
    if (before === undefined) continue;
    const text = withNewNames(await before.clone().text(), [...cacheablePaths], version);
    if ((await digestOf(text)) !== digest) continue;
    await cache.put(keyOf(path), new Response(text, { headers: await headersFor(path, before) }));
    return true;
  }
  return false;
}

/** Ends with the app's HTML. */
const filesOf = (area: string): string[] => [...(areas[area] ?? []), ...shell];

/** Caches the missing files in turn. `onFile` gets the number of files before each. */
async function cacheFiles(
  event: ExtendableEvent,
  paths: readonly string[],
  onFile?: (done: number) => void,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    onFile?.(index);
    if (await cacheRenamed(path)) continue;
    const request = new Request(keyOf(path), { priority: 'low' });
    const [response, done] = code.handleAll({ event, request });
    if (!isFile(path, await response)) throw new Error(`${path} cannot be had`);
    await done;
  }
}

/** Marks an area as cached, or, by `taken`, that a user chose to save an area offline. */
const markArea = async (name: string): Promise<void> =>
  (await caches.open(areaCache)).put(`/${name}`, new Response());

/** Marks a device whose user has saved an area's code offline. */
const taken = 'taken';

async function cacheArea(event: ExtendableEvent, area: string): Promise<void> {
  await cacheFiles(event, filesOf(area));
  await markArea(area);
}

/** True if the browser's own cache has a file, so that it costs no data. */
async function isInBrowserCache(path: string): Promise<boolean> {
  try {
    const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
    return (await fetch(keyOf(path), init)).ok;
  } catch {
    return false;
  }
}

/** Ratio of brotli to gzip sizes, for hosts with brotli. */
const BROTLI_RATIO = 0.89;

async function costOf(area: string): Promise<CodeCost> {
  const missing: string[] = [];
  for (const path of filesOf(area)) {
    if (!(await cacheRenamed(path)) && !(await isInBrowserCache(path))) missing.push(path);
  }
  const gzip = missing.reduce((sum, path) => sum + (sizes[path] ?? 0), 0);
  if (gzip === 0) return { files: 0, bytes: 0 };
  // Offline, assume gzip.
  const answer = await fetch(appPath, { method: 'HEAD' }).catch(() => null);
  const factor = answer?.headers.get('Content-Encoding') === 'br' ? BROTLI_RATIO : 1;
  return { files: missing.length, bytes: Math.round(gzip * factor) };
}

/** Caches an area that the user saves offline, and reports progress. */
async function takeArea(event: ExtendableEvent, area: string, port: MessagePort): Promise<void> {
  const files = filesOf(area);
  const total = files.length;
  const say = (step: CodeStep) => port.postMessage(step);
  try {
    await cacheFiles(event, files, (done) => say({ done, total }));
    await markArea(area);
    await markArea(taken);
    say({ done: total, total, isComplete: true });
  } catch {
    say({ done: 0, total, isComplete: false });
  }
}

/** Deletes files that only this area needs. */
async function dropArea(area: string): Promise<void> {
  const [marks, files] = [await caches.open(areaCache), await caches.open(codeCache)];
  for (const name of [area, taken]) await marks.delete(`/${name}`);
  for (const path of areas[area] ?? []) await files.delete(keyOf(path));
}

/** The cached areas; with the data saver on, only those that the user saved offline. */
async function cachedAreas(): Promise<string[]> {
  const saves =
    'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
  if (saves && !(await caches.match(`/${taken}`, { cacheName: areaCache }))) {
    await caches.delete(areaCache);
  }
  const cached = await (await caches.open(areaCache)).keys();
  return cached.map(({ url }) => new URL(url).pathname.slice(1)).filter((area) => area in areas);
}

/** Completes the cached areas. Without cached areas, the new version starts at once. */
async function install(event: ExtendableEvent): Promise<void> {
  const cached = await cachedAreas();
  for (const area of cached) await cacheArea(event, area);
  if (cached.length === 0) await self.skipWaiting();
}

async function activate(): Promise<void> {
  const keys = new Set(
    [...cacheablePaths].map((path) => new URL(keyOf(path), self.location.href).href),
  );
  const cache = await caches.open(codeCache);
  for (const request of await cache.keys()) {
    if (!keys.has(request.url)) await cache.delete(request);
  }
  await caches.delete(pageCache);
  await self.clients.claim();
}

/** Caches the app's HTML of this version, which users with data saving need offline too. */
async function cacheApp(response: Response): Promise<void> {
  const copy = response.clone();
  if ((await digestOf(await response.text())) !== loose[appPath]) return;
  await (await caches.open(codeCache)).put(keyOf(appPath), copy);
}

/** Caches files from before the worker started; they are still in the browser's cache. */
async function cacheVisited(paths: readonly string[]): Promise<void> {
  const files = await caches.open(codeCache);
  const html = await caches.open(pageCache);
  for (const path of paths) {
    const isPage = pages.includes(path);
    if (!isPage && isAddress(path)) {
      const init = { cache: 'only-if-cached', mode: 'same-origin' } as const;
      await fetch(path, init).then(cacheApp, () => undefined);
    }
    if (!isPage && !cacheablePaths.has(path)) continue;
    const cache = isPage ? html : files;
    const key = isPage ? path : keyOf(path);
    if (await cache.match(key)) continue;
    const response = await fetch(path, { cache: 'force-cache', priority: 'low' });
    if (isPage ? response.ok : isFile(path, response)) await cache.put(key, await direct(response));
  }
}

/** An address of the app: its HTML from the cache, else from the network. */
async function appAt(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(keyOf(appPath), { cacheName: codeCache });
  if (cached) return cached;
  const response = await fetch(event.request);
  event.waitUntil(cacheApp(response.clone()));
  return response;
}

async function pageAt(event: FetchEvent): Promise<Response> {
  try {
    return await visited.handle(event);
  } catch {
    return appAt(event);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only our own pages reach their worker
  const message = event.data as WorkerMessage;
  const [port] = event.ports;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  if (message.type === 'keep') event.waitUntil(cacheArea(event, message.area));
  if (message.type === 'cost' && port) {
    event.waitUntil(costOf(message.area).then((cost) => port.postMessage(cost)));
  }
  if (message.type === 'take' && port) event.waitUntil(takeArea(event, message.area, port));
  if (message.type === 'drop') event.waitUntil(dropArea(message.area));
  if (message.type === 'seen') event.waitUntil(cacheVisited(message.paths));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isAddress(pathname)) return;
    const path = plainPath(pathname);
    event.respondWith(pages.includes(path) ? pageAt(event) : appAt(event));
  } else if (cacheablePaths.has(pathname)) {
    event.respondWith(code.handle({ event, request: new Request(keyOf(pathname)) }));
  }
});
