import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { areas } from '../../src/routes/areas.ts';
import { paths } from '../../src/config/paths.ts';
import { startSandbox } from '../support/sandboxServer.ts';
import { logIn } from './support/account.ts';
import { findNginx, serveWithNginx } from './support/nginx.ts';
import { root } from './support/server.ts';
import { amina } from './support/tasks.ts';

/** The documented hosting with nginx, run as it stands: tests/hosting/nginx.conf. */

const nginx = findNginx();
const dist = join(root, process.env['SITE_DIR'] ?? 'dist');

interface Host {
  origin: string;
  /** What was asked of the API behind it, as `GET /api/tasks`. */
  asked: () => string[];
}

const test = base.extend<object, { host: Host }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the braces
    async ({}, provide, { parallelIndex }) => {
      const { origin: api, sandbox, close } = await startSandbox();
      const port = 19_300 + (process.ppid % 100) * 5 + parallelIndex;
      const server = await serveWithNginx(nginx ?? '', port, dist, api);
      const asked = () => sandbox.requests().map(({ method, path }) => `${method} ${path}`);
      await provide({ origin: server.origin, asked });
      await server.stop();
      await close();
    },
    { scope: 'worker' },
  ],
});

test.skip(nginx === null, 'nginx is not installed on this machine');
// One server answers them all: to start one for each takes longer than the tests.
test.describe.configure({ mode: 'default' });

/** The headers that the build's `_headers` gives to every answer. */
async function headersOfBuild(): Promise<[string, string][]> {
  const [everywhere = ''] = (await readFile(join(dist, '_headers'), 'utf8')).split(/\n(?=\/)/);
  return [...everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
}

test('every answer carries the headers of the build', async ({ request, host }) => {
  const wanted = await headersOfBuild();
  expect(wanted.length).toBeGreaterThan(4);
  const [asset] = await readdir(join(dist, 'assets'));
  for (const path of ['/', '/team', '/dashboard', '/sw.js', '/none', `/assets/${asset}`]) {
    const headers = (await request.get(host.origin + path)).headers();
    for (const [name, value] of wanted) expect(headers[name], `${path} ${name}`).toBe(value);
  }
});

test('pages, the app, what is missing, and how long each may be kept', async ({
  request,
  host,
}) => {
  const at = async (path: string) => {
    const response = await request.get(host.origin + path, { maxRedirects: 0 });
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
    const { status, text, headers } = await at(path);
    expect([status, text], path).toEqual([200, await file(name)]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['etag']).toBeTruthy();
  }
  const app = await file('app.html');
  for (const path of areas.flatMap(({ pages }) => pages.map((page) => page.path))) {
    const { status, text } = await at(path.replaceAll(/:\w+/g, 'node.js'));
    expect([status, text], path).toEqual([200, app]);
  }
  for (const path of ['/none', '/team/none', '/assets/none-00000000.js', '/_headers', '/.env']) {
    const { status, text, headers } = await at(path);
    expect([status, text], path).toEqual([404, await file('404.html')]);
    expect(headers['cache-control'] ?? '', path).not.toContain('immutable');
  }
  const asset = (await readdir(join(dist, 'assets'))).find((name) => name.endsWith('.js'));
  expect((await at(`/assets/${asset}`)).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await at('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await at('/site.webmanifest')).headers['content-type']).toContain('manifest+json');
  for (const path of ['/', '/sw.js', `/assets/${asset}`]) {
    expect((await at(path)).headers['content-encoding'], path).toBe('gzip');
  }
});

test('somebody logs in and reads: one request a call, none of them a pre-flight', async ({
  page,
  host,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto(host.origin + paths.tasks);
  await logIn(page, amina);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  // A call that is cut off by the reload may never arrive, or arrive unseen.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const received = () => host.asked().map((call) => call.replace(/\?.*/, ''));
  // Others of the frame's calls may still be on their way.
  await expect(() => expect(received().toSorted()).toEqual(asked.toSorted())).toPass();
  expect(received().filter((call) => call.startsWith('OPTIONS'))).toEqual([]);
  expect(received()).toContain('POST /api/auth/login');
});
