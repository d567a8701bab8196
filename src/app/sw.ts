import { createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { accountPaths, exampleAt, isBelow, paths, plainPath } from '../paths.ts';

/**
 * The service worker, which stores all files of the app and opens the app from them. Requests to
 * the API pass through untouched.
 */
declare const self: {
  /** The files of this build, which the build fills in. */
  __WB_MANIFEST: PrecacheEntry[];
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'activate' | 'message',
    listener: (event: { waitUntil(work: Promise<void>): void }) => void,
  ): void;
};

// oxlint-disable-next-line no-underscore-dangle -- the name that Workbox replaces
precacheAndRoute(self.__WB_MANIFEST);

const openApp = createHandlerBoundToURL('/app.html');
const network = new NetworkOnly({ networkTimeoutSeconds: 4 });

interface Asked {
  request: Request;
  url: URL;
}

/** Returns whether a request is a navigation to a page, and not to the API or a file. */
const isPage = ({ request, url }: Asked): boolean =>
  request.mode === 'navigate' && !/^\/api(?:\/|$)|\.\w+$/.test(url.pathname);

const isAppPath = (path: string): boolean =>
  isBelow(path, paths.dashboard) || exampleAt(path) !== '' || accountPaths.has(plainPath(path));

registerRoute((options) => isPage(options) && isAppPath(options.url.pathname), openApp);

// The app knows the public pages too, so an old page that names deleted files is never shown.
registerRoute(isPage, (options) => network.handle(options).catch(() => openApp(options)));

// The page that registered the first worker already needs its files offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new version waits until the user agrees, which is the only message, or closes all tabs.
self.addEventListener('message', () => void self.skipWaiting());
