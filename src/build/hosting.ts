import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { paths } from '../paths.ts';
import { parseOrigin } from '../lib/settings.ts';
import { appFile } from './template.ts';
import { securityHeaders } from './headers.ts';

const crawlerFiles = ['robots.txt', 'sitemap.xml'];
const sampleSite = 'https://akada.example';

const cacheFor = 'public, max-age=31536000, immutable';

const asFile = (headers: Record<string, string>): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    // Browsers must always check for a new version.
    '/sw.js',
    '  Cache-Control: no-cache',
    '/assets/*',
    `  Cache-Control: ${cacheFor}`,
    '',
  ].join('\n');

/** The addresses that the host rewrites; for all others it responds with 404.html. */
const rewrites = [paths.dashboard, paths.exampleMentee, paths.exampleMentor]
  .flatMap((path) => [path, `${path}/*`])
  .map((path) => `${path} /${appFile} 200\n`)
  .join('');

/**
 * A service worker that unregisters itself, deletes every cached file and reloads the open pages.
 * Development serves it; the build writes it as `sw-off.js`, to replace a faulty `sw.js`.
 */
const selfDestructingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll()) client.navigate(client.url);
}
`;

/** Writes `_headers` and `_redirects` for static hosts; `vite preview` behaves the same. */
export function hosting(settings: Record<string, string | undefined>): Plugin {
  const headers = securityHeaders(parseOrigin('VITE_API_HOST', settings.VITE_API_HOST));
  const site = parseOrigin('VITE_SITE_URL', settings.VITE_SITE_URL);
  let dist = '';
  return {
    name: 'hosting',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: '_headers', source: asFile(headers) });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: rewrites });
      this.emitFile({
        type: 'asset',
        fileName: 'sw-off.js',
        source: selfDestructingWorker.trimStart(),
      });
    },
    async writeBundle() {
      if (this.environment.name !== 'client' || site === '') return;
      for (const file of crawlerFiles) {
        const text = await readFile(join(dist, file), 'utf8');
        await writeFile(join(dist, file), text.replaceAll(sampleSite, site));
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(selfDestructingWorker);
      });
    },
    configurePreviewServer({ middlewares }) {
      const serve = sirv(dist, {
        dev: true,
        etag: true,
        gzip: true,
        brotli: true,
        single: appFile,
        // A missing file of an older build is a 404, not the app.
        ignores: /^\/assets\//,
        setHeaders: (response, pathname) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          if (pathname.startsWith('/assets/')) response.setHeader('Cache-Control', cacheFor);
        },
      });
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api')) next();
        else serve(request, response);
      });
    },
  };
}
