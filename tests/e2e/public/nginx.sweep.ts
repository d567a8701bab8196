import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { areas } from '../../../src/app/areas.ts';
import { paths } from '../../../src/paths.ts';
import { listenLocally } from '../../sandbox/address.ts';
import { startSandbox } from '../../support/sandboxServer.ts';
import { testTime } from '../../support/waits.ts';
import { amina } from '../../support/people.ts';
import { logIn } from '../support/account.ts';
import { buildInto } from '../support/buildSite.ts';
import { findBrotli, findNginx, serveWithNginx } from '../support/nginx.ts';
import { root } from '../support/server.ts';

/** These tests use the documented hosting with nginx (tests/hosting), unchanged. */

const nginx = findNginx();

interface Host {
  origin: string;
  dist: string;
  requested: () => string[];
}

/** The API's host requires HTTPS for a year. */
const https = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

async function startApi() {
  const { sandbox, close } = await startSandbox();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(https)) response.setHeader(name, value);
    return sandbox.listener(request, response);
  });
  return {
    origin: await listenLocally(server),
    requested: sandbox.calls,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}

const test = base.extend<object, { proxied: Host; direct: Host }>({
  // Here the API is on the page's own origin, with the usual build.
  proxied: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide) => {
      const dist = join(root, process.env['SITE_DIR'] ?? 'dist');
      const { origin: api, requested, stop } = await startApi();
      const server = await serveWithNginx(nginx ?? '', { folder: dist, api, proxied: true });
      await provide({ origin: server.origin, dist, requested });
      await server.stop();
      await stop();
    },
    { scope: 'worker' },
  ],
  // Here the API is on another origin, for which the build is made.
  direct: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures’ names from the braces
    async ({}, provide) => {
      const { origin: api, requested, stop } = await startApi();
      const folder = `.cache/site-direct-${process.pid}`;
      const remove = buildInto(folder, api);
      const dist = join(root, folder);
      const server = await serveWithNginx(nginx ?? '', { folder: dist, api, proxied: false });
      await provide({ origin: server.origin, dist, requested });
      await server.stop();
      await stop();
      remove();
    },
    { scope: 'worker', timeout: testTime },
  ],
});

test.skip(nginx === null, 'nginx is not installed on this machine');
// All tests share a server, because starting it takes longer than the tests.
test.describe.configure({ mode: 'default' });

/** Returns the headers that the build's `_headers` sets for every response. */
async function headersOfBuild(dist: string): Promise<[string, string][]> {
  const [everywhere = ''] = (await readFile(join(dist, '_headers'), 'utf8')).split(/\n(?=\/)/);
  return [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
}

async function expectHeaders(request: APIRequestContext, { origin, dist }: Host): Promise<void> {
  const headersInBuild = await headersOfBuild(dist);
  expect(headersInBuild.length).toBeGreaterThan(4);
  const [asset] = await readdir(join(dist, 'assets'));
  for (const path of ['/', '/team', '/dashboard', '/sw.js', '/none', `/assets/${asset}`]) {
    const headers = (await request.get(origin + path)).headers();
    for (const [name, value] of headersInBuild)
      expect(headers[name], `${path} ${name}`).toBe(value);
  }
}

test('every response has the headers of the build', async ({ request, proxied, direct }) => {
  await expectHeaders(request, proxied);
  await expectHeaders(request, direct);
});

test('pages, the app and missing files have the right status and caching', async ({
  request,
  proxied: { origin, dist },
}) => {
  const fetchPath = async (path: string) => {
    const response = await request.get(origin + path, { maxRedirects: 0 });
    const headers = response.headers();
    return { status: response.status(), headers, text: await response.text() };
  };
  const file = (name: string) => readFile(join(dist, name), 'utf8');
  for (const [path, name] of [
    ['/', 'index.html'],
    ['/team', 'team.html'],
    ['/team/', 'team.html'],
    ['/login?next=1', 'login.html'],
  ] as const) {
    const { status, text, headers } = await fetchPath(path);
    expect([status, text], path).toEqual([200, await file(name)]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['etag']).toBeTruthy();
  }
  const app = await file('app.html');
  const pages = areas.flatMap((area) => area.pages.map(({ path }) => path));
  const examples = [paths.exampleMentee, paths.exampleMentor];
  for (const path of [...pages, ...examples, ...examples.map((start) => start + paths.task)]) {
    const { status, text } = await fetchPath(path.replaceAll(/:\w+/g, 'node.js'));
    expect([status, text], path).toEqual([200, app]);
  }
  for (const path of ['/none', '/team/none', '/assets/none-00000000.js', '/_headers', '/.env']) {
    const { status, text, headers } = await fetchPath(path);
    expect([status, text], path).toEqual([404, await file('404.html')]);
    expect(headers['cache-control'] ?? '', path).not.toContain('immutable');
  }
  const asset = (await readdir(join(dist, 'assets'))).find((name) => name.endsWith('.js'));
  expect((await fetchPath(`/assets/${asset}`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await fetchPath('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await fetchPath('/site.webmanifest')).headers['content-type']).toContain('manifest+json');
});

test('nginx sends the build’s compressed copies of text files', async ({
  request,
  proxied: { origin, dist },
}) => {
  const names = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.gz'));
  expect(names.length).toBeGreaterThan(50);
  const encodings = findBrotli(nginx ?? '') ? { gzip: '.gz', br: '.br' } : { gzip: '.gz' };
  for (const [encoding, extension] of Object.entries(encodings)) {
    for (const [path, name] of [
      ['/', 'index.html'],
      ['/team', 'team.html'],
      ['/dashboard', 'app.html'],
      ['/none', '404.html'],
      ['/site.webmanifest', 'site.webmanifest'],
      ...names.slice(0, 5).map((copy) => [`/${copy.slice(0, -3)}`, copy.slice(0, -3)]),
    ] as const) {
      const response = await request.get(origin + path, {
        headers: { 'accept-encoding': encoding },
      });
      const headers = response.headers();
      expect(headers['content-encoding'], path).toBe(encoding);
      expect(headers['vary'], path).toContain('Accept-Encoding');
      const { size } = await stat(join(dist, name + extension));
      expect(headers['content-length'], path).toBe(String(size));
    }
  }
});

/** Returns the page's requests to its origin. */
async function logInAndRead(page: Page, host: Host): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(`${request.method()} ${pathname}`);
  });
  await page.goto(host.origin + paths.tasks);
  await logIn(page, amina);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // A request that the reload cancels may not be recorded.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  return requested;
}

test('the proxy needs no pre-flights', async ({ page, proxied }) => {
  const requested = await logInAndRead(page, proxied);
  const received = () => proxied.requested().map((call) => call.replace(/\?.*/, ''));
  // Other requests of the shell may still be in flight.
  await expect(() => expect(received().toSorted()).toEqual(requested.toSorted())).toPass();
  expect(received().filter((call) => call.startsWith('OPTIONS'))).toEqual([]);
  expect(received()).toContain('POST /api/auth/login');
});

test('the proxy replaces the API’s security headers', async ({ request, proxied }) => {
  const headers = (await request.get(`${proxied.origin}/api/tracks`)).headers();
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('direct requests to the API pass the policy without a proxy', async ({
  page,
  request,
  direct,
}) => {
  await logInAndRead(page, direct);
  expect(direct.requested()).toContain('POST /api/auth/login');
  expect((await request.get(`${direct.origin}/api/tracks`)).status()).toBe(404);
});
